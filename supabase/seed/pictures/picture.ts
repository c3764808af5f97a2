/** A drawing and the file it becomes: a path under files/, without the extension. */
export interface Picture {
  file: string
  width: number
  height: number
  svg: string
  /** JPEG for what other apps show; all else is WebP. */
  ending?: 'webp' | 'jpg'
}

/** One family of colours for every drawing; none is so bright or dark that it glares on a page. */
export const ink = {
  night: '#1B2A4A',
  navy: '#14324A',
  deep: '#155E70',
  teal: '#1F7F8C',
  sea: '#5DB3B0',
  mist: '#D5EBEA',
  cream: '#FFF1DC',
  sand: '#F6DFC0',
  peach: '#FACDB0',
  coral: '#EC7B62',
  brick: '#B84A3A',
  sun: '#F4B544',
  lilac: '#A99CDD',
  haze: '#E3DEF5',
  leaf: '#6BAA86',
  fern: '#3F7F63',
  milk: '#FBFDFC',
  line: '#B9CFD3',
} as const

export const skin = {
  umber: '#6F452C',
  chestnut: '#8C5A38',
  almond: '#A9714A',
  wheat: '#C48D61',
  honey: '#D9A878',
} as const

/** A dot of one colour. */
export function dot(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
}

/** Lets what is behind a drawing shine through. */
export function faded(opacity: number, ...parts: string[]): string {
  return `<g opacity="${opacity}">${parts.join('')}</g>`
}

/** A line with round ends, as everything drawn with a pen here has. */
export function pen(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
}

export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}

interface Box {
  x: number
  y: number
  w: number
  h: number
  r?: number
}

export function box({ x, y, w, h, r = 0 }: Box, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`
}

/** Puts drawings somewhere else, larger, smaller or turned. */
export function at(transform: string, ...parts: string[]): string {
  return `<g transform="${transform}">${parts.join('')}</g>`
}

/** A head from the side, looking right, about 310 wide and 400 high from its own corner. */
export const profile =
  'M78 400C84 352 70 318 46 276C8 212 14 104 88 50C150 6 246 18 282 84C296 112 294 136 291 158' +
  'C290 170 304 190 315 210C320 221 312 228 298 230C299 242 305 248 301 257C297 263 299 269 295 275' +
  'C289 288 294 304 276 313C257 321 234 314 222 324C214 340 218 370 226 400Z'

/** Hair for that head, from the forehead to the nape. */
export const profileHair =
  'M54 290C4 212 8 100 84 44C150 -2 252 12 288 90C254 72 214 84 194 110C202 148 180 172 168 198' +
  'C166 228 144 248 112 260C90 268 70 274 54 290Z'

/** A plant in a pot, to fill a quiet corner. */
export function plant(x: number, y: number, scale = 1): string {
  return at(
    `translate(${x} ${y}) scale(${scale})`,
    shape('M0 0C-6 -50 -46 -62 -58 -92C-22 -92 4 -62 4 -8Z', ink.leaf),
    shape('M2 0C2 -66 34 -92 62 -108C66 -66 44 -26 8 0Z', ink.fern),
    shape('M0 -4C-14 -60 -8 -108 8 -138C24 -100 20 -46 6 -2Z', ink.sea),
    shape('M-32 -4H36L28 58C27 64 23 66 18 66H-14C-19 66 -23 64 -24 58Z', ink.coral),
    box({ x: -38, y: -10, w: 80, h: 16, r: 8 }, ink.brick),
  )
}
