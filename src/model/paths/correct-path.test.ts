import { expect, test } from 'vitest'

import { correctPath } from './correct-path.ts'

test.for([
  ['/Doctors', '/doctors'],
  ['/TE', '/te'],
  ['/health-library/STROKE', '/health-library/stroke'],
  ['//doctors', '/doctors'],
  ['///te//Doctors', '/te/doctors'],
  ['/Emergency/stroke).', '/emergency/stroke'],
  ['//clinic.example.', '/clinic.example.'],
  ['/te/doctors', '/te/doctors'],
  // The letters of an encoded character are no capitals.
  ['/health-library/%E0%B0%AE', '/health-library/%E0%B0%AE'],
  ['/', '/'],
] as const)('the path %s means %s', ([path, meant]) => {
  expect(correctPath(path)).toBe(meant)
})
