import { join } from 'node:path'
import { env } from 'node:process'

// The project whose pages these are; this folder is copied out of it to be built.
const project = env.PROJECT

// oxlint-disable-next-line import/no-default-export -- Astro wants it so.
export default {
  output: 'static',
  // Its best case: with the style in the page, nothing stands between the words and the reader.
  build: { inlineStylesheets: 'always', format: 'directory' },
  publicDir: join(project, 'public'),
  devToolbar: { enabled: false },
  vite: {
    resolve: { alias: { '@project': project } },
    ssr: { noExternal: true },
    esbuild: { jsx: 'automatic' },
    build: { cssMinify: true },
  },
}
