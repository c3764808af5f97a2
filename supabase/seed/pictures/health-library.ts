import { at, box, dot, faded, ink, pen, profile, profileHair, shape, skin } from './picture.ts'
import { scene } from './services-care.ts'

const cup = [
  shape('M0 0H96L86 92C84 102 78 106 70 106H26C18 106 12 102 10 92Z', ink.milk),
  pen('M94 20C128 16 128 70 88 66', ink.milk, 12),
  shape('M6 14H90L88 30H8Z', '#B5794A'),
].join('')

const tremor = scene('health-library/tremor', '#C9E0E6', '#E4F0F3', [
  shape(
    'M84 342C180 330 250 318 316 306C330 270 372 258 408 262C440 262 470 270 486 284C500 298 494 316 478 320C494 330 490 350 470 352C478 366 468 380 450 378C444 392 420 396 404 390C370 400 330 404 300 404C230 412 150 420 84 424Z',
    skin.almond,
  ),
  pen(
    'M478 320C450 322 428 322 410 320M470 352C446 354 426 354 410 350M450 378C434 378 420 376 408 372',
    skin.umber,
    4,
    'opacity=".6"',
  ),
  shape('M84 330L150 324V430L84 436Z', ink.coral),
  at('translate(402 196)', cup),
  pen('M392 188C380 204 380 222 392 238M372 176C352 202 352 226 372 252', ink.teal, 8),
  pen('M546 188C558 204 558 222 546 238M568 176C588 202 588 226 568 252', ink.teal, 8),
  pen('M430 168C424 154 438 148 432 132M462 168C456 154 470 148 464 132', '#9DB9C2', 6),
])

const couple = scene('health-library/exercise', '#BFE0EA', '#E1F1F4', [
  dot(620, 130, 50, ink.sun),
  shape('M0 356C140 310 260 330 400 350C540 370 680 330 800 346V500H0Z', ink.leaf),
  shape('M0 420C180 396 420 420 800 402V500H0Z', ink.sand),
  pen('M168 366V250', '#7A4B2C', 18),
  dot(168, 214, 68, ink.fern),
  dot(122, 246, 42, ink.fern),
  dot(212, 250, 46, '#4E9273'),
  pen('M346 330L330 384L322 436M360 330L386 380L388 436', ink.navy, 28),
  shape('M318 226C324 196 386 196 390 226L394 340C370 350 338 350 316 340Z', ink.teal),
  pen('M334 236L308 282L320 318', ink.deep, 24),
  dot(356, 158, 38, skin.chestnut),
  shape(
    'M318 158C312 114 354 106 380 120C396 132 394 146 392 150C372 142 352 146 340 148C336 158 330 168 324 170Z',
    '#E7E2DC',
  ),
  pen('M478 340L466 436M506 340L522 436', '#8F3429', 24),
  shape('M446 232C452 200 520 200 526 232L544 372C516 386 466 386 438 372Z', ink.brick),
  shape('M452 220L530 330L524 232C518 204 470 200 452 220Z', ink.sun),
  pen('M514 240L552 286L570 306', skin.wheat, 22),
  pen('M456 240L428 268L392 274', skin.wheat, 22),
  pen('M376 240L394 270', ink.deep, 24),
  pen('M570 292L578 436', '#7A4B2C', 9),
  pen('M556 294C562 282 576 284 576 298', '#7A4B2C', 9),
  dot(484, 164, 37, skin.wheat),
  shape(
    'M448 170C438 124 480 114 506 126C524 138 524 160 520 172C512 156 500 146 490 142C474 150 460 156 448 170Z',
    '#8D868B',
  ),
  dot(448, 178, 17, '#8D868B'),
])

