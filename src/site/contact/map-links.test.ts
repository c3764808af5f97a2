import { expect, test } from 'vitest'

import { mapLinks } from './map-links.ts'

const MAPS = 'https://www.google.com/maps'
const EMBED = `${MAPS}/embed?pb=!1m18!1m12!1m3!1d30453.6!2d78.39!3d17.433!2m3!1f0!2f0!3f0`

test("AC-079 the place link leads to the centre of the clinic's map", () => {
  expect(mapLinks(EMBED, 'Vennela Clinic', 'Plot 12')).toEqual({
    place: `${MAPS}/search/?api=1&query=17.433%2C78.39`,
    directions: `${MAPS}/dir/?api=1&destination=17.433%2C78.39`,
  })
})

test.for([null, `${MAPS}/embed?pb=!1m2!2sNowhere`])(
  'AC-080 with a map of %s the place is searched by its name and address',
  (embed) => {
    expect(mapLinks(embed, 'Vennela & Co', 'Plot 12\n Hyderabad')).toEqual({
      place: `${MAPS}/search/?api=1&query=Vennela%20%26%20Co%2C%20Plot%2012%2C%20Hyderabad`,
      directions: `${MAPS}/dir/?api=1&destination=Vennela%20%26%20Co%2C%20Plot%2012%2C%20Hyderabad`,
    })
  },
)

test('AC-079 a custom map links to its own page', () => {
  const custom = `${MAPS}/d/u/0/embed?mid=1AbC&ehbc=2E312F`
  const viewer = `${MAPS}/d/viewer?mid=1AbC`
  expect(mapLinks(custom, 'Vennela', null)).toEqual({ place: viewer, directions: viewer })
  expect(mapLinks(custom, 'Vennela', 'Plot 12')).toEqual({
    place: viewer,
    directions: `${MAPS}/dir/?api=1&destination=Vennela%2C%20Plot%2012`,
  })
})

test('AC-080 without a map and an address there is no link', () => {
  expect(mapLinks(null, 'Vennela', null)).toBeNull()
})
