/** Stylesheets that are here or on their way, by their address. */
const styles = new Map<string, Promise<unknown>>()

/**
 * What each `import()` becomes in the built site, in the place of the bundler's own helper
 * (tools/late-parts.ts): fetches the files of a part and then runs it. The bundler's asks for each
 * stylesheet only once: a part whose style was lost would come without it at the next try.
 */
export async function loadWithFiles<T>(load: () => Promise<T>, files: readonly string[] = []) {
  await Promise.all(files.map((file) => fetchFile(`/${file}`)))
  return load()
}

async function fetchFile(href: string): Promise<void> {
  if (!styles.has(href) && !document.querySelector(`link[href="${href}"]`)) ask(href)
  await styles.get(href)
}

function ask(href: string): void {
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
