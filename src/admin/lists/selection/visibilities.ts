/** For records with a switch: what many of them are changed to at once. */
export const activeVisibility = {
  show: { label: 'Make active', done: 'made active', change: { is_enabled: true } },
  hide: { label: 'Make inactive', done: 'made inactive', change: { is_enabled: false } },
} as const