const asleep = scene('health-library/sleep', '#2C3A68', '#3B4B80', [
  shape('M610 84A66 66 0 1 0 660 190A54 54 0 0 1 610 84Z', ink.sun),
  ...[
    [170, 110, 4],
    [260, 76, 3],
    [360, 120, 4],
    [470, 80, 3],
    [520, 160, 4],
    [210, 180, 3],
  ].map(([x = 0, y = 0, r = 0]) => dot(x, y, r, ink.cream)),
  shape('M120 402C116 318 176 292 262 298C330 304 352 344 350 402Z', ink.haze),
  `<ellipse cx="282" cy="300" rx="66" ry="58" fill="${skin.wheat}" transform="rotate(-14 282 300)"/>`,
  shape(
    'M222 330C198 276 236 236 290 240C326 242 344 262 346 280C312 272 286 286 276 310C262 326 242 336 222 330Z',
    '#2B2220',
  ),
  pen('M304 306C311 312 320 312 326 306', '#7A4B2C', 4),
  shape(
    'M300 410C286 344 340 300 440 296C560 292 680 330 700 410C700 420 692 424 684 424H320C308 424 302 420 300 410Z',
    ink.teal,
  ),
  shape(
    'M300 410C288 350 326 316 372 306C360 336 356 380 362 424H320C308 424 302 420 300 410Z',
    ink.mist,
  ),
  pen(
    'M448 316C464 350 466 388 460 420M552 320C574 352 580 388 576 420',
    ink.deep,
    6,
    'opacity=".7"',
  ),
  box({ x: 90, y: 420, w: 630, h: 22, r: 11 }, '#8E93C9'),
  pen('M392 232H420L392 262H420', ink.haze, 7),
  pen('M440 186H476L440 224H476', ink.haze, 8),
])

const airway = scene('health-library/airway', '#CBE3DE', '#E5F2EF', [
  shape('M202 500C204 436 252 408 308 396L440 396C506 412 540 444 544 500Z', ink.lilac),
  at('translate(230 30) scale(.95)', shape(profile, skin.honey), shape(profileHair, '#4A2C22')),
  shape(
    'M388 300C430 292 470 292 502 296C496 310 470 318 446 318C424 320 402 316 388 300Z',
    '#D9706A',
  ),
  pen(
    'M560 240C500 246 440 236 402 246C372 256 366 300 368 340C370 372 372 400 376 430',
    ink.milk,
    26,
    'opacity=".75"',
  ),
  pen(
    'M640 226C600 240 540 246 500 242C452 238 412 238 394 256C374 276 368 310 370 348C371 376 374 400 378 424',
    ink.teal,
    9,
  ),
  pen('M362 408L378 428L392 404', ink.teal, 9),
  pen('M604 178C630 172 650 178 668 190M620 270C644 268 662 274 676 284', ink.sea, 8),
])

const zigzag = 'M0 0L26 -20L20 8L48 -8L38 20L70 8'

const headache = scene('health-library/headache', '#D8CDEC', '#ECE6F7', [
  shape('M222 500C224 436 272 408 328 396L460 396C526 412 560 444 564 500Z', ink.deep),
  at('translate(250 30) scale(.95)', shape(profile, skin.almond)),
  at('translate(250 30) scale(.95)', shape(profileHair, '#33221D')),
  ...[58, 40, 22].map((r) => faded(0.3, dot(470, 168, r, ink.coral))),
  pen('M494 212C504 218 514 216 520 210', '#5B3A26', 5),
  at('translate(536 96) scale(1.5)', pen(zigzag, ink.sun, 7)),
  at('translate(566 190) scale(1.2)', pen(zigzag, ink.coral, 7)),
  at('translate(230 120) scale(-1.3 1.3)', pen(zigzag, ink.sun, 7)),
  at('translate(210 214) scale(-1 1)', pen(zigzag, ink.coral, 7)),
])

const face = (x: number, skinColour: string, hairColour: string) =>
  at(
    `translate(${x} 196)`,
    `<ellipse cx="0" cy="0" rx="52" ry="62" fill="${skinColour}"/>`,
    shape(
      'M-54 -6C-58 -64 -20 -78 4 -76C40 -74 58 -46 54 -4C48 -28 36 -38 20 -42C-10 -34 -40 -34 -54 -6Z',
      hairColour,
    ),
  )

const panel = (x: number, fill: string) => box({ x, y: 84, w: 152, h: 250, r: 24 }, fill)

