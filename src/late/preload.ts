/** Stylesheets that are loaded or loading, by URL. */
const styles = new Map<string, Promise<unknown>>()

/**
 * Replaces the bundler's own preload helper in each `import()` of the built site
 * (tools/late-parts.ts): loads the files of a chunk and then runs it. The bundler's helper requests
 * each stylesheet only once, so a chunk whose style failed would be unstyled after a retry.
 */
export async function loadWithFiles<T>(load: () => Promise<T>, files: readonly string[] = []) {
  await Promise.all(files.map((file) => fetchFile(`/${file}`)))
  return load()
}

async function fetchFile(href: string): Promise<void> {
  if (!styles.has(href) && !document.querySelector(`link[href="${href}"]`)) preload(href)
  await styles.get(href)
}

function preload(href: string): void {
  const link = document.createElement('link')
  link.crossOrigin = ''
  link.href = href
  link.rel = 'modulepreload'
  if (href.endsWith('.css')) {
    link.rel = 'stylesheet'
    const coming = new Promise((resolve, reject) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', (error) => {
        link.remove()
        styles.delete(href)
        reject(error)
      })
    })
    styles.set(href, coming)
  }
  document.head.append(link)
}
