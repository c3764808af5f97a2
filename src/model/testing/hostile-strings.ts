/** Texts that try to escape from a style sheet, fetch a URL, or reach into a program. */
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

/** Names that no entry can have. */
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

/** Returns an object with an own key of any name, as JSON may contain it. */
export function withOwnKey(name: string, value: unknown): unknown {
  return JSON.parse(`{${JSON.stringify(name)}: ${JSON.stringify(value)}}`)
}
