import type { Manifest } from './manifest.ts'

/** Summarizes the contents of a snapshot in a sentence. */
export function summarizeManifest({ tables, pictures, schema }: Manifest): string {
  const rows = (name: string) => tables[name]?.rows ?? 0
  const content = Object.keys(tables).filter(
    (name) =>
      name.startsWith('public.') && !['public.users', 'public.activity_logs'].includes(name),
  )
  const bytes = pictures.reduce((sum, picture) => sum + picture.bytes, 0)
  const kinds = [
    count(rows('public.users'), 'account'),
    ...('private.sessions' in tables ? [count(rows('private.sessions'), 'open session')] : []),
    count(
      content.map(rows).reduce((a, b) => a + b, 0),
      'row',
      ' of content',
    ),
    count(rows('public.activity_logs'), 'line', ' of the log'),
    count(rows('sync.applied'), 'decided edit'),
    `${count(pictures.length, 'picture')} (${(bytes / 1e6).toFixed(1)} MB)`,
  ]
  return `${kinds.join(', ')}; schema ${schema}`
}

function count(number: number, noun: string, suffix = ''): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}${suffix}`
}
