// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { parsePastedItems } from './parse-pasted-items.ts'

const fromText = (text: string) => parsePastedItems({ text, html: '' })
const fromMarkup = (html: string) => parsePastedItems({ text: 'not looked at', html })

test.for([
  ['bullets', '• Shaking\n•\tStiffness\n•Slowness', ['Shaking', 'Stiffness', 'Slowness']],
  ['dashes', '- Shaking\r\n– Stiffness\r\n— Slowness', ['Shaking', 'Stiffness', 'Slowness']],
  ['the stars of WhatsApp', '* Shaking\n* Stiffness', ['Shaking', 'Stiffness']],
  ['numbers', '1. Shaking\n2) Stiffness\n(3) Slowness\n10. Falls', ['Shaking', 'Stiffness', 'Slowness', 'Falls']], // prettier-ignore
  ['letters in brackets', 'a) Rest\nb) Water', ['Rest', 'Water']],
  ['letters in a row', 'a. Rest\nb. Water\nC. Sleep', ['Rest', 'Water', 'Sleep']],
  ["Word's own signs", '·         Shaking\n\uf0b7\tStiffness\no\tSlowness\n§ of the act', ['Shaking', 'Stiffness', 'Slowness', '§ of the act']], // prettier-ignore
  ['one line', '• Shaking • Stiffness • Slowness', ['Shaking', 'Stiffness', 'Slowness']],
  ['Telugu', '• చేతులు వణకడం\n• గట్టిదనం', ['చేతులు వణకడం', 'గట్టిదనం']],
] as const)('a list with %s is split into its items', ([, text, items]) => {
  expect(fromText(text)).toEqual(items)
})

test("WhatsApp's sender lines are removed", () => {
  expect(
    fromText(
      [
        '[12:30, 01/02/2026] Sister Rani: - Shaking',
        '\u200e[01/02/26, 9:05:11\u202fPM] Dr. Rao: Stiffness',
        '01/02/2026, 12:31 - +91 98480 12345: Slowness',
        '- Falls',
      ].join('\n'),
    ),
  ).toEqual(['Shaking', 'Stiffness', 'Slowness', 'Falls'])
})

test('content at the start of a line stays', () => {
  const unchanged = [
    '2 tablets daily',
    '10 mg at night',
    '-5 °C',
    '1.5 mg',
    '24/7 care',
    '5-10 minutes of rest',
    '*Important*',
    'o-ring exercise',
    'e. coli was found',
    'Note: call 108',
    '“Rest” – it’s enough…',
    '[see page 4] Rest: an hour',
    'వైద్యుని 2 సార్లు కలవండి',
  ]
  expect(fromText(unchanged.join('\n'))).toEqual(unchanged)
  expect(fromText(unchanged.map((line) => `• ${line}`).join('\n'))).toEqual(unchanged)
})

test('a wrapped line is joined with its item', () => {
  expect(
    fromText(
      '• Trembling of a hand that rests in the lap\n  and stops when it moves\n• Small writing that gets\n  smaller\n\nLoss of smell',
    ),
  ).toEqual([
    'Trembling of a hand that rests in the lap and stops when it moves',
    'Small writing that gets smaller',
    'Loss of smell',
  ])
  expect(
    fromText('Lie down in a dark and quiet room and drink a glass of water until\nthe pain is gone\nSleep'),
  ).toEqual(['Lie down in a dark and quiet room and drink a glass of water until the pain is gone', 'Sleep']) // prettier-ignore
  expect(fromText('shaking\nstiffness\nslowness')).toEqual(['shaking', 'stiffness', 'slowness'])
})

test('invisible characters are removed, and the joiners of Telugu stay', () => {
  expect(fromText('\ufeff•\u00a0Shaking\u200b\n\u200e• క్\u200cష\n \u00a0 \n')).toEqual([
    'Shaking',
    'క్\u200cష',
  ])
})

/** A list paragraph as Word copies it. */
const fromWord = (mark: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`

test('the paragraphs of a list from Word become items', () => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoListParagraph{margin:0}</style></head><body><!--StartFragment--><p class=MsoNormal>Treatment<o:p></o:p></p>${fromWord('·', '2 tablets\n  daily')}${fromWord('1.', '<b>10&nbsp;mg</b> at night')}${fromWord('o', 'ఫిజియోథెరపీ')}<!--EndFragment--></body></html>`
  expect(fromMarkup(html)).toEqual(['Treatment', '2 tablets daily', '10 mg at night', 'ఫిజియోథెరపీ'])
})

test('a list from a web page or Google Docs becomes items, nested ones too', () => {
  expect(
    fromMarkup(
      '<meta charset="utf-8"><b><ul><li dir="ltr"><p role="presentation"><span>Shaking</span></p></li><li>Stiffness,<br>in the morning<ul><li>of a hand</li></ul></li><li> </li></ul></b><script>alert(1)</script>',
    ),
  ).toEqual(['Shaking', 'Stiffness, in the morning', 'of a hand'])
})

test('HTML without a list is ignored in favour of the plain text', () => {
  expect(parsePastedItems({ text: '• A\n• B', html: '<div>A B</div>' })).toEqual(['A', 'B'])
  expect(parsePastedItems({ text: '', html: '<img src=x onerror=alert(1)>' })).toEqual([])
})
