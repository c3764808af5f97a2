import { at, box, dot, ink, pen, plant, profile, shape, skin } from './picture.ts'
import { scene } from './services-care.ts'

/** The brain from the side. */
export const brain = [
  shape(
    'M60 196C18 190 4 142 30 112C22 70 62 38 98 46C122 10 180 6 206 30C248 16 292 44 292 84C328 98 336 150 304 174C300 208 262 222 234 208C212 236 164 238 144 214C116 230 78 222 60 196Z',
    '#F2A99A',
  ),
  pen(
    'M98 46C104 66 92 78 100 94M30 112C50 106 60 120 82 114M206 30C200 52 214 62 206 84M292 84C270 84 262 100 244 98M304 174C286 168 280 150 262 154M144 214C140 192 156 184 150 164M234 208C232 190 216 182 220 164M100 164C120 160 124 140 146 142M170 112C180 128 198 122 208 136M132 84C144 92 158 84 168 92M60 160C70 152 82 158 88 150',
    '#CF7566',
    8,
  ),
].join('')

const stroke = scene('services/stroke-care', '#F2C4B4', '#FAE1D7', [
  at('translate(150 128) scale(1.05)', brain),
  pen('M318 440C322 404 316 386 318 366', ink.brick, 14),
  pen(
    'M318 376C316 330 286 316 280 276M318 356C322 316 358 306 366 262M290 316C270 304 246 306 232 288M350 300C372 292 396 296 412 278',
    ink.brick,
    9,
  ),
  dot(592, 196, 84, ink.milk),
  `<circle cx="592" cy="196" r="84" fill="none" stroke="${ink.navy}" stroke-width="12"/>`,
  pen('M592 196V142M592 196L630 216', ink.navy, 10),
  dot(592, 196, 9, ink.coral),
  ...[0, 90, 180, 270].map((turn) =>
    at(`rotate(${turn} 592 196)`, pen('M592 126V134', ink.navy, 7)),
  ),
  shape(
    'M592 428C546 396 524 372 526 344C528 320 566 312 592 342C618 312 656 320 658 344C660 372 638 396 592 428Z',
    ink.coral,
  ),
  pen('M540 366H570L580 346L596 386L606 366H644', ink.milk, 7),
])

const eeg = scene('services/epilepsy-eeg', '#BDD5E6', '#DDEAF3', [
  shape('M132 500C134 430 178 404 230 392L356 392C416 408 450 440 454 500Z', ink.sun),
  at('translate(156 48) scale(.9)', shape(profile, skin.almond)),
  shape(
    'M166 250C136 150 200 60 300 64C380 68 418 116 420 164C380 150 340 152 300 178C276 214 240 232 204 244Z',
    ink.teal,
  ),
  ...[
    [206, 198],
    [214, 142],
    [258, 102],
    [316, 92],
    [372, 116],
    [264, 166],
    [320, 140],
  ].map(([x = 0, y = 0]) => dot(x, y, 12, ink.milk) + dot(x, y, 5, ink.coral)),
  pen('M372 116C430 70 470 96 500 140M316 92C392 20 476 50 512 118', ink.navy, 4),
  box({ x: 486, y: 116, w: 216, h: 220, r: 20 }, ink.navy),
  box({ x: 502, y: 132, w: 184, h: 188, r: 10 }, '#0F2538'),
  pen(
    'M514 166C524 150 530 182 540 166S556 152 566 166S584 180 594 166S612 150 624 166S650 178 674 164',
    '#8FE3D2',
    5,
  ),
  pen('M514 216H546L554 196L564 236L572 204L580 222L590 216H674', ink.sun, 5),
  pen(
    'M514 272C528 258 542 286 556 272S584 258 598 272S626 286 640 272S662 262 674 272',
    ink.lilac,
    5,
  ),
  box({ x: 580, y: 336, w: 28, h: 56 }, '#35506B'),
  box({ x: 536, y: 388, w: 116, h: 18, r: 9 }, '#35506B'),
])

const diary = scene('services/headache', '#E4D7F0', '#F2EBF8', [
  box({ x: 130, y: 396, w: 560, h: 18, r: 9 }, '#B79AC9'),
  at(
    'translate(380 250) rotate(-4)',
    box({ x: -176, y: -140, w: 340, h: 272, r: 16 }, '#7C5BA6'),
    box({ x: -162, y: -128, w: 312, h: 248, r: 10 }, ink.milk),
    box({ x: -162, y: -128, w: 312, h: 54, r: 10 }, ink.coral),
    pen('M-100 -150V-112M-10 -150V-112M86 -150V-112', ink.navy, 10),
    ...Array.from({ length: 20 }, (_, i) => {
      const x = -126 + (i % 5) * 60
      const y = -42 + Math.floor(i / 5) * 42
      const marks: Record<number, string> = {
        3: ink.coral,
        7: ink.sun,
        11: ink.leaf,
        12: ink.leaf,
        16: ink.sun,
      }
      return dot(x, y, 14, marks[i] ?? '#E6EDF0')
    }),
  ),
  at(
    'translate(596 268) rotate(24)',
    box({ x: -10, y: -120, w: 20, h: 190, r: 6 }, ink.sun),
    shape('M-10 70H10L0 100Z', ink.sand),
    box({ x: -10, y: -132, w: 20, h: 26, r: 8 }, ink.brick),
  ),
  shape('M168 320H242L232 390C231 396 228 398 222 398H188C182 398 179 396 178 390Z', '#CFE9F2'),
  shape('M172 346H238L232 390C231 396 228 398 222 398H188C182 398 179 396 178 390Z', '#86C7DD'),
])

