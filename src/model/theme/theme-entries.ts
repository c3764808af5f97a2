import { isRecord } from '../json.ts'
import { matchesType } from './match-theme-kind.ts'
import { themeKinds, type ThemeKind } from './theme-kinds.ts'
import { themePaths } from './theme-paths.ts'

/** A value in a theme with its path and kind; null if no theme has that path. */
export interface ThemeEntry {
  path: string
  kind: ThemeKind | null
  value: unknown
}

/** With the path of its rule: that of `gradients[2].name` is `gradients[].name`. */
interface EntryWithRule extends ThemeEntry {
  rule: string
}

/** Lists every value in a theme, without the contents of unknown or invalid ones. */
export function listThemeEntries(config: unknown): ThemeEntry[] {
  const found: EntryWithRule[] = []
  const waiting: EntryWithRule[] = [{ path: '', rule: '', kind: themeKinds.group, value: config }]
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    found.push(place)
    if (place.kind && matchesType(place.kind, place.value)) waiting.push(...childEntries(place))
  }
  return found
}

/** Returns the rule path for a name inside another rule's value, or null. */
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
    .map(([name, entry]) => placeOf(join(path, escapeName(name)), findRulePath(rule, name), entry))
}

function placeOf(path: string, rule: string | null, value: unknown): EntryWithRule {
  const name = rule === null ? undefined : themePaths.get(rule)
  return { path, rule: rule ?? '', kind: name ? themeKinds[name] : null, value }
}

const join = (path: string, name: string) => (path ? `${path}.${name}` : name)

/** Shortens a name and removes unsafe characters, for a sentence. */
const escapeName = (name: string) => name.replace(/[^A-Za-z0-9_ -]/gu, '?').slice(0, 40) || '?'
