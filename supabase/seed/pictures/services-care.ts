import {
  at,
  box,
  dot,
  ink,
  pen,
  plant,
  profile,
  profileHair,
  shape,
  skin,
  type Picture,
} from './picture.ts'

/** A scene on a coloured ground with a soft patch of light behind it. */
export function scene(file: string, ground: string, light: string, content: string[]): Picture {
  const svg = [
    box({ x: 0, y: 0, w: 800, h: 500 }, ground),
    shape(
      'M120 240C110 110 260 40 410 56C560 72 712 110 706 256C700 400 560 452 404 446C250 440 130 380 120 240Z',
      light,
    ),
    ...content,
  ].join('')
  return { file, width: 800, height: 500, svg }
}

const floor = (y: number, colour: string) => box({ x: 110, y, w: 580, h: 10, r: 5 }, colour)

const walking = scene('services/movement-disorders', '#BFDEDC', '#DFF0EE', [
  floor(424, '#8FC0BE'),
  pen('M176 398C214 366 232 366 250 396', ink.teal, 5, 'stroke-dasharray="2 16"'),
  pen('M258 398C296 366 314 366 332 396', ink.teal, 5, 'stroke-dasharray="2 16"'),
  pen('M414 300L372 352L352 416', ink.navy, 34),
  pen('M352 416L384 418', ink.night, 18),
  pen('M424 300L462 356L456 416', '#1E4A66', 34),
  pen('M456 416L490 418', ink.night, 18),
  pen('M424 196L486 250L520 262', '#E06A52', 30),
  shape('M374 190C380 156 448 152 460 190L464 308C436 322 396 322 372 308Z', ink.coral),
  pen('M392 200L360 256L392 290', ink.brick, 30),
  dot(396, 292, 15, skin.almond),
  dot(524, 264, 15, skin.almond),
  pen('M520 246L528 420', '#7A4B2C', 10),
  pen('M504 248C512 234 528 238 528 254', '#7A4B2C', 10),
  dot(420, 116, 44, skin.almond),
  shape(
    'M376 116C370 66 420 58 450 78C464 92 464 104 462 112C440 100 410 100 396 104C392 118 388 124 382 132Z',
    '#E7E2DC',
  ),
  plant(640, 362, 0.95),
])

const bed = scene('services/sleep-medicine', '#8E93C9', '#A9ACDB', [
  box({ x: 150, y: 84, w: 170, h: 170, r: 18 }, ink.night),
  shape('M250 116A48 48 0 1 0 282 186A40 40 0 0 1 250 116Z', ink.sun),
  dot(186, 122, 4, ink.cream),
  dot(206, 222, 4, ink.cream),
  dot(292, 112, 4, ink.cream),
  pen('M235 84V254M150 170H320', '#A9ACDB', 6, 'opacity=".55"'),
  box({ x: 560, y: 96, w: 150, h: 104, r: 14 }, ink.navy),
  pen('M578 150H604L614 124L632 176L644 140L652 150H692', '#8FE3D2', 6),
  box({ x: 630, y: 200, w: 12, h: 120 }, '#5E639C'),
  pen('M560 168C500 176 436 206 404 290', '#5E639C', 4),
  box({ x: 120, y: 270, w: 24, h: 166, r: 10 }, '#7A4B2C'),
  box({ x: 130, y: 374, w: 550, h: 52, r: 14 }, '#8F5A36'),
  box({ x: 664, y: 326, w: 22, h: 110, r: 10 }, '#7A4B2C'),
  box({ x: 146, y: 338, w: 530, h: 50, r: 20 }, ink.milk),
  shape('M160 340C164 290 190 282 250 286C300 290 312 316 312 342Z', ink.cream),
  dot(262, 282, 46, skin.wheat),
  shape(
    'M222 304C202 262 228 232 264 234C290 236 304 248 306 262C280 256 262 272 256 292C244 300 232 306 222 304Z',
    '#2B2220',
  ),
  shape(
    'M290 380C286 324 330 288 420 284C520 280 640 300 676 340V380C676 386 672 388 666 388H300C294 388 290 386 290 380Z',
    ink.teal,
  ),
  shape(
    'M290 372C288 322 316 296 360 290C352 316 348 350 352 388H300C294 388 290 380 290 372Z',
    ink.mist,
  ),
  pen(
    'M430 300C440 330 440 360 436 386M520 296C536 326 540 356 538 386M606 306C622 334 626 360 624 386',
    ink.deep,
    5,
    'opacity=".6"',
  ),
])

const stimulation = scene('services/deep-brain-stimulation', '#DCC7B4', '#F3E6D8', [
  shape('M214 500C214 420 268 392 322 380L452 380C520 398 560 430 566 500Z', ink.teal),
  at('translate(246 26) scale(.93)', shape(profile, skin.honey)),
  at(
    'translate(246 26) scale(.93)',
    shape(
      'M72 186C54 128 92 66 160 56C226 50 268 92 268 146C266 184 232 198 204 194C190 216 150 216 136 200C112 210 82 206 72 186Z',
      '#F2B6A6',
    ),
    pen(
      'M96 176C110 150 132 158 140 138M120 94C140 98 146 116 168 108M190 70C186 92 208 100 206 122M240 104C226 120 238 138 226 154M164 196C170 176 158 164 172 148',
      '#D98672',
      7,
    ),
  ),
  pen('M424 70C402 92 396 130 398 152', ink.navy, 7),
  ...[152, 166, 180].map((y) => dot(398, y, 6, ink.sun)),
  pen('M426 66C330 24 234 90 238 196C244 292 300 330 306 420', ink.navy, 6),
  box({ x: 274, y: 414, w: 70, h: 54, r: 20 }, ink.navy),
  pen('M288 442H298L305 430L314 454L320 442H332', ink.sun, 4),
  pen('M596 150C618 150 618 196 640 196S662 150 684 150', ink.coral, 7),
  pen(
    'M596 250C607 250 607 268 618 268S629 250 640 250S651 268 662 268S673 250 684 250',
    ink.teal,
    7,
  ),
  pen('M640 212V232M632 226L640 236L648 226', ink.navy, 5),
])

