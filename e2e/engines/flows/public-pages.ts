import { expect, test } from 'vitest'

import { readPublicPages } from '../../../tools/public-pages.ts'
import { requireSite } from '../../site-fixture.ts'
import type { Device } from '../drivers/tab.ts'
import type { EngineFixture } from '../engine-fixture.ts'

const ILLNESS = '/health-library/obstructive-sleep-apnoea'

export function publicPageTests(opened: EngineFixture): void {
  test(
    'on a phone every page has its name and pictures, fits, and is light',
    { tags: ['full'] },
    async () => {
      expect(await wrongPages(opened, opened.phone, 'light')).toEqual([])
    },
  )

  test(
    'on a desktop in dark mode every page has its name and pictures, fits, and is dark',
    { tags: ['full'] },
    async () => {
      const { desk, clinic } = opened
      await desk.goto(clinic.url)
      await desk.until(isUsable)
      if ((await desk.evaluate(paper)) === 'light') {
        await desk.click({ role: 'button', name: 'Use dark colours' })
      }
      expect(await wrongPages(opened, desk, 'dark')).toEqual([])
    },
  )
}

/** All problems, with the page where they occur. */
async function wrongPages(
  { clinic }: EngineFixture,
  device: Device,
  mode: 'light' | 'dark',
): Promise<string[]> {
  const wrong: string[] = []
  for (const path of [...(await readPublicPages(requireSite())), ILLNESS]) {
    await device.goto(clinic.url + path)
    await device.until(isUsable)
    await device.until(hasName)
    await device.until(picturesAreLoaded)
    if ((await device.evaluate(paper)) !== mode) wrong.push(`${path} is not ${mode}`)
    if (await device.evaluate(tooWide)) wrong.push(`${path} is wider than the screen`)
    const problems = [...(await device.evaluate(brokenPictures)), ...(await device.problems())]
    wrong.push(...problems.map((problem) => `${path}: ${problem}`))
  }
  return wrong
}

// These run in the page.

const isUsable = () => performance.getEntriesByName('usable').length > 0

const hasName = () => /\w/.test(document.querySelector('h1')?.textContent ?? '')

const tooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth

function paper(): 'light' | 'dark' {
  const parts = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []
  const [red = 0, green = 0, blue = 0] = parts.map(Number)
  return red + green + blue > (3 * 255) / 2 ? 'light' : 'dark'
}

/** Loads lazy pictures, too. */
function picturesAreLoaded(): boolean {
  const pictures = [...document.images].filter((image) => image.checkVisibility())
  for (const picture of pictures) picture.loading = 'eager'
  return pictures.every(({ complete }) => complete)
}

const brokenPictures = () =>
  [...document.images]
    .filter((image) => image.checkVisibility() && image.naturalWidth === 0)
    .map(({ src }) => src)
