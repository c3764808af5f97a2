/** A file of the build, as the build names it: `revision` where its name does not tell what is in it. */
export interface BuiltFile {
  url: string
  revision: string | null
  integrity?: string
}
