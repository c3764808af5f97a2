/** Texts that would leave their place in a style sheet, fetch something, or reach into a program. */
export const hostileStrings = [
  'url(https://evil.example/x)',
  'URL(x)',
  'image-set("https://evil.example/x.png" 1x)',
  'red;background:url(x)',
  '#fff;}body{display:none',
  '0} body{display:none',
  '@import "x"',
  '\\75rl(x)',
  'red/*',
  'x */',
  '</style><script>',
  'expression(alert(1))',
  'var(--x)',
  'env(x)',
  'attr(x)',
  'calc(1px)',
  '#fff\n',
  '#fff\t',
  '\u2028#fff',
  '\u00a0#fff',
  '12px\r',
  '１２px',
  '౧౨px',
  '“x”',
  '"',
  "'",
  ',',
  'x'.repeat(501),
] as const

/** Names no entry can have, wherever it stands. */
export const invalidNames = [
  '__proto__',
  'constructor',
  'prototype',
  '',
  'x;y',
  '</style>',
  'url(x)',
  'a.b',
  '*',
  '[]',
  'Large',
  '-x',
  'రంగు',
  '🎨🎨',
  'line\nbreak',
  'x'.repeat(32),
] as const

/** As JSON may hold it: an own entry, whatever it is called. */
export function withOwnKey(name: string, value: unknown): unknown {
  return JSON.parse(`{${JSON.stringify(name)}: ${JSON.stringify(value)}}`)
}
