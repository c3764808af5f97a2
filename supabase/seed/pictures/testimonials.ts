import { at, box, dot, ink, pen, shape, type Picture } from './picture.ts'

/** A flower, kite, lamp or hill in place of a patient's photo: no patient is ever pictured. */
function avatar(name: string, ground: string, content: string): Picture {
  const svg = box({ x: 0, y: 0, w: 400, h: 400 }, ground) + content
  return { file: `testimonials/${name}`, width: 400, height: 400, svg }
}

const petal = (turn: number, fill: string) =>
  at(
    `translate(200 262) rotate(${turn})`,
    shape('M0 0C-46 -50 -40 -116 0 -156C40 -116 46 -50 0 0Z', fill),
  )

const lotus = avatar(
  'padmaja',
  '#BFE0DC',
  [
    dot(200, 200, 150, '#DDF0EC'),
    petal(-68, '#E58BA0'),
    petal(68, '#E58BA0'),
    petal(-36, '#EFA3B2'),
    petal(36, '#EFA3B2'),
    petal(0, '#F8C3CC'),
    shape(
      'M84 266C130 300 270 300 316 266C300 312 244 328 200 328C156 328 100 312 84 266Z',
      ink.fern,
    ),
    pen('M120 350C150 340 170 358 200 350C230 342 250 358 280 350', ink.sea, 8),
  ].join(''),
)

const kite = avatar(
  'abdul-rahman',
  '#9FC3E6',
  [
    dot(96, 316, 70, '#C9DFF3'),
    dot(172, 340, 84, '#C9DFF3'),
    dot(318, 110, 46, '#C9DFF3'),
    pen('M206 262C190 300 232 318 210 350C200 366 180 372 172 396', ink.navy, 4),
    shape('M206 70L306 166L206 262L106 166Z', ink.coral),
    shape('M206 70L306 166H206Z', ink.sun),
    shape('M206 262L106 166H206Z', ink.teal),
    pen('M206 70V262M106 166H306', ink.milk, 4),
    shape('M206 262L232 300H180Z', ink.sun),
  ].join(''),
)

const lamp = avatar(
  'vijayalakshmi',
  '#6E4A7E',
  [
    dot(200, 170, 140, '#85608F'),
    dot(200, 170, 92, '#A77C9A'),
    shape('M200 72C246 128 250 170 200 206C150 170 154 128 200 72Z', ink.sun),
    shape('M200 124C224 152 226 180 200 202C174 180 176 152 200 124Z', '#FFF0C9'),
    shape(
      'M70 214C120 196 280 196 330 214C318 284 262 318 200 318C138 318 82 284 70 214Z',
      ink.brick,
    ),
    `<ellipse cx="200" cy="214" rx="130" ry="20" fill="#8F3429"/>`,
    `<ellipse cx="200" cy="212" rx="92" ry="11" fill="${ink.sun}" opacity=".85"/>`,
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      dot(110 + i * 36, i % 5 === 0 ? 248 : 262 + (i === 2 || i === 3 ? 8 : 0), 7, ink.peach),
    ),
    shape('M158 318H242L258 344H142Z', '#8F3429'),
  ].join(''),
)

const hills = avatar(
  'srinivas',
  '#F8D9A6',
  [
    dot(200, 176, 74, ink.sun),
    pen('M200 62V42M280 96L294 82M120 96L106 82M314 176H336M86 176H64', ink.sun, 10),
    shape('M0 262C60 190 110 190 160 246C210 186 280 178 400 270V400H0Z', ink.leaf),
    shape('M0 320C90 262 170 280 240 310C300 282 350 286 400 304V400H0Z', ink.fern),
    shape(
      'M250 400C232 370 262 354 244 332C236 322 226 316 218 310C216 328 196 340 190 360C186 376 176 390 170 400Z',
      ink.cream,
    ),
  ].join(''),
)

export const avatars = [lotus, kite, lamp, hills]