const growing = scene('services/memory', '#C6DFCB', '#E2F0E3', [
  shape('M186 500C188 432 236 406 290 394L420 394C486 410 522 442 526 500Z', '#8A6FB3'),
  at('translate(214 36) scale(.92)', shape(profile, skin.wheat)),
  pen('M352 250C350 210 348 178 352 140', '#7A4B2C', 13),
  pen(
    'M351 206C336 186 318 182 306 164M352 186C368 168 390 168 402 148M351 168C340 152 336 138 336 124',
    '#7A4B2C',
    9,
  ),
  ...[
    [300, 152, 30, ink.leaf],
    [336, 112, 34, ink.fern],
    [382, 108, 32, ink.leaf],
    [414, 144, 26, ink.fern],
    [352, 148, 26, '#8CC3A2'],
  ].map(([x, y, r, fill]) => dot(Number(x), Number(y), Number(r), String(fill))),
  ...[
    [310, 140],
    [346, 100],
    [390, 116],
    [412, 152],
  ].map(([x = 0, y = 0]) => dot(x, y, 7, ink.sun)),
  shape(
    'M0 0C-12 -20 -6 -40 14 -48C22 -28 18 -8 0 0Z',
    ink.sun,
    'transform="translate(548 214) rotate(40)"',
  ),
  shape(
    'M0 0C-12 -20 -6 -40 14 -48C22 -28 18 -8 0 0Z',
    ink.coral,
    'transform="translate(598 296) rotate(80)"',
  ),
  shape(
    'M0 0C-12 -20 -6 -40 14 -48C22 -28 18 -8 0 0Z',
    ink.leaf,
    'transform="translate(640 178) rotate(10)"',
  ),
  pen(
    'M470 150C500 160 520 180 530 196M500 250C540 262 560 276 578 290',
    '#9CBFA4',
    5,
    'stroke-dasharray="2 14"',
  ),
])

const nerves = scene('services/nerve-tests', '#F4DFB4', '#FBF0D9', [
  box({ x: 100, y: 372, w: 400, h: 40, r: 20 }, '#D8B982'),
  shape(
    'M84 300C180 288 260 286 330 292C372 268 412 262 440 272C452 278 446 292 432 294C414 296 402 302 396 308C440 304 500 310 540 318C556 322 556 342 540 342C556 348 552 366 536 364C544 372 536 386 522 382C480 380 440 384 400 382C300 384 200 388 84 384Z',
    skin.chestnut,
  ),
  pen('M540 342C510 338 480 338 456 340M536 364C506 360 480 360 458 360', '#6F452C', 4),
  dot(206, 316, 20, ink.milk),
  dot(206, 316, 9, ink.teal),
  dot(340, 322, 20, ink.milk),
  dot(340, 322, 9, ink.coral),
  pen('M206 316C210 220 260 180 330 190S450 230 500 190', ink.teal, 5),
  pen('M340 322C350 250 420 262 500 214', ink.coral, 5),
  box({ x: 496, y: 104, w: 206, h: 158, r: 20 }, ink.navy),
  box({ x: 512, y: 120, w: 174, h: 104, r: 10 }, '#0F2538'),
  pen('M522 186H556C566 186 568 138 580 138S590 208 604 208S616 186 630 186H676', '#8FE3D2', 6),
  dot(530, 243, 7, ink.sun),
  dot(554, 243, 7, ink.coral),
  dot(578, 243, 7, ink.sea),
])

const video = scene('services/video-consultation', '#B8D4DC', '#DAEAEE', [
  box({ x: 84, y: 404, w: 632, h: 16, r: 8 }, '#7FA9B5'),
  box({ x: 206, y: 108, w: 390, h: 262, r: 22 }, ink.navy),
  box({ x: 222, y: 124, w: 358, h: 230, r: 12 }, ink.cream),
  shape('M176 370H626L650 398C652 402 648 404 644 404H158C154 404 150 402 152 398Z', '#35506B'),
  `<clipPath id="screen"><rect x="222" y="124" width="358" height="230" rx="12"/></clipPath><g clip-path="url(#screen)">`,
  dot(400, 260, 120, ink.peach),
  shape('M290 360C292 306 332 290 374 282H428C470 290 510 306 512 360Z', ink.milk),
  shape('M372 280L401 340L430 280Z', ink.teal),
  box({ x: 384, y: 250, w: 34, h: 40, r: 14 }, skin.almond),
  `<ellipse cx="401" cy="212" rx="44" ry="52" fill="${skin.almond}"/>`,
  shape(
    'M354 216C346 160 384 144 404 146C436 146 456 172 448 218C444 190 432 178 402 168C374 180 360 192 354 216Z',
    '#2B2220',
  ),
  `</g>`,
  box({ x: 506, y: 140, w: 60, h: 76, r: 10 }, ink.sea),
  dot(536, 168, 15, skin.honey),
  shape('M512 216C514 196 526 190 536 190S558 196 560 216Z', ink.brick),
  dot(366, 334, 13, ink.leaf),
  dot(401, 334, 13, ink.coral),
  dot(436, 334, 13, ink.leaf),
  plant(662, 342, 0.8),
  shape('M90 346H146L140 400C139 404 136 406 132 406H104C100 406 97 404 96 400Z', ink.coral),
  pen('M146 360C166 358 166 386 142 384', ink.coral, 8),
])

export const testScenes = [stroke, eeg, diary, growing, nerves, video]
