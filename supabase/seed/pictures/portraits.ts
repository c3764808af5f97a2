import { at, box, dot, faded, ink, pen, shape, skin, type Picture } from './picture.ts'

interface Portrait {
  file: string
  ground: string
  glow: string
  skin: string
  /** Hair that falls behind the head and shoulders. */
  behind?: string
  /** The colour of the hair that shows beside the face. */
  sides?: string
  hair: string
  /** What shows between the lapels of the coat. */
  dress: string
  extras?: string
  /** Where a moustache or a beard hides it, there is none to draw. */
  mouth?: boolean
}

const HEAD = '<ellipse cx="300" cy="248" rx="88" ry="104"'
const OPENING = 'M244 413C268 430 332 430 356 413L400 600H200Z'

/** A person with a smile and no features of anybody: nobody is meant or can be recognised. */
function portrait(p: Portrait): Picture {
  const svg = [
    `<defs><clipPath id="head">${HEAD}/></clipPath><clipPath id="opening"><path d="${OPENING}"/></clipPath></defs>`,
    box({ x: 0, y: 0, w: 600, h: 600 }, p.ground),
    dot(300, 290, 236, p.glow),
    pen('M36 470C70 420 60 372 92 334', ink.milk, 6, 'opacity=".5"'),
    pen('M62 420C48 404 40 396 26 390', ink.milk, 5, 'opacity=".5"'),
    faded(0.6, dot(94, 328, 9, ink.milk)),
    pen('M566 190C532 160 540 118 510 92', ink.milk, 6, 'opacity=".5"'),
    faded(0.6, dot(506, 88, 9, ink.milk)),
    p.behind ?? '',
    shape(
      'M84 600C84 492 148 446 246 414C262 408 264 396 264 330H336C336 396 338 408 354 414C452 446 516 492 516 600Z',
      p.skin,
    ),
    shape(
      'M264 344C280 372 320 372 336 344V372C320 396 280 396 264 372Z',
      '#2A1206',
      'opacity=".16"',
    ),
    `<ellipse cx="211" cy="258" rx="15" ry="24" fill="${p.skin}"/>`,
    `<ellipse cx="389" cy="258" rx="15" ry="24" fill="${p.skin}"/>`,
    p.sides ? shape('M204 252C192 150 240 116 300 116C360 116 408 150 396 252Z', p.sides) : '',
    `${HEAD} fill="${p.skin}"/>`,
    `<g clip-path="url(#head)">`,
    shape('M300 130H400V370H300C352 340 356 180 300 130Z', '#2A1206', 'opacity=".07"'),
    `</g>`,
    face(p),
    p.hair,
    `<g clip-path="url(#opening)">${p.dress}</g>`,
    coat(),
    p.extras ?? '',
  ].join('')
  return { file: `doctors/${p.file}`, width: 600, height: 600, svg }
}

/** As little of a face as makes it kind. */
function face({ mouth = true }: Portrait, dark = '#2A1610'): string {
  return faded(
    0.72,
    dot(264, 254, 7, dark),
    dot(336, 254, 7, dark),
    pen('M248 228C256 221 268 221 276 226M324 226C332 221 344 221 352 228', dark, 5),
    pen('M298 262C294 276 292 284 300 288', dark, 4, 'opacity=".45"'),
    mouth ? pen('M272 308C284 324 316 324 328 308', dark, 6) : '',
  )
}

function coat(): string {
  return [
    shape('M84 600C84 492 148 446 240 412L300 600Z', ink.milk),
    shape('M516 600C516 492 452 446 360 412L300 600Z', '#EEF4F4'),
    shape('M240 412L300 600L262 552L214 486L238 476L212 446Z', '#DCE8E9'),
    shape('M360 412L300 600L338 552L386 486L362 476L388 446Z', '#CFDFE1'),
    box({ x: 392, y: 536, w: 62, h: 8, r: 4 }, ink.line),
    box({ x: 404, y: 518, w: 8, h: 26, r: 4 }, ink.coral),
  ].join('')
}

function stethoscope(colour: string): string {
  return [
    pen('M226 420C206 476 214 520 236 540', colour, 9),
    pen('M374 420C394 470 392 500 372 520', colour, 9),
    dot(368, 528, 17, colour),
    dot(368, 528, 8, ink.mist),
    dot(238, 544, 7, colour),
  ].join('')
}

