import { mkdir, writeFile } from 'node:fs/promises'

import { chromium, type Page } from 'playwright-core'

import { appIcons, brandPictures } from './pictures/brand.ts'
import { healthLibraryPictures } from './pictures/health-library.ts'
import type { Picture } from './pictures/picture.ts'
import { portraits } from './pictures/portraits.ts'
import { careScenes } from './pictures/services-care.ts'
import { testScenes } from './pictures/services-tests.ts'
import { avatars } from './pictures/testimonials.ts'

// Draws the sample clinic's pictures and the app's icons anew:
//   npx tsx supabase/seed/draw.ts
// CHROMIUM names the browser to draw with, where it is not Debian's.

const FILES = new URL('files/', import.meta.url)
const PUBLIC = new URL('../../public/', import.meta.url)

const pictures: readonly Picture[] = [
  ...brandPictures,
  ...portraits,
  ...careScenes,
  ...testScenes,
  ...avatars,
  ...healthLibraryPictures,
]

function document(width: number, height: number, viewBox: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`
}

/** Runs in the browser: draws an SVG on a canvas and answers with the picture as a data address. */
async function paint({ svg, type }: { svg: string; type: string }): Promise<string> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = Object.assign(globalThis.document.createElement('canvas'), {
    width: image.naturalWidth,
    height: image.naturalHeight,
  })
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas.toDataURL(type, 0.8)
}

async function render(page: Page, svg: string, type: string): Promise<Buffer> {
  const address = await page.evaluate(paint, { svg, type })
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

async function drawPictures(page: Page): Promise<void> {
  for (const { file, width, height, svg, ending = 'webp' } of pictures) {
    const whole = document(width, height, `0 0 ${width} ${height}`, svg)
    const bytes = await render(page, whole, ending === 'jpg' ? 'image/jpeg' : 'image/webp')
    const target = new URL(`${file}.${ending}`, FILES)
    await mkdir(new URL('.', target), { recursive: true })
    await writeFile(target, bytes)
  }
}

async function drawIcons(page: Page): Promise<void> {
  const icons = [
    ['icon-192.png', 192, appIcons.rounded],
    ['icon-512.png', 512, appIcons.rounded],
    ['icon-maskable-512.png', 512, appIcons.masked],
    ['apple-touch-icon.png', 180, appIcons.square],
  ] as const
  for (const [file, size, content] of icons) {
    const svg = document(size, size, '0 0 512 512', content)
    await writeFile(new URL(file, PUBLIC), await render(page, svg, 'image/png'))
  }
  const favicon = document(64, 64, '0 0 512 512', appIcons.rounded)
  await writeFile(new URL('favicon.svg', PUBLIC), `${favicon.replaceAll(/\n\s*/g, '')}\n`)
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
await drawPictures(page)
await drawIcons(page)
await browser.close()
