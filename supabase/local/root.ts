import { existsSync } from 'node:fs'

/** The project's folder, the same for the sources and for their build. */
export const ROOT = rootAbove(new URL('./', import.meta.url))

function rootAbove(folder: URL): URL {
  if (existsSync(new URL('package.json', folder))) return folder
  const above = new URL('../', folder)
  if (above.href === folder.href) throw new Error('There is no package.json above the server')
  return rootAbove(above)
}