function glasses(colour: string): string {
  const lens = `rx="22" fill="#FFFFFF" fill-opacity=".22" stroke="${colour}" stroke-width="6"`
  return [
    `<rect x="232" y="228" width="56" height="46" ${lens}/>`,
    `<rect x="312" y="228" width="56" height="46" ${lens}/>`,
    pen('M288 246C296 240 304 240 312 246', colour, 6),
    pen('M232 244L214 240M368 244L386 240', colour, 6),
  ].join('')
}

function jasmine(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y]) => dot(x, y, 8, ink.milk) + dot(x, y, 3, ink.sun)).join('')
}

const collar = (colour: string) =>
  shape('M250 410L300 452L276 486L238 424Z', colour) +
  shape('M350 410L300 452L324 486L362 424Z', colour)

const sari = (cloth: string, border: string, blouse: string) =>
  [
    box({ x: 220, y: 390, w: 160, h: 210 }, blouse),
    shape('M380 380L220 560V640H400Z', cloth),
    pen('M388 372L214 566', border, 12),
    pen('M400 388L232 580', border, 3),
  ].join('')

const sarojini = portrait({
  file: 'sarojini-vemuri',
  ground: '#F1D0BC',
  glow: '#FAE7DA',
  skin: skin.almond,
  behind:
    dot(382, 168, 46, '#3B3438') +
    jasmine([
      [352, 126],
      [374, 120],
      [398, 124],
      [416, 138],
      [426, 158],
    ]),
  sides: '#3B3438',
  hair: [
    shape(
      'M206 262C190 160 240 118 300 118C360 118 410 160 394 262C392 212 366 178 300 150C234 178 208 212 206 262Z',
      '#3B3438',
    ),
    pen('M300 128C262 140 228 170 216 214', '#8D868B', 7, 'opacity=".9"'),
    pen('M308 130C344 142 372 168 384 206', '#8D868B', 4, 'opacity=".7"'),
    dot(300, 206, 8, ink.brick),
    dot(211, 288, 7, ink.sun),
    dot(389, 288, 7, ink.sun),
  ].join(''),
  dress: sari(ink.deep, ink.sun, ink.brick),
})

const imran = portrait({
  mouth: false,
  file: 'imran-baig',
  ground: '#C6D4EB',
  glow: '#E2EAF6',
  skin: skin.wheat,
  sides: '#2B2220',
  hair: [
    shape(
      'M212 262C214 344 258 366 300 366C342 366 386 344 388 262C382 306 360 318 338 312C318 304 282 304 262 312C240 318 218 306 212 262Z',
      '#2B2220',
    ),
    shape('M270 318C286 308 314 308 330 318C316 328 284 328 270 318Z', skin.wheat, 'opacity=".85"'),
    shape(
      'M206 250C196 150 244 108 308 110C376 112 406 158 394 250C390 216 384 200 368 184C330 194 270 190 238 174C218 192 210 216 206 250Z',
      '#2B2220',
    ),
    glasses(ink.navy),
  ].join(''),
  dress: [
    box({ x: 220, y: 390, w: 160, h: 210 }, '#BFD8EC'),
    collar('#DDEBF6'),
    shape('M286 456H314L322 600H278Z', ink.teal),
    shape('M284 446H316L308 472H292Z', ink.deep),
  ].join(''),
})

const harsha = portrait({
  file: 'harsha-kondapalli',
  ground: '#F5DCA8',
  glow: '#FCF0D8',
  skin: skin.umber,
  sides: '#211A1A',
  hair: [
    shape(
      'M208 248C190 190 214 160 226 146C222 118 262 98 288 108C312 88 366 98 376 126C408 140 404 196 392 248C390 214 380 196 372 184C340 196 322 178 300 178C276 192 248 186 230 182C216 200 210 222 208 248Z',
      '#211A1A',
    ),
    pen('M238 150C250 132 270 124 290 126', '#4A3B38', 6, 'opacity=".8"'),
    pen('M318 124C340 120 358 130 366 146', '#4A3B38', 6, 'opacity=".8"'),
  ].join(''),
  dress: box({ x: 220, y: 390, w: 160, h: 210 }, ink.leaf) + collar('#8CC3A2'),
  extras: stethoscope(ink.coral),
})

