const CACHE = new URL('../../node_modules/.cache/nadi-bench/', import.meta.url).pathname

/** Where the bench keeps what it builds and installs: never in the project, and gone with node_modules. */
export function cacheFolder(name: string): string {
  return CACHE + name
}
