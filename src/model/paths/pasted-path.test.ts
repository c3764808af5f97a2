import { expect, test } from 'vitest'

import { stripPastedSigns } from './pasted-path.ts'

test.each([
  ['/doctors.', '/doctors'],
  ['/emergency/stroke)', '/emergency/stroke'],
  ['/health-library/migraine,', '/health-library/migraine'],
  ['/te/doctors।', '/te/doctors'],
  ['/te/doctors%E0%A5%A4', '/te/doctors'],
  ['/te/doctors%e2%80%a6', '/te/doctors'],
  ['/Doctors."', '/Doctors'],
  ['/doctors).', '/doctors'],
  ['/doctors/.', '/doctors'],
  ['/doctors./', '/doctors'],
  ['/doctors%22%3E', '/doctors'],
  ['/doctors%20', '/doctors'],
  ['/doctors*', '/doctors'],
  ['/doctors%F0%9F%99%8F', '/doctors'],
  ['/)', '/'],
  ['/te).', '/te'],
])('the link %s is the page %s', (link, page) => {
  expect(stripPastedSigns(link)).toBe(page)
})

test.each([
  '/',
  '/doctors',
  '/doctors/',
  '/robots.txt',
  '/assets/app-1.2.js',
  '//clinic.example.',
  '/%2Fclinic.example.',
  '/%5Cclinic.example.',
  '/\\clinic.example.',
  '/doctors%',
  '/a.b.',
  '/doctors.x',
  '/health-library/మైగ్రేన్',
  '/doctors&from=chat',
])('the path %s stays', (path) => {
  expect(stripPastedSigns(path)).toBeNull()
})
