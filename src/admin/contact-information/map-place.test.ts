import { expect, test } from 'vitest'

import { describeMapPlace } from './map-place.ts'

const EMBED = 'https://www.google.com/maps/embed'

test.for([
  [
    `${EMBED}?pb=!1m18!1m12!1m3!1d3806.3!2d78.391!3d17.4375208!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x3bcb91:0x8d2a!2sSample%20Clinic%2C%20Guntur!5e0!3m2!1sen!2sin!4v1`,
    'Google Maps at “Sample Clinic, Guntur” (17.4375, 78.3910)',
  ],
  [`${EMBED}?pb=!1m14!1m12!1m3!1d3806!2d78.39!3d17.43!5e0!3m2!1ste!2sin!4v1`, 'Google Maps around 17.4300, 78.3900'], // prettier-ignore
  [`${EMBED}?q=Guntur+Railway+Station`, 'Google Maps at “Guntur Railway Station”'],
  [`${EMBED}?pb=!4v1`, 'Google Maps'],
] as const)('a map URL is described by the place it opens: %s (S-31)', ([address, description]) => {
  expect(describeMapPlace(address)).toBe(description)
})
