import { fileURLToPath } from 'node:url'

import type { Plugin, Rolldown } from 'vite'

import { createFileTags, serializePageFiles, type PageFiles } from '../src/app/page-files.ts'

const START = fileURLToPath(new URL('../src/app/start.ts', import.meta.url))

/** What the app stands on. */
export const VENDOR_CHUNK = 'libraries'
export const isVendorModule = (id: string): boolean =>
  /\/(?:node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\/|src\/app\/vendor\.ts)/.test(
    id,
  )

/** A file of its own: browsers that cannot read the app's have to be able to read this. */
export const isStartScript = (id: string): boolean => id === START

const MESSAGES = /\/src\/site\/messages\/(\w\w)\.ts$/

/**
 * Lets the built page begin with src/app/start.ts, which starts the app where it can run. The app
 * and its libraries are named in the page and come at the same time: no visitor waits for one after
 * the other. Vite's own tags give way to those of src/app/page-files.ts.
 */
export function startScript(): Plugin {
  return {
    name: 'start-script',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: START, name: 'start' })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk: app }) {
        if (!app) throw new Error('The built page does not load the app as it used to')
        const files = listPageFiles(bundle, app)
        const tags = [
          `<script type="module" crossorigin src="${files.app}"></script>`,
          ...[...files.imports, files.libraries].map(
            (it) => `<link rel="modulepreload" crossorigin href="${it}">`,
          ),
          ...files.styles.map((it) => `<link rel="stylesheet" crossorigin href="${it}">`),
        ]
        const bare = tags.reduce((rest, tag) => {
          if (!rest.includes(tag)) throw new Error(`The built page has no ${tag}`)
          return rest.replace(tag, '')
        }, html)
        return bare.replace(
          '</head>',
          `${createFileTags(files)}${serializePageFiles(files)}</head>`,
        )
      },
    },
  }
}

function listPageFiles(bundle: Rolldown.OutputBundle, app: Rolldown.OutputChunk): PageFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const start = chunks.find((chunk) => chunk.facadeModuleId === START)
  const libraries = chunks.find(({ name }) => name === VENDOR_CHUNK)
  if (!start || !libraries) throw new Error('The built page does not load the app as it used to')
  const imported = new Set([app])
  for (const { imports } of imported)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) imported.add(chunk)
  const styles = [...imported].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  const imports = [...imported].filter((chunk) => chunk !== app && chunk !== libraries)
  const messages = chunks.flatMap((chunk) => {
    const [, language] = MESSAGES.exec(chunk.facadeModuleId ?? '') ?? []
    return language ? [[language, `/${chunk.fileName}`] as const] : []
  })
  return {
    styles: styles.map((name) => `/${name}`),
    start: `/${start.fileName}`,
    app: `/${app.fileName}`,
    libraries: `/${libraries.fileName}`,
    imports: imports.map(({ fileName }) => `/${fileName}`),
    messages: Object.fromEntries(messages),
  }
}
