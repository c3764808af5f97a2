import { readFileSync } from 'node:fs'

const list = new URL('./naughty-strings/blns.json', import.meta.url)

/** The complete Big List of Naughty Strings (README.md in its folder). */
export const naughtyStrings = JSON.parse(readFileSync(list, 'utf8')) as readonly string[]
