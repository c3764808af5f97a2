/** What is opened: the page with a picture at its top, one that comes as a link in a message, and a long list. */
export const pages = [
  { name: 'Home', path: '/' },
  { name: 'An illness', path: '/health-library/parkinsons-disease' },
  { name: 'The library', path: '/health-library' },
] as const

export type MeasuredPage = (typeof pages)[number]
export type PageName = MeasuredPage['name']
