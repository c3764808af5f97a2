/** What is opened: the page with a picture at its top, and one that comes as a link in a message. */
export const pages = [
  { name: 'Home', path: '/' },
  { name: 'An illness', path: '/health-library/parkinsons-disease' },
] as const

export type PageName = (typeof pages)[number]['name']