const relaxing = scene('services/botulinum-toxin', '#D7D0EE', '#EDE9F8', [
  box({ x: 170, y: 210, w: 120, h: 196, r: 20 }, ink.milk),
  box({ x: 170, y: 270, w: 120, h: 88 }, ink.sea),
  pen('M192 300H268M192 328H240', ink.milk, 9),
  box({ x: 184, y: 174, w: 92, h: 40, r: 8 }, ink.line),
  box({ x: 192, y: 150, w: 76, h: 30, r: 8 }, ink.coral),
  at(
    'translate(500 236) rotate(-28)',
    pen('M-176 0H-110', '#8AA1A8', 6),
    box({ x: -118, y: -16, w: 22, h: 32, r: 6 }, ink.teal),
    box({ x: -100, y: -32, w: 190, h: 64, r: 12 }, ink.milk),
    box({ x: -92, y: -24, w: 100, h: 48, r: 8 }, '#BDE3DF'),
    box({ x: 8, y: -26, w: 14, h: 52, r: 5 }, ink.navy),
    box({ x: 22, y: -7, w: 112, h: 14, r: 6 }, '#A9BEC4'),
    box({ x: 86, y: -44, w: 12, h: 88, r: 6 }, ink.teal),
    box({ x: 128, y: -30, w: 16, h: 60, r: 8 }, ink.teal),
    pen('M-70 -30V-20M-44 -30V-16M-18 -30V-20M8 -30V-16M34 -30V-20M60 -30V-16', ink.line, 4),
  ),
  pen(
    'M330 402C342 372 354 372 366 402S390 432 402 402S430 378 452 400S508 414 560 402S630 398 660 402',
    ink.coral,
    9,
  ),
])

const recovery = scene('services/physiotherapy', '#C9DDBF', '#E4EFDD', [
  floor(430, '#98B98D'),
  pen('M250 300H610M270 300V430M590 300V430', ink.teal, 12),
  pen('M382 316L366 372L352 420', '#31506E', 32),
  pen('M352 424L380 424', ink.night, 16),
  pen('M396 316L424 366L440 420', ink.navy, 32),
  pen('M440 424L468 424', ink.night, 16),
  shape('M352 212C356 178 424 176 432 212L438 322C410 334 372 334 350 322Z', ink.sun),
  pen('M416 222L452 262L476 292', '#DD9A2B', 28),
  pen('M366 224L342 262L332 292', '#C98A22', 28),
  dot(480, 294, 14, skin.chestnut),
  dot(330, 294, 14, skin.chestnut),
  dot(396, 140, 42, skin.chestnut),
  shape(
    'M354 142C346 96 394 84 424 102C440 114 440 126 438 134C416 124 392 128 378 132C374 146 366 154 358 156Z',
    '#D9D3CB',
  ),
  pen('M560 320L556 424M592 320L604 424', '#2F5C50', 30),
  shape('M530 208C536 178 606 178 614 212L616 330C590 342 556 342 532 330Z', ink.leaf),
  pen('M546 222L512 262L478 270', ink.fern, 27),
  dot(472, 270, 13, skin.honey),
  dot(572, 142, 40, skin.honey),
  shape(
    'M534 150C522 98 566 84 598 102C618 116 616 146 610 158C606 140 596 126 584 120C566 132 548 134 534 150Z',
    '#33221D',
  ),
  dot(610, 116, 18, '#33221D'),
  plant(176, 370, 0.9),
])

const speaking = scene('services/speech-swallowing', '#F3CDB6', '#FBE6D8', [
  shape('M150 500C150 424 196 398 252 386L380 386C444 402 482 434 486 500Z', ink.fern),
  at('translate(176 40) scale(.9)', shape(profile, skin.umber)),
  at('translate(176 40) scale(.9)', shape(profileHair, '#241A1A')),
  dot(326, 232, 9, ink.sun),
  pen('M490 250C508 268 508 296 490 314', ink.teal, 11),
  pen('M520 226C550 258 550 306 520 338', ink.teal, 11),
  pen('M550 202C592 248 592 316 550 362', ink.sea, 11),
  shape(
    'M610 132H700C712 132 720 140 720 152V198C720 210 712 218 700 218H668L644 242V218H610C598 218 590 210 590 198V152C590 140 598 132 610 132Z',
    ink.milk,
  ),
  dot(628, 176, 9, ink.coral),
  dot(655, 176, 9, ink.sun),
  dot(682, 176, 9, ink.teal),
  shape('M620 348H712L700 424C698 432 694 434 688 434H644C638 434 634 432 632 424Z', ink.milk),
  shape('M624 374H708L700 424C698 432 694 434 688 434H644C638 434 634 432 632 424Z', '#8CCBE0'),
])

export const careScenes = [walking, bed, stimulation, relaxing, recovery, speaking]
