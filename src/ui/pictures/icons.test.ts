import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { staffIcons } from './staff-icons.ts'

test('no public page uses an icon that only staff download', () => {
  const files = readdirSync('src/site', { recursive: true, encoding: 'utf8' })
  const pages = files.filter((file) => file.endsWith('.tsx'))
  const wanted = pages.flatMap((file) => {
    const text = readFileSync(join('src/site', file), 'utf8')
    return [...text.matchAll(/(?:name|icon)(?:=|: )["']([a-z-]+)["']/g)].map(([, name]) => name)
  })
  expect(wanted).toContain('phone')
  expect(wanted.filter((name) => name && name in staffIcons)).toEqual([])
})