const fast = scene('health-library/fast', '#F6D8C8', '#FBE9DF', [
  panel(74, ink.milk),
  panel(240, ink.milk),
  panel(406, ink.milk),
  panel(572, ink.milk),
  face(150, skin.wheat, '#33221D'),
  pen('M126 190H140M160 190H174', '#33221D', 6),
  pen('M128 226C142 234 156 230 174 244', ink.brick, 7),
  pen('M208 206V232M199 224L208 234L217 224', ink.coral, 6),
  dot(316, 148, 28, skin.chestnut),
  shape(
    'M286 148C282 116 306 110 324 114C344 118 348 136 346 146C330 138 302 138 286 148Z',
    '#211A1A',
  ),
  shape('M284 200C286 182 346 182 348 200L352 290C336 298 296 298 280 290Z', ink.teal),
  pen('M290 206L262 166L256 136', ink.teal, 20),
  pen('M342 206L368 248L368 286', ink.deep, 20),
  pen('M368 300L368 312M360 306L368 314L376 306', ink.coral, 6),
  face(482, skin.almond, '#5B4636'),
  pen('M458 190H472M492 190H506', '#33221D', 6),
  `<ellipse cx="482" cy="228" rx="16" ry="9" fill="${ink.brick}"/>`,
  pen('M434 288C446 272 454 304 466 288S488 278 496 290S520 296 530 284', ink.coral, 7),
  box({ x: 608, y: 112, w: 80, h: 148, r: 16 }, ink.navy),
  box({ x: 616, y: 126, w: 64, h: 112, r: 6 }, ink.mist),
  dot(648, 249, 6, ink.mist),
  shape(
    'M626 160C622 148 636 142 640 152L644 164C640 168 638 172 644 182C650 192 656 194 662 190L672 196C680 204 668 214 658 210C640 204 628 180 626 160Z',
    ink.fern,
  ),
  pen('M600 292H696', ink.coral, 10),
  ...[150, 316, 482, 648].map((x, i) =>
    dot(x, 384, 32, [ink.teal, ink.coral, ink.sun, ink.fern][i] ?? ink.teal),
  ),
  pen('M139 402V366H163M139 384H158', ink.milk, 7),
  pen('M302 402L316 366L330 402M307 392H325', ink.milk, 7),
  pen(
    'M496 372C486 362 468 368 470 378C472 390 494 380 496 392C496 404 476 406 467 396',
    ink.navy,
    7,
  ),
  pen('M632 368H664M648 368V402', ink.milk, 7),
])

const onSide = scene('health-library/recovery-position', '#D3E4C8', '#E9F2E2', [
  box({ x: 84, y: 388, w: 632, h: 22, r: 11 }, '#A9C49B'),
  shape('M110 386C104 350 140 338 190 340C232 342 252 356 252 386Z', ink.milk),
  pen('M404 358L540 364L664 368', ink.navy, 42),
  pen('M408 334L500 286L520 362', '#2A5573', 42),
  pen('M520 370L560 374', ink.night, 20),
  pen('M672 372L700 362', ink.night, 20),
  shape(
    'M246 376C238 318 272 296 330 296C392 296 440 312 440 346C440 372 420 384 390 384H266C254 384 248 382 246 376Z',
    ink.coral,
  ),
  pen('M290 366L236 376L196 376', '#D9634C', 26),
  pen('M318 316L276 344L226 350', ink.brick, 28),
  dot(220, 350, 14, skin.chestnut),
  dot(190, 376, 13, skin.chestnut),
  `<ellipse cx="196" cy="312" rx="46" ry="44" fill="${skin.chestnut}"/>`,
  shape(
    'M172 276C196 254 248 266 252 306C252 336 236 348 224 350C232 330 222 312 206 306C190 304 172 296 172 276Z',
    '#211A1A',
  ),
  dot(610, 158, 62, ink.milk),
  `<circle cx="610" cy="158" r="62" fill="none" stroke="${ink.teal}" stroke-width="10"/>`,
  pen('M610 158V118M610 158L636 176', ink.teal, 8),
  pen('M300 176C340 140 400 140 440 176', ink.teal, 8),
  pen('M424 176L444 180L446 158', ink.teal, 8),
])

