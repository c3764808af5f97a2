import { expect, test } from 'vitest'

import { parsePastedMap } from './pasted-map.ts'

const MAP = 'https://www.google.com/maps/embed?pb=!1m18!2d78.39!3d17.43'
const CODE = `<iframe src="${MAP}&hl=en" width="600" height="450" style="border:0;" allowfullscreen="" loading="lazy"></iframe>`
const quoted = (open: string, close: string) => CODE.replace(/"([^"]*)"/g, `${open}$1${close}`)
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
const numbered = (entity: (code: number) => string) =>
  CODE.replaceAll('&', '&amp;').replace(/[<>"]/g, (sign) => entity(sign.charCodeAt(0)))

test.for([
  ['as Google gives it', CODE],
  ['in curly quotes', quoted('“', '”')],
  ['in German quotes', quoted('„', '“')],
  ['in single curly quotes', quoted('‘', '’')],
  ['without quotes', quoted('', '')],
  ['escaped', escaped(CODE)],
  ['escaped, its own address escaped before', escaped(CODE.replaceAll('&', '&amp;'))],
  ['escaped by numbers', numbered((code) => `&#${code};`)],
  ['escaped by hexadecimal numbers', numbered((code) => `&#x${code.toString(16)};`)],
  ['escaped with apostrophes', escaped(quoted("'", "'")).replaceAll("'", '&apos;')],
  ['wrapped inside its address', CODE.replace('!2d', '\r\n!2d')],
  ['wrapped by a quoted mail', CODE.replace('!2d', '\n> !2d').replace(' width', '\n> width')],
  ['after an invisible mark', `\u200b${MAP}&hl=en`],
  ['as a link in a message', `The map: ${MAP}&hl=en.`],
  ['as a link in brackets', `[map](${MAP}&hl=en)`],
  ['after a greeting', `Here it is:\n\n${quoted('“', '”')}\n`],
])('AC-079 the map in code %s is found', ([, pasted = '']) => {
  expect(parsePastedMap(pasted)).toBe(`${MAP}&hl=en`)
})

test.for([
  'Near the clock tower',
  'https://maps.app.goo.gl/AbC123',
  quoted('“', '”').replace('www.google.com', 'evil.example'),
  escaped('<script src="https://www.google.com/maps/embed?pb=1"></script>'),
  `<iframe data-src=${MAP}></iframe>`,
  '<iframe src=“java\nscript:alert(1)”></iframe>',
  '<iframe src=“https://www.google.com/maps/em\tbed?pb=1”></iframe>',
])('AC-080 %s contains no map in any reading', (pasted) => {
  expect(parsePastedMap(pasted)).toBeNull()
})
