import { at, box, dot, faded, ink, pen, shape, type Picture } from './picture.ts'

/** A branch whose ends are dots: a nerve cell and a tree at once. */
function branches(colour: string, tip: string): string {
  return [
    pen('M0 0C0 -40 -4 -70 0 -104', colour, 9),
    pen('M-1 -44C-10 -66 -34 -72 -48 -92', colour, 7),
    pen('M0 -58C12 -78 32 -82 46 -104', colour, 7),
    pen('M-24 -72C-26 -88 -22 -104 -28 -118', colour, 5),
    pen('M24 -82C24 -98 22 -112 28 -128', colour, 5),
    ...[
      [0, -110, 9],
      [-52, -97, 8],
      [50, -109, 8],
      [-29, -124, 7],
      [29, -134, 7],
    ].map(([x = 0, y = 0, r = 0]) => dot(x, y, r, tip)),
  ].join('')
}

const logo: Picture = {
  file: 'hospital-profile/logo',
  width: 256,
  height: 256,
  svg: [
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${ink.teal}"/>
    <stop offset="1" stop-color="${ink.navy}"/></linearGradient></defs>`,
    box({ x: 8, y: 8, w: 240, h: 240, r: 64 }, 'url(#g)'),
    shape('M52 92A84 84 0 1 0 204 92A76.6 76.6 0 1 1 52 92Z', ink.sun),
    at('translate(128 182) scale(.84)', branches(ink.milk, ink.milk)),
  ].join(''),
}

function hill(d: string, fill: string): string {
  return shape(`${d}V700H0Z`, fill)
}

const stars = [
  [180, 90],
  [330, 150],
  [520, 70],
  [690, 130],
  [860, 60],
  [980, 170],
  [1420, 90],
  [1510, 190],
  [90, 210],
  [1330, 240],
]

const banner: Picture = {
  file: 'hospital-profile/banner',
  width: 1600,
  height: 700,
  svg: [
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#16264A"/>
    <stop offset=".45" stop-color="#1F5D78"/><stop offset=".72" stop-color="#6FB3AE"/>
    <stop offset="1" stop-color="#F6D9B0"/></linearGradient>
    <radialGradient id="halo"><stop stop-color="#FFF3DC" stop-opacity=".55"/>
    <stop offset="1" stop-color="#FFF3DC" stop-opacity="0"/></radialGradient>
    <linearGradient id="river" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#F9E4C2"/>
    <stop offset="1" stop-color="#5DB3B0"/></linearGradient></defs>`,
    box({ x: 0, y: 0, w: 1600, h: 700 }, 'url(#sky)'),
    ...stars.map(([x = 0, y = 0], i) => faded(0.7, dot(x, y, i % 3 === 0 ? 3 : 2, '#FFF3DC'))),
    dot(1180, 190, 250, 'url(#halo)'),
    dot(1180, 190, 84, '#FFF1D6'),
    faded(0.6, dot(1152, 168, 14, '#F6DFC0')),
    faded(0.5, dot(1206, 214, 20, '#F6DFC0')),
    hill(
      'M0 430C180 350 320 400 480 372C680 336 800 300 980 352C1160 404 1330 330 1600 372',
      '#4D93A0',
    ),
    hill(
      'M0 486C240 420 420 470 640 440C860 410 1010 436 1190 456C1370 474 1480 420 1600 440',
      '#2F7A8A',
    ),
    shape(
      'M962 437C890 478 1010 506 960 548C910 590 640 610 560 700H1180C1130 640 1160 590 1120 556C1078 522 972 500 976 438Z',
      'url(#river)',
      'opacity=".85"',
    ),
    hill('M0 560C160 500 380 540 520 556C700 576 640 640 500 700', '#1E5F6E'),
    shape('M1600 520C1440 500 1290 540 1190 590C1130 622 1150 664 1190 700H1600Z', '#1E5F6E'),
    hill('M0 640C150 590 300 620 420 660C470 678 440 690 420 700', '#164654'),
    shape('M1600 600C1500 590 1390 630 1330 700H1600Z', '#164654'),
    at('translate(1450 640) scale(2.15)', branches('#12303F', '#F4B544')),
    at('translate(1310 668) scale(1.15)', branches('#12303F', '#FACDB0')),
    at('translate(128 660) scale(1.5)', branches('#12303F', '#F4B544')),
    at('translate(262 668) scale(.9)', branches('#12303F', '#FACDB0')),
    pen('M560 330c14 -14 26 -14 34 0c8 -14 20 -14 34 0', '#12303F', 4, 'opacity=".55"'),
    pen('M640 292c10 -10 18 -10 24 0c6 -10 14 -10 24 0', '#12303F', 3, 'opacity=".55"'),
  ].join(''),
}

/** The letter N written in one stroke, like a pulse; its ends are the dots of a nerve. */
export function nadiMark(scale: number): string {
  return at(
    `translate(256 256) scale(${scale}) translate(-256 -256)`,
    pen('M148 356V196C148 148 204 140 228 184L284 328C308 372 364 364 364 316V156', '#FFFFFF', 44),
    dot(148, 356, 38, '#F4B544'),
    dot(364, 156, 38, '#7FD6CF'),
  )
}

function tile(radius: number, scale: number): string {
  return [
    `<clipPath id="n"><rect width="512" height="512" rx="${radius}"/></clipPath><g clip-path="url(#n)">`,
    box({ x: 0, y: 0, w: 512, h: 512 }, ink.teal),
    shape('M0 250C120 170 210 210 290 262C370 312 440 300 512 240V512H0Z', ink.deep),
    shape('M0 372C110 318 220 350 300 392C380 430 450 420 512 380V512H0Z', ink.navy),
    '</g>',
    nadiMark(scale),
  ].join('')
}

/** The icons of the app itself. The masked one keeps to the middle that every phone shows. */
export const appIcons = {
  rounded: tile(112, 1),
  masked: tile(0, 0.86),
  square: tile(0, 1),
}

export const brandPictures = [logo, banner]
