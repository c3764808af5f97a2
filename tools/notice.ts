import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// npm run notice: writes NOTICE from package-lock.json and node_modules, with every package that the
// server needs (it builds the site, too) or that is sent to browsers, and the text of each licence.

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const LETTERS = '@fontsource-variable/noto-sans-telugu'

export interface Lock {
  packages: Record<
    string,
    { version?: string; license?: string; dev?: true; optional?: true; devOptional?: true }
  >
}

interface Package {
  name: string
  version: string
  licence: string
  folder: string
}

/** What an installation for use has on every machine, each version once. */
export function listShippedPackages({ packages }: Lock): Package[] {
  const found = new Map<string, Package>()
  for (const [folder, entry] of Object.entries(packages)) {
    // The optional ones are parts of others, for one machine each, or serve tests only.
    if (folder === '' || entry.dev || entry.optional || entry.devOptional) continue
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const { version = '', license: licence = 'no licence named' } = entry
    found.set(`${name} ${version}`, { name, version, licence, folder })
  }
  return [...found.values()].toSorted((a, b) =>
    formatPackageHeading(a) < formatPackageHeading(b) ? -1 : 1,
  )
}

export const formatPackageHeading = ({ name, version, licence }: Package) =>
  `${name} ${version} (${licence})`
export const readLock = (): Lock => JSON.parse(readText('package-lock.json')) as Lock
export const readText = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

function notice(packages: readonly Package[]): string {
  const lines = packages.map((it) => `${formatPackageHeading(it)}: ${ownerOf(it)}`)
  const letters = packages.filter(({ name }) => name === LETTERS)
  const others = packages.filter(({ name }) => name !== LETTERS)
  const texts = [...new Set(others.map(({ licence }) => licence))]
    .toSorted()
    .map((licence) =>
      section(`The text of ${licence}`, usualText(others.filter((it) => it.licence === licence))),
    )
  return [
    'Nadi is made with the work of others. This file is written by `npm run notice`.',
    'Parts of a package that are made for one kind of machine have the licence of that package.',
    ...lines,
    ...letters.map((it) => section(`The Telugu letters that Nadi sends to browsers`, textOf(it))),
    ...texts,
  ].join('\n')
}

const section = (title: string, text: string) => `\n${'='.repeat(80)}\n${title}\n\n${text}\n`

/** The line that says whose it is; packages without one name their author. */
function ownerOf(it: Package): string {
  const line = textOf(it)
    .split('\n')
    .find((words) =>
      /^\W*(?:the .{1,20}\()?copyright (?!notice|holder|owner|law|license|and|in\b)/i.test(words),
    )
  return line?.trim() ?? authorOf(it) ?? 'its authors'
}

function authorOf({ folder }: Package): string | undefined {
  const { author } = JSON.parse(readText(`${folder}/package.json`)) as {
    author?: string | { name: string }
  }
  return typeof author === 'object' ? author.name : author
}

/** What most packages with this licence have, without the lines that name one of them. */
function usualText(packages: readonly Package[]): string {
  const times = new Map<string, number>()
  for (const it of packages) {
    const text = textOf(it)
      .split('\n')
      .filter((line) => !/^\W*copyright\b.*(?:\d{4}|\(c\))/i.test(line))
      .join('\n')
      .trim()
    if (text !== '') times.set(text, (times.get(text) ?? 0) + 1)
  }
  return [...times].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}

function textOf({ folder }: Package): string {
  const path = join(ROOT, folder)
  if (!existsSync(path)) throw new Error(`${folder} is not installed: npm install`)
  const file = readdirSync(path).find((name) => /^(licen[sc]e|copying)/i.test(name))
  return file === undefined ? '' : readText(`${folder}/${file}`).replaceAll('\r\n', '\n').trim()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(ROOT, 'NOTICE'), notice(listShippedPackages(readLock())))
}
