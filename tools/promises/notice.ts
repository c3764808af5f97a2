import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// npm run notice: writes NOTICE, with every package that the server needs or that is sent to browsers,
// and the text of each licence.

const LETTERS = '@fontsource-variable/noto-sans-telugu'

interface Lock {
  packages: Record<
    string,
    { version?: string; license?: string; dev?: true; optional?: true; devOptional?: true }
  >
}

interface Package {
  name: string
  licence: string
  /** Name, version and licence. */
  heading: string
  folder: string
}

/** Lists what `npm ci --omit=dev` installs on every machine, each version once. */
export function listShippedPackages({ packages }: Lock): Package[] {
  const shipped = Object.entries(packages)
    // Optional packages are parts of others, for one kind of machine, or serve tests only.
    .filter(([folder, it]) => folder && !it.dev && !it.optional && !it.devOptional)
    .map(([folder, { version = '', license: licence = 'no licence named' }]) => {
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { name, licence, heading: `${name} ${version} (${licence})`, folder }
    })
  const unique = new Map(shipped.map((it) => [it.heading, it]))
  return [...unique.values()].toSorted((a, b) => (a.heading < b.heading ? -1 : 1))
}

export const readLock = () => JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock

function formatNotice(packages: readonly Package[]): string {
  const letters = packages.filter(({ name }) => name === LETTERS)
  const otherPackages = packages.filter(({ name }) => name !== LETTERS)
  const licences = [...new Set(otherPackages.map(({ licence }) => licence))].toSorted()
  return [
    'Nadi is made with the work of others. This file is written by `npm run notice`.',
    'Parts of a package that are made for one kind of machine have the licence of that package.',
    ...packages.map((it) => `${it.heading}: ${readOwner(it)}`),
    ...letters.map((it) =>
      formatSection('The Telugu letters that Nadi sends to browsers', readLicence(it)),
    ),
    ...licences.map((licence) => {
      const text = pickUsualText(otherPackages.filter((it) => it.licence === licence))
      return formatSection(`The text of ${licence}`, text)
    }),
  ].join('\n')
}

const formatSection = (title: string, text: string) => `\n${'='.repeat(80)}\n${title}\n\n${text}\n`

/** Reads the line of copyright; packages without one name their author. */
function readOwner(it: Package): string {
  const line = readLicence(it)
    .split('\n')
    .find((words) =>
      /^\W*(?:the .{1,20}\()?copyright (?!notice|holder|owner|law|license|and|in\b)/i.test(words),
    )
  const { author } = JSON.parse(readFileSync(`${it.folder}/package.json`, 'utf8')) as {
    author?: string | { name: string }
  }
  return line?.trim() ?? (typeof author === 'object' ? author.name : author) ?? 'its authors'
}

/** Picks the text that most of these packages have, without the lines that name one of them. */
function pickUsualText(packages: readonly Package[]): string {
  const counts = new Map<string, number>()
  for (const it of packages) {
    const lines = readLicence(it).split('\n')
    const text = lines.filter((line) => !/^\W*copyright\b.*(?:\d{4}|\(c\))/i.test(line))
    const body = text.join('\n').trim()
    if (body !== '') counts.set(body, (counts.get(body) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}

function readLicence({ folder }: Package): string {
  if (!existsSync(folder)) throw new Error(`${folder} is not installed: npm install`)
  const file = readdirSync(folder).find((name) => /^(licen[sc]e|copying)/i.test(name))
  if (file === undefined) return ''
  return readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\r\n', '\n').trim()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync('NOTICE', formatNotice(listShippedPackages(readLock())))
}
