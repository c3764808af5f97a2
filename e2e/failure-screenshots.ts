import { mkdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

import { afterEach } from 'vitest'

import { openPages } from './browser.ts'

const FOLDER = join(import.meta.dirname, 'results')

// Takes a screenshot of every open page of a failed test, and names the files in its error.
afterEach(async ({ task }) => {
  // The last one: a retry adds its own to those of the first attempt.
  const error = task.result?.errors?.at(-1)
  if (task.result?.state !== 'fail' || !error) return
  await mkdir(FOLDER, { recursive: true })
  for (const [at, page] of openPages().entries()) {
    const path = join(
      FOLDER,
      `${fileNameOf(task.file.name)}-${fileNameOf(task.name)}-${at + 1}.png`,
    )
    const screenshot = await page.screenshot({ path, timeout: 10_000 }).catch(() => null)
    if (screenshot) error.message += `\nScreenshot of ${page.url()}: ${relative('.', path)}`
  }
})

const fileNameOf = (text: string) =>
  text
    .replace(/^e2e\//, '')
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .slice(0, 60)