const meera = portrait({
  file: 'meera-chacko',
  ground: '#C0E0DA',
  glow: '#E1F2EE',
  skin: skin.honey,
  behind: shape(
    'M196 250C172 100 428 100 404 250C406 330 424 372 430 428C404 452 372 440 356 412H244C228 440 196 452 170 428C176 372 194 330 196 250Z',
    '#4A2C22',
  ),
  sides: '#4A2C22',
  hair: [
    shape(
      'M204 270C186 160 236 112 306 112C372 112 414 164 396 270C394 226 380 190 338 152C310 182 250 196 226 206C212 222 206 246 204 270Z',
      '#4A2C22',
    ),
    pen('M334 146C296 170 256 176 226 196', '#754838', 6, 'opacity=".8"'),
    dot(210, 292, 6, ink.milk),
    dot(390, 292, 6, ink.milk),
  ].join(''),
  dress: [
    box({ x: 220, y: 390, w: 160, h: 210 }, '#7C5BA6'),
    shape('M236 400C262 480 286 520 296 600H220V400Z', ink.peach),
    shape('M364 400C338 480 314 520 304 600H380V400Z', ink.peach),
  ].join(''),
  extras: stethoscope(ink.navy),
})

const raghunath = portrait({
  mouth: false,
  file: 'raghunath-nallamilli',
  ground: '#CBDAC2',
  glow: '#E6EFE0',
  skin: skin.chestnut,
  hair: [
    shape(
      'M214 268C192 250 190 200 222 168C232 196 226 226 228 246C224 256 220 262 214 268Z',
      '#ECE7E0',
    ),
    shape(
      'M386 268C408 250 410 200 378 168C368 196 374 226 372 246C376 256 380 262 386 268Z',
      '#ECE7E0',
    ),
    pen('M240 168C262 146 290 140 318 146', '#ECE7E0', 7, 'opacity=".9"'),
    pen('M250 182C272 162 300 156 330 164', '#ECE7E0', 5, 'opacity=".6"'),
    shape(
      'M246 314C258 292 288 290 300 302C312 290 342 292 354 314C334 326 312 322 300 314C288 322 266 326 246 314Z',
      '#ECE7E0',
    ),
    glasses('#5B4636'),
  ].join(''),
  dress: [
    box({ x: 220, y: 390, w: 160, h: 210 }, '#F3E7D3'),
    collar('#FFF7EA'),
    shape('M286 456H314L322 600H278Z', ink.brick),
    shape('M284 446H316L308 472H292Z', '#8F3429'),
    pen('M284 506L318 492M282 546L320 530', ink.sun, 5),
  ].join(''),
})

const nikhila = portrait({
  file: 'nikhila-srirangam',
  ground: '#D7CDEF',
  glow: '#ECE6F8',
  skin: skin.chestnut,
  sides: '#1F1718',
  hair: [
    shape(
      'M205 266C188 158 238 114 300 114C362 114 412 158 395 266C396 214 364 176 306 148C246 170 206 212 205 266Z',
      '#1F1718',
    ),
    pen('M304 122C306 132 306 140 306 150', '#4B3A3B', 4),
    dot(302, 210, 6, ink.brick),
    dot(211, 290, 6, ink.sun),
    dot(211, 306, 8, ink.sun),
    dot(389, 290, 6, ink.sun),
    dot(389, 306, 8, ink.sun),
  ].join(''),
  dress: [
    box({ x: 220, y: 390, w: 160, h: 210 }, ink.coral),
    pen('M268 412C282 446 318 446 332 412', ink.sun, 8),
    pen('M300 440V600', ink.sun, 4),
  ].join(''),
  extras:
    at(
      'translate(404 262)',
      shape('M-14 -16C18 4 28 52 14 98C2 100 -12 96 -20 88C-6 44 -12 8 -14 -16Z', '#1F1718'),
      ...[0, 1, 2, 3, 4].map(
        (i) =>
          `<ellipse cx="${-6 - i * 6}" cy="${104 + i * 38}" rx="${27 - i * 2}" ry="25" fill="#1F1718"/>` +
          pen(
            `M${-24 - i * 6} ${96 + i * 38}C${-12 - i * 6} ${112 + i * 38} ${2 - i * 6} ${112 + i * 38} ${12 - i * 6} ${98 + i * 38}`,
            '#4B3A3B',
            4,
          ),
      ),
      box({ x: -46, y: 276, w: 26, h: 14, r: 7 }, ink.coral),
      shape('M-46 288C-54 316 -34 328 -26 330C-14 318 -14 298 -20 288Z', '#1F1718'),
    ) +
    jasmine([
      [392, 236],
      [404, 250],
      [412, 266],
      [416, 284],
    ]),
})

export const portraits = [sarojini, imran, harsha, meera, raghunath, nikhila]
