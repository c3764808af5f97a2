import { ICON_SIDE, OF_ICON, SHARE_PICTURE } from '../../../src/model/texts/picture-path.ts'
import { banner } from './banner.ts'
import { at, box, dot, ink, pen, shape, type Picture } from './picture.ts'

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
  file: `hospital-profile/logo${OF_ICON}`,
  width: ICON_SIDE,
  height: ICON_SIDE,
  svg: at(
    `scale(${ICON_SIDE / 256})`,
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${ink.teal}"/>
    <stop offset="1" stop-color="${ink.navy}"/></linearGradient></defs>`,
    box({ x: 8, y: 8, w: 240, h: 240, r: 64 }, 'url(#g)'),
    shape('M52 92A84 84 0 1 0 204 92A76.6 76.6 0 1 1 52 92Z', ink.sun),
    at('translate(128 182) scale(.84)', branches(ink.milk, ink.milk)),
  ),
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

/** The middle of the banner, which is as wide: what one sees where somebody shares a page. */
const shared: Picture = {
  file: 'hospital-profile/share',
  ...SHARE_PICTURE,
  ending: 'jpg',
  svg: at(`translate(0 ${(SHARE_PICTURE.height - banner.height) / 2})`, banner.svg),
}

export const brandPictures = [logo, banner, shared]