const album = scene('health-library/memory', '#F5DDB9', '#FBEEDA', [
  box({ x: 96, y: 408, w: 608, h: 20, r: 10 }, '#C9945A'),
  shape('M152 410C150 320 176 270 252 258C326 268 352 320 352 410Z', ink.lilac),
  shape('M448 410C450 320 476 270 550 258C624 268 650 320 648 410Z', ink.teal),
  box({ x: 234, y: 218, w: 36, h: 54, r: 16 }, skin.almond),
  box({ x: 532, y: 218, w: 36, h: 54, r: 16 }, skin.wheat),
  `<ellipse cx="254" cy="176" rx="54" ry="62" fill="${skin.almond}"/>`,
  shape(
    'M198 184C186 120 232 102 262 108C302 112 318 150 308 190C302 160 290 146 270 136C246 152 214 158 198 184Z',
    '#E7E2DC',
  ),
  dot(206, 132, 24, '#E7E2DC'),
  `<ellipse cx="548" cy="176" rx="53" ry="61" fill="${skin.wheat}"/>`,
  shape(
    'M492 186C482 118 530 102 560 106C602 112 616 152 606 194C604 168 596 152 580 140C552 150 516 150 492 186Z',
    '#33221D',
  ),
  shape('M604 176C626 200 624 260 612 300C594 296 592 250 598 214Z', '#33221D'),
  pen('M180 340L244 386L300 380', '#8F82C4', 34),
  pen('M622 340L556 386L500 380', ink.deep, 34),
  shape('M400 336C360 314 300 312 262 322V398C304 390 362 394 400 412Z', ink.milk),
  shape('M400 336C440 314 500 312 538 322V398C496 390 438 394 400 412Z', '#F1F6F5'),
  pen('M400 338V410', ink.line, 5),
  box({ x: 288, y: 332, w: 46, h: 36, r: 5 }, ink.sea, 'transform="rotate(3 310 350)"'),
  box({ x: 344, y: 340, w: 38, h: 44, r: 5 }, ink.sun, 'transform="rotate(5 360 360)"'),
  box({ x: 424, y: 340, w: 46, h: 40, r: 5 }, ink.coral, 'transform="rotate(-5 446 360)"'),
  box({ x: 482, y: 330, w: 38, h: 36, r: 5 }, ink.leaf, 'transform="rotate(-3 500 350)"'),
  dot(302, 380, 16, skin.almond),
  dot(498, 380, 16, skin.wheat),
])

const neuron = scene('health-library/nerve', '#B9D6DF', '#DCEBF0', [
  pen('M254 250C360 262 440 220 560 250', ink.deep, 20),
  ...[0, 1, 2, 3].map((i) =>
    at(
      `translate(${318 + i * 66} ${[256, 246, 239, 241][i] ?? 250}) rotate(${[-4, -10, -2, 8][i] ?? 0})`,
      box({ x: -26, y: -20, w: 52, h: 40, r: 19 }, ink.sun),
    ),
  ),
  pen(
    'M560 250C600 252 616 214 650 200M560 250C604 262 624 262 664 266M560 250C596 270 606 306 640 326',
    ink.deep,
    12,
  ),
  dot(654, 198, 13, ink.coral),
  dot(668, 267, 13, ink.coral),
  dot(644, 329, 13, ink.coral),
  pen(
    'M220 240C190 200 190 160 160 122M216 190C230 160 228 136 244 108M220 250C180 252 150 232 112 236M156 238C142 258 128 262 118 286M224 270C196 300 196 340 168 372M216 308C230 334 230 352 246 372',
    ink.teal,
    14,
  ),
  ...[
    [158, 118],
    [246, 104],
    [108, 236],
    [116, 290],
    [166, 376],
    [248, 376],
  ].map(([x = 0, y = 0]) => dot(x, y, 10, ink.sea)),
  dot(236, 250, 62, ink.teal),
  dot(236, 250, 27, ink.mist),
  dot(236, 250, 13, ink.coral),
  pen('M470 170L486 150L482 178L504 164L490 190L516 184', ink.coral, 7),
  pen('M392 330L376 350L404 346L388 372', ink.coral, 7),
])

export const healthLibraryPictures = [
  tremor,
  couple,
  asleep,
  airway,
  headache,
  fast,
  onSide,
  album,
  neuron,
]
