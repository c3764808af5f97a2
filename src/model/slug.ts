/** The address of a record, made from its name; empty when the name has no English letter or digit. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The address of a duplicated theme: punctuation is dropped instead of becoming a hyphen (spec §5). */
export function themeSlugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9\s_-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-|-$/g, '')
}
