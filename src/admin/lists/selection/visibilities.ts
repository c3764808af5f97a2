/** Bulk changes of records that have a switch. */
export const activeVisibility = {
  show: { label: 'Make active', done: 'made active', change: { is_enabled: true } },
  hide: { label: 'Make inactive', done: 'made inactive', change: { is_enabled: false } },
} as const
