import { isRecord } from '../json.ts'
import { matchesType } from './match-theme-kind.ts'
import { themeKinds, type ThemeKind } from './theme-kinds.ts'
import { themePaths } from './theme-paths.ts'

/** One place of a theme that is given, with its kind: null where no theme has such a place. */
export interface ThemeEntry {
  path: string
  kind: ThemeKind | null
  value: unknown
}

/** With the path its rule has: that of `gradients[2].name` is `gradients[].name`. */
interface EntryWithRule extends ThemeEntry {
  rule: string
}

/** Every place of a theme that is given; not what is inside of one that a theme cannot have so. */
export function listThemeEntries(config: unknown): ThemeEntry[] {
  const found: EntryWithRule[] = []
  const waiting: EntryWithRule[] = [{ path: '', rule: '', kind: themeKinds.group, value: config }]
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    found.push(place)
    if (place.kind && matchesType(place.kind, place.value)) waiting.push(...childEntries(place))
  }
  return found
}

/** The path of the rule for a name inside of another rule's place, or null. */
export function findRulePath(rule: string, name: string): string | null {
  if (!NAME.test(name)) return null
  return [join(rule, name), join(rule, '*')].find((path) => themePaths.has(path)) ?? null
}

const NAME = new RegExp(`^(?:${themeKinds.name.pattern})$`, 'u')

function childEntries({ path, rule, value }: EntryWithRule): EntryWithRule[] {
  if (Array.isArray(value)) {
    return value.map((entry: unknown, at) => placeOf(`${path}[${at}]`, `${rule}[]`, entry))
  }
  if (!isRecord(value)) return []
  return Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .map(([name, entry]) => placeOf(join(path, shown(name)), findRulePath(rule, name), entry))
}

function placeOf(path: string, rule: string | null, value: unknown): EntryWithRule {
  const name = rule === null ? undefined : themePaths.get(rule)
  return { path, rule: rule ?? '', kind: name ? themeKinds[name] : null, value }
}

const join = (path: string, name: string) => (path ? `${path}.${name}` : name)

/** A name as a sentence may hold it, whatever it is made of. */
const shown = (name: string) => name.replace(/[^A-Za-z0-9_ -]/gu, '?').slice(0, 40) || '?'
