import { at, box, dot, faded, ink, pen, shape, skin, type Picture } from './picture.ts'

// The clinic at nightfall: lights on, the door open, somebody being walked in.
// What matters is in the middle, as a phone shows a strip of it and a desk a square.

const LIT = '#FFD995'
const DARK = '#0E2A44'

const gradient = (id: string, ...stops: readonly [number, string, number?][]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')}</linearGradient>`

const glow = (id: string, colour: string) =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity=".75"/>
  <stop offset=".4" stop-color="${colour}" stop-opacity=".22"/>
  <stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`

const DEFS = `<defs>${[
  gradient(
    'sky',
    [0, '#0F2F55'],
    [0.34, '#22587F'],
    [0.52, '#6C9DA8'],
    [0.64, '#F3CFA4'],
    [0.72, '#F9B98A'],
  ),
  gradient('wall', [0, '#FFF6E6'], [1, '#F1D9B8']),
  gradient('shade', [0, '#E9D6BC'], [1, '#CFB595']),
  gradient('room', [0, '#FFC66B'], [1, '#FFE9BF']),
  gradient('ground', [0, '#3F7A6B'], [0.5, '#255A58'], [1, '#143E49']),
  gradient('path', [0, '#FFE3B3'], [0.45, '#E9C9A0'], [1, '#B99A82']),
  gradient('haze', [0, '#F9C79B', 0], [1, '#F9C79B', 0.55]),
  glow('moon', '#FFF3DC'),
  glow('lamp', LIT),
].join('')}</defs>`

const STARS = [
  [140, 80],
  [300, 150],
  [470, 60],
  [610, 130],
  [760, 70],
  [1180, 60],
  [1330, 150],
  [1480, 80],
  [1560, 210],
  [60, 230],
] as const

function sky(): string {
  return [
    box({ x: 0, y: 0, w: 1600, h: 900 }, 'url(#sky)'),
    ...STARS.map(([x, y], i) => faded(0.75, dot(x, y, i % 3 === 0 ? 3 : 2, '#FFF3DC'))),
    dot(1010, 170, 240, 'url(#moon)'),
    dot(1010, 170, 66, '#FFF6E4'),
    faded(
      0.5,
      dot(988, 152, 12, '#F3DFC0'),
      dot(1030, 190, 17, '#F3DFC0'),
      dot(1036, 150, 7, '#F3DFC0'),
    ),
    faded(0.35, pen('M120 330H330M240 352H470M1240 300H1420M1330 322H1560', '#FFE9CF', 10)),
    shape(
      'M0 520C160 440 300 470 430 430C560 390 640 450 780 430C940 404 1060 350 1210 410C1350 464 1460 420 1600 450V700H0Z',
      '#6F9DAE',
      'opacity=".75"',
    ),
    shape(
      'M0 570C180 500 330 540 520 505C700 472 900 520 1080 490C1270 458 1440 510 1600 486V720H0Z',
      '#4B8296',
      'opacity=".85"',
    ),
    box({ x: 0, y: 430, w: 1600, h: 290 }, 'url(#haze)'),
  ].join('')
}

/** A round crown on a trunk, lit from the side where the clinic is. */
function tree(place: string, leaf: string, light: string): string {
  return at(
    place,
    shape('M-12 0C-8 -60 -10 -90 -8 -130H10C10 -90 8 -60 14 0Z', '#3B2F3A'),
    pen('M0 -90C-20 -120 -40 -126 -56 -140M2 -100C20 -128 36 -132 54 -150', '#3B2F3A', 8),
    ...[
      [-70, -150, 58],
      [0, -205, 78],
      [72, -158, 56],
      [-16, -140, 60],
      [34, -138, 52],
    ].map(([cx = 0, cy = 0, r = 0]) => dot(cx, cy, r, leaf)),
    faded(0.55, dot(28, -222, 44, light), dot(88, -170, 30, light), dot(-46, -172, 28, light)),
  )
}

function palm(x: number, y: number, scale: number): string {
  return at(
    `translate(${x} ${y}) scale(${scale})`,
    pen('M0 0C-6 -90 4 -190 26 -270', '#4A3A3C', 16),
    ...[
      'M26 -270C60 -310 110 -300 132 -252',
      'M26 -270C76 -276 112 -240 116 -190',
      'M26 -270C-10 -316 -60 -306 -84 -262',
      'M26 -270C-24 -280 -62 -244 -66 -196',
      'M26 -270C30 -320 62 -344 100 -346',
      'M26 -270C16 -318 -14 -342 -48 -340',
    ].map((d) => pen(d, '#1F5A57', 20)),
  )
}

/** A doorway that ends on the verandah's floor. */
const arch = (x: number, w: number, h: number, fill: string) =>
  shape(`M${x} 700v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0V700Z`, fill)

function pane(x: number, y: number, w: number, h: number): string {
  return [
    box({ x: x - 6, y: y - 6, w: w + 12, h: h + 12, r: 6 }, '#D9BE98'),
    box({ x, y, w, h, r: 3 }, 'url(#room)'),
    pen(`M${x + w / 2} ${y}V${y + h}M${x} ${y + h / 2}H${x + w}`, '#C98F4E', 4),
    box({ x: x - 12, y: y + h + 6, w: w + 24, h: 8, r: 3 }, '#B98A66'),
  ].join('')
}

function house(): string {
  return [
    // The upper floor, then the long lower one with its verandah.
    box({ x: 660, y: 374, w: 300, h: 150, r: 4 }, 'url(#wall)'),
    box({ x: 900, y: 374, w: 60, h: 150 }, 'url(#shade)'),
    box({ x: 642, y: 356, w: 336, h: 24, r: 8 }, ink.brick),
    box({ x: 642, y: 356, w: 336, h: 9, r: 5 }, ink.coral),
    pane(694, 412, 56, 70),
    pane(782, 412, 56, 70),
    pane(868, 412, 56, 70),
    box({ x: 500, y: 510, w: 620, h: 190, r: 4 }, 'url(#wall)'),
    box({ x: 1040, y: 510, w: 80, h: 190 }, 'url(#shade)'),
    faded(0.9, box({ x: 520, y: 548, w: 580, h: 152 }, '#E3C8A2')),
    arch(752, 116, 142, 'url(#room)'),
    faded(0.55, arch(770, 36, 122, '#FFF6E0')),
    pane(556, 586, 58, 66),
    pane(652, 586, 58, 66),
    pane(910, 586, 58, 66),
    pane(1006, 586, 58, 66),
    ...[520, 626, 730, 872, 976, 1082].map(
      (x) =>
        box({ x, y: 548, w: 18, h: 152 }, 'url(#wall)') +
        box({ x: x - 5, y: 544, w: 28, h: 12, r: 4 }, '#FFF8EC') +
        box({ x: x - 5, y: 688, w: 28, h: 14, r: 3 }, '#E7CFAE'),
    ),
    shape('M470 516L520 486H1100L1150 516V532H470Z', ink.brick),
    shape('M470 516L520 486H1100L1150 516Z', ink.coral),
    ...[560, 640, 720, 800, 880, 960, 1040].map((x) =>
      pen(`M${x} 490L${x - 12 + (x - 810) / 14} 513`, ink.brick, 3, 'opacity=".6"'),
    ),
    // The mark of the clinic over the door.
    dot(810, 522, 24, ink.teal),
    pen(
      'M802 534C799 522 803 514 806 509M810 536V506M818 534C821 522 817 514 814 509',
      ink.milk,
      4,
    ),
    ...[578, 1060].map((x) => dot(x, 566, 46, 'url(#lamp)') + dot(x, 562, 7, '#FFF1CC')),
    box({ x: 486, y: 698, w: 648, h: 14, r: 4 }, '#D8B48C'),
    box({ x: 470, y: 710, w: 680, h: 14, r: 4 }, '#B98F70'),
    dot(810, 660, 210, 'url(#lamp)'),
  ].join('')
}

function ramp(): string {
  return [
    shape('M868 724L1210 772H868Z', '#C69F7D'),
    pen('M884 664L1206 716', '#F6E3C8', 6),
    pen('M884 664V722M964 678V736M1046 692V746M1126 704V758M1206 716V772', '#E9CFA8', 5),
  ].join('')
}

/** From behind, as small as a thumb: an elder on her stick and a nurse at her arm. */
function visitors(): string {
  return at(
    'translate(772 790) scale(.8)',
    faded(0.3, `<ellipse cx="34" cy="4" rx="86" ry="12" fill="${DARK}"/>`),
    shape('M-26 0C-30 -50 -30 -92 -10 -112C2 -122 16 -118 24 -106C38 -78 32 -40 36 0Z', '#C9534A'),
    shape('M-8 -108C8 -70 20 -40 34 -14L36 0H26C12 -40 -6 -70 -18 -92Z', ink.sun),
    dot(4, -134, 21, '#E6E1DA'),
    dot(4, -116, 10, '#D4CDC5'),
    pen('M-16 -92C-30 -72 -36 -62 -42 -52', skin.almond, 10),
    pen('M-42 -58L-48 0', '#5A3A2C', 6),
    shape('M56 0C52 -50 50 -100 64 -122C78 -134 96 -132 106 -116C116 -90 112 -50 110 0Z', ink.teal),
    shape('M58 -40H110L112 0H56Z', ink.deep),
    dot(84, -152, 22, '#2B2220'),
    dot(84, -130, 11, skin.chestnut),
    dot(84, -170, 12, '#2B2220'),
    pen('M62 -104C48 -90 36 -84 22 -82', ink.teal, 14),
    dot(20, -82, 8, skin.chestnut),
  )
}

const flowers = (points: readonly (readonly [number, number])[], colours: readonly string[]) =>
  points
    .map(([x, y], i) => dot(x, y, 9, colours[i % colours.length] ?? LIT) + dot(x, y, 4, '#FFF1CC'))
    .join('')

function garden(): string {
  return [
    shape('M0 690C220 650 420 700 640 704H1010C1220 690 1400 650 1600 684V950H0Z', 'url(#ground)'),
    shape(
      'M750 722H868C870 770 900 800 960 838C1000 862 1016 880 1020 950H556C566 872 590 848 640 820C710 782 748 764 750 722Z',
      'url(#path)',
    ),
    ramp(),
    shape('M0 800C140 760 300 780 420 830C480 856 500 880 506 950H0Z', '#1B4F52'),
    shape('M1600 780C1440 752 1290 786 1190 834C1130 864 1110 884 1106 950H1600Z', '#1B4F52'),
    // A bench for those who wait.
    at(
      'translate(1230 806)',
      box({ x: 0, y: -44, w: 150, h: 14, r: 5 }, '#C98A5B'),
      box({ x: 0, y: -20, w: 150, h: 14, r: 5 }, '#B5744A'),
      pen('M16 -40V18M134 -40V18', '#4A3336', 8),
    ),
    ...[
      [470, 800],
      [1180, 836],
    ].map(
      ([x = 0, y = 0]) =>
        dot(x, y - 150, 90, 'url(#lamp)') +
        pen(`M${x} ${y}V${y - 140}`, '#20364A', 8) +
        dot(x, y - 148, 16, '#FFE9BF'),
    ),
    flowers(
      [
        [40, 838],
        [96, 812],
        [150, 846],
        [212, 818],
        [262, 858],
        [330, 838],
        [378, 872],
        [120, 880],
        [30, 884],
      ],
      [ink.sun, ink.coral],
    ),
    flowers(
      [
        [1250, 862],
        [1310, 838],
        [1372, 866],
        [1430, 828],
        [1490, 858],
        [1548, 826],
        [1580, 872],
        [1440, 886],
      ],
      ['#F7C6D2', ink.sun, ink.coral],
    ),
  ].join('')
}

export const banner: Picture = {
  file: 'hospital-profile/banner',
  width: 1200,
  height: 675,
  svg: at(
    'scale(.75)',
    DEFS,
    sky(),
    at(
      'translate(0 -48)',
      tree('translate(430 712) scale(1.25)', '#2C6B66', '#5E9E84'),
      tree('translate(1200 706) scale(1.05)', '#2F7069', '#77AC85'),
      tree('translate(250 720) scale(0.95)', '#225A5E', '#3F8078'),
      palm(1330, 716, 1.05),
      palm(1420, 716, 0.8),
      tree('translate(1540 724) scale(1.1)', '#225A5E', '#3F8078'),
      tree('translate(90 740) scale(1.3)', '#1C4F57', '#34706F'),
      house(),
      garden(),
      visitors(),
    ),
  ),
}
