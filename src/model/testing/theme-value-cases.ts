import { fullTheme } from './full-theme.ts'
import { hostileStrings, withOwnKey, invalidNames } from './hostile-strings.ts'

/** Valid and invalid values of one setting. */
interface Values {
  at: string
  good: readonly unknown[]
  bad: readonly unknown[]
}

const neverAColor = [
  ...hostileStrings,
  '#ggg',
  '#12',
  '#12345',
  '#1234',
  '#12345678',
  'red',
  'rgb(0,0,0)',
  0,
  true,
  [],
  {},
  ['#fff'],
]
const neverANumber = [
  ...hostileStrings,
  -1,
  -0.5,
  1e21,
  1e-7,
  '1e3',
  'NaN',
  '-',
  ' ',
  true,
  null,
  [],
  [1],
  {},
]

/**
 * Every kind of value at one of its paths. `#fff
 * ` and similar values only look valid (S-42).
 */
export const themeValues: readonly Values[] = [
  {
    at: 'colors.light.accent',
    good: ['#fff', '#FFFFFF', ' #abc ', '#0066Cc', '   #0066CC'],
    bad: [...neverAColor, '', 'transparent', null],
  },
  { at: 'colors.dark.primary', good: ['#fff', ' #abc '], bad: [...neverAColor, '', '  ', null] },
  {
    at: 'accessibility.focusIndicators.color',
    good: ['#123456'],
    bad: [...neverAColor, '', 'transparent', null],
  },
  {
    at: 'emergencyButton.backgroundColor',
    good: ['#EF4444', '', '  ', ' #fff'],
    bad: [...neverAColor, 'transparent', null],
  },
  {
    at: 'backButton.textColor',
    good: ['#EF4444', ''],
    bad: [...neverAColor, 'transparent', null],
  },
  {
    at: 'backButton.backgroundColor',
    good: ['#EF4444', '', 'transparent', ' transparent '],
    bad: [...neverAColor, 'Transparent', 'none', null],
  },
  {
    at: 'layouts.navigation.activeBackground',
    good: ['#0066CC', null],
    bad: [...neverAColor, '', 'transparent'],
  },
  {
    at: 'designTokens.borderRadius.lg',
    good: ['12px', '0', '.5rem', '1.25em', '50%', '100vw', '3ch', ' 12px ', 12, 0, 0.5, 9999],
    bad: [...neverANumber, '12', '12 px', '-4px', '12pt', '12345px', '1.23456px', 10_000],
  },
  {
    at: 'typography.fontWeights.bold',
    good: [700, '700', 'bold', 'normal', ' 400'],
    bad: [...neverANumber, 0, 450, 1000, '700px', 'bolder', 700.5],
  },
  {
    at: 'typography.lineHeights.tight',
    good: [1, 1.25, '1.5', '24px', 3.999, '2rem'],
    bad: [...neverANumber, 0, 4, 1.2345, 'normal'],
  },
  {
    at: 'designTokens.opacity.overlay',
    good: [0, 1, 0.5, '0.55', '.5', 0.125],
    bad: [...neverANumber, 1.5, 2, '50%', 0.1234],
  },
  {
    at: 'animations.durations.fast',
    good: ['100ms', '0', '0.2s', '1500ms'],
    bad: [...neverANumber, 100, 0, '100', '-1s', '1.23456s', '2m'],
  },
  {
    at: 'animations.easings.out',
    good: [
      'ease',
      'linear',
      'ease-in-out',
      'cubic-bezier(0.2, 0, 0, 1)',
      'cubic-bezier(.2,-1.5,0,1)',
    ],
    bad: [...neverANumber, 'steps(2)', 'cubic-bezier(0,0,0)', 'cubic-bezier(a,0,0,1)', 'spring', 1],
  },
  {
    at: 'designTokens.shadows.md',
    good: [
      'none',
      '0 1px 2px #000',
      'inset 0 1px 2px 3px rgba(16, 35, 58, 0.06)',
      '0 1px 2px rgb(0,0,0), 0 -2px 8px #00000080',
      ' 0 4px 4px rgba( 0 , 0 , 0 , .1 ) ',
    ],
    bad: [
      ...hostileStrings,
      '',
      'None',
      '1px',
      '0 1px',
      '0 1px red',
      '0 1px 2px rgba(0,0,0,2)',
      4,
      null,
      [],
    ],
  },
  {
    at: 'typography.fontFamilies.body',
    good: ['Lora, serif', '"Noto Sans Telugu", system-ui', "'Segoe UI',-apple-system", 'Mukta'],
    bad: [...hostileStrings, '', '  ', null, '12px', '"Lora', 'Lora,', 'Lora; serif', 'నూటో', 7, []],
  },
  {
    at: 'typography.fontUrls',
    good: [
      [],
      ['https://fonts.googleapis.com/css2?family=Noto+Sans+Telugu:wght@400;700&display=swap'],
      [
        'https://fonts.googleapis.com/css?family=Lora:500,700',
        `https://fonts.googleapis.com/css?family=${'x'.repeat(400)}`,
      ],
    ],
    bad: [
      ...hostileStrings.map((text) => [text]),
      ['https://example.org/css2?family=Lora'],
      ['http://fonts.googleapis.com/css2?family=Lora'],
      ['//fonts.googleapis.com/css2?family=Lora'],
      ['https://fonts.googleapis.com.example.org/css2?family=Lora'],
      ['https://fonts.googleapis.com@example.org/css2?family=Lora'],
      ['https://fonts.googleapis.com/icon?family=x'],
      ['https://fonts.googleapis.com/css2?family="><script>'],
      ['https://fonts.googleapis.com/css2?family=Lora\n'],
      ['https://fonts.googleapis.com/css2'],
      ['javascript:alert(1)'],
      [`https://fonts.googleapis.com/css?family=${'x'.repeat(500)}`],
      Array.from({ length: 5 }, () => 'https://fonts.googleapis.com/css?family=Lora'),
      [1],
      [null],
      [['x']],
      [{}],
      'https://fonts.googleapis.com/css?family=Lora',
      {},
      null,
    ],
  },
  {
    at: 'layouts.cards.radius',
    good: ['lg', '2xl', '12px', '0', 'none'],
    bad: [...hostileStrings, '', 'Large', 'constructor', '__proto__', 12, null, {}],
  },
  {
    at: 'layouts.cards.shadow',
    good: ['lg', 'none', '0 1px 2px #000'],
    bad: [...hostileStrings, '', 'prototype', 'x y', 3, null],
  },
  {
    at: 'layoutStyle',
    good: ['modern', 'minimal', 'playful'],
    bad: [...hostileStrings, '', 'Modern', 'modern ', 'baroque', 1, null, []],
  },
  { at: 'layouts.navigation.style', good: ['floating', 'sticky', 'fixed'], bad: ['static', '', 0] },
  { at: 'layouts.navigation.position', good: ['top'], bad: ['bottom', '', null] },
  {
    at: 'layouts.cards.hoverEffect',
    good: ['none', 'subtle', 'lift', 'bounce'],
    bad: ['spin', '', true],
  },
  {
    at: 'accessibility.focusIndicators.style',
    good: ['outline', 'shadow', 'border'],
    bad: ['none', '', {}],
  },
  {
    at: 'accessibility.highContrast',
    good: [true, false],
    bad: [...hostileStrings, 'true', 0, 1, null, [], {}],
  },
  {
    at: 'emergencyButton.text',
    good: ['', 'Call us @ 24/7; now <free>', 'అత్యవసర కాల్', '🚑'.repeat(60), '{Back}', 'url(x)'],
    bad: ['x'.repeat(61), '🚑'.repeat(61), 'two\nlines', 'bell\u0007', '\u009b', 5, null, []],
  },
  {
    at: 'gradients',
    good: [
      [],
      [gradient({})],
      [gradient({ type: 'linear', angle: 360 }), gradient({ name: 'Sunrise over Vizag' })],
      [
        gradient({
          angle: 0.5,
          stops: [stop('#fff', 0), stop(' #000 ', 33.3333), stop('#123', 100)],
        }),
      ],
      [{ name: 'hero', stops: [stop('#fff', 0), stop('#000', 100)] }],
    ],
    bad: [
      ...hostileStrings,
      {},
      null,
      [null],
      ['hero'],
      [[]],
      [{}],
      [{ name: 'hero' }],
      [gradient({ name: '' })],
      [gradient({ name: 'x'.repeat(61) })],
      ...hostileStrings
        .filter((text) => /[;{}@\\<>\n\t\r]|\w\(|\/\*|\*\//.test(text))
        .map((name) => [gradient({ name })]),
      [gradient({ type: 'conic' })],
      ...[-1, 361, '45', 1e21, 0.00001, null].map((angle) => [gradient({ angle })]),
      [gradient({ stops: [stop('#fff', 0)] })],
      [gradient({ stops: Array.from({ length: 9 }, () => stop('#fff', 0)) })],
      [gradient({ stops: [stop('#fff', 0), stop('#fff', 101)] })],
      [gradient({ stops: [stop('#fff', 0), stop('#fff', '50%')] })],
      [gradient({ stops: [stop('#fff', 0), stop('url(x)', 1)] })],
      [gradient({ stops: [stop('#fff', 0), { color: '#fff' }] })],
      [gradient({ stops: [null, null] })],
      [gradient({ repeat: true })],
      Array.from({ length: 13 }, () => gradient({})),
    ],
  },
  {
    at: 'designTokens.shadows',
    good: [{}, { none: 'none', '2xl': '0 1px 2px #000', hero: 'none' }],
    bad: [
      ...hostileStrings,
      [],
      null,
      Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`s${index}`, 'none'])),
      ...invalidNames.map((name) => withOwnKey(name, 'none')),
    ],
  },
  {
    at: 'layouts.hero',
    good: [
      {},
      { overlay: true, height: 480, title: 'Welcome (free parking)', align: 'left' },
      { button: { shown: false, text: 'మాకు కాల్ చేయండి' } },
    ],
    bad: [
      ...hostileStrings.filter((text) => text.length > 60).map((title) => ({ title })),
      ...['url(x)', 'a;b', '{x}', 'a@b', 'a\\b', '/* x', 'x */', '<b>', 'x\ny'].map((title) => ({
        title,
      })),
      { list: [1] },
      { nothing: null },
      { deep: { deeper: { deepest: 1 } } },
      { deep: { text: 'url(x)' } },
      ...invalidNames.map((name) => ({ inner: withOwnKey(name, 1) })),
    ],
  },
]

function gradient(change: object) {
  return { ...fullTheme.gradients[0], ...change }
}

function stop(color: unknown, position: unknown) {
  return { color, position }
}
