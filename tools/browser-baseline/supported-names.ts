import compat from '@mdn/browser-compat-data/forLegacyNode'
import type {
  BrowserName,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types'

/** The oldest browsers in which Nadi works as a whole (S-79); README.md says the same. */
const FLOOR: [BrowserName, number][] = [
  ['chrome', 93],
  ['chrome_android', 93],
  ['webview_android', 93],
  ['samsunginternet_android', 17],
  ['firefox', 100],
  ['firefox_android', 100],
  ['safari', 15.4],
  ['safari_ios', 15.4],
]

/** For each name that MDN knows, whether all browsers of the floor have something by that name. */
interface Names {
  /** Such as structuredClone. */
  globals: Map<string, boolean>
  /** Such as AbortSignal.timeout. */
  statics: Map<string, boolean>
  /** Of anything, such as toSorted. */
  members: Map<string, boolean>
  /** Of one interface, such as Navigator.share. */
  membersOf: Map<string, boolean>
}

export function collectSupportedNames(): Names {
  const names: Names = {
    globals: new Map(),
    statics: new Map(),
    members: new Map(),
    membersOf: new Map(),
  }
  addAll(names, compat.javascript['builtins'] ?? {}, true)
  addAll(names, compat.api, false)
  return names
}

function addAll(names: Names, owners: Identifier, isLanguage: boolean): void {
  for (const [owner, parts] of Object.entries(owners) as [string, Identifier][]) {
    const { __compat: support } = parts
    if (support) note(names.globals, owner, support)
    addParts(names, owner, { parts, isLanguage })
  }
}

interface Of {
  parts: Identifier
  isLanguage: boolean
}

function addParts(names: Names, owner: string, { parts, isLanguage }: Of): void {
  for (const [part, { __compat: support }] of Object.entries(parts) as [string, Identifier][]) {
    if (part === '__compat' || !support) continue
    const name = part.replace(/_static$/, '')
    // MDN says '_static' of interfaces only, not of what the language itself has.
    if (isLanguage || name !== part) note(names.statics, `${owner}.${name}`, support)
    if (name !== part || part.includes('_')) continue
    note(names.membersOf, `${owner}.${part}`, support)
    // A word such as 'role' is a name of our own as well; one of two words hardly ever is.
    if (isLanguage || /[A-Z]/.test(part)) note(names.members, part, support)
    else if (isInBaseline(support)) note(names.members, part, support)
    if (/^Window$|GlobalScope$/.test(owner)) note(names.globals, part, support)
  }
}

function note(names: Map<string, boolean>, name: string, support: CompatStatement): void {
  names.set(name, names.get(name) === true || isInBaseline(support))
}

export function isInBaseline({ support }: CompatStatement): boolean {
  return FLOOR.every(([browser, version]) =>
    [support[browser] ?? []].flat().some((one) => isIn(one, version)),
  )
}

function isIn(one: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_last: last } = one
  if (added === false || one.flags || one.prefix || one.alternative_name) return false
  // 'preview' is a version, too: no number, and never in.
  const since = Number.parseFloat(added.replace('≤', ''))
  return since <= version && (last === undefined || Number.parseFloat(last) >= version)
}
