import type { Form, OrderedTable } from '#model/rows.ts'
import { isShown } from '#model/tables.ts'

/** The actions that publish and hide records: label, past tense and change. */
export interface Visibility<T extends OrderedTable> {
  show: VisibilityAction<T>
  hide: VisibilityAction<T>
}

interface VisibilityAction<T extends OrderedTable> {
  label: string
  done: string
  change: Partial<Form<T>>
}

/** For records that have a switch. */
export const activeVisibility = {
  show: { label: 'Make active', done: 'made active', change: { is_enabled: true } },
  hide: { label: 'Make inactive', done: 'made inactive', change: { is_enabled: false } },
} as const

/** For reviews, which are published or not. */
export const publishedVisibility = {
  show: { label: 'Publish', done: 'published', change: { is_published: true } },
  hide: { label: 'Unpublish', done: 'made drafts', change: { is_published: false } },
} as const

/** The action that a record's menu offers: it hides a record that is shown, and the reverse. */
export function getVisibilityAction<T extends OrderedTable>(
  table: T,
  row: object,
  { show, hide }: Visibility<T>,
): VisibilityAction<T> & { shows: boolean } {
  const shows = !isShown(table, row)
  return { ...(shows ? show : hide), shows }
}
