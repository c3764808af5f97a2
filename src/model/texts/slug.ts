/** Returns the slug of a name; empty if the name has no English letter or digit. */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/**
 * Returns the slug of a duplicated theme: here the specification drops punctuation instead of
 * replacing it by a hyphen.
 */
export function slugifyTheme(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9\s_-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Returns the slug itself where it is free, else the next free one: 'sleep-2' after 'sleep'. */
export function findFreeSlug(slug: string, takenSlugs: readonly string[]): string {
  if (!takenSlugs.includes(slug)) return slug
  const [, stem = slug, number = '1'] = /^(.+?)-(\d{1,3})$/.exec(slug) ?? []
  // A slug has at most 200 characters.
  const begin = stem.slice(0, 190)
  let next = Number(number) + 1
  while (takenSlugs.includes(`${begin}-${next}`)) next += 1
  return `${begin}-${next}`
}
