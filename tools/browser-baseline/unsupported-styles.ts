import compat from '@mdn/browser-compat-data/forLegacyNode'
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types'
import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss'

import { isInBaseline } from './supported-names.ts'

const {
  properties,
  selectors: pseudos,
  types,
  'at-rules': atRules,
} = compat.css as Record<string, Identifier>

/**
 * Lists the at-rules, media features, selectors, properties, values, functions and units of a built
 * stylesheet that a baseline browser may lack, each as 'feature in module'. A feature with a
 * fallback in the stylesheet itself is left out: in `@supports` that names it, after an older
 * declaration that stays valid, or inside `:is()`, which drops what it does not know.
 */
export function findUnsupportedStyles(css: string): string[] {
  const found = new Set<string>()
  const sheet = postcss.parse(css)
  sheet.walk((node) => {
    if (node.type === 'comment') return
    for (const feature of listFeatures(node)) {
      if (!isGuarded(node, feature)) found.add(`${feature} in ${getModule(node)}`)
    }
  })
  return [...found].toSorted()
}

function listFeatures(node: Rule | AtRule | Declaration): string[] {
  if (node.type === 'rule') return isOfKeyframes(node) ? [] : listOfSelector(node.selector)
  if (node.type === 'atrule') return listOfAtRule(node)
  return node.prop.startsWith('--') ? listOfValue(node) : listOfDeclaration(node)
}

function listOfAtRule({ name, params }: AtRule): string[] {
  const found = isOutside(atRules?.[name]) ? [`@${name}`] : []
  if (name !== 'media') return found
  if (/[<>]/.test(params)) found.push('@media range')
  const features = [...params.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g)].map(([, one = '']) => one)
  const isNew = (one: string) => isOutside(atRules?.['media']?.[one])
  return [...found, ...features.filter(isNew).map((one) => `@media ${one}`)]
}

/** What stands in `:is()` or `:where()` costs the browser that selector alone. */
const FORGIVING = /:(?:is|where)\((?:[^()]|\([^()]*\))*\)/g

function listOfSelector(selector: string): string[] {
  const certain = selector.replaceAll(FORGIVING, '')
  const names = [...certain.matchAll(/::?(?!-webkit-|-moz-)([a-z-]+)/g)]
  const found = names.filter(([, name = '']) => isOutside(pseudos?.[name])).map(([name]) => name)
  return certain.includes('&') ? [...found, 'nesting'] : found
}

function listOfDeclaration(declaration: Declaration): string[] {
  const { prop, value } = declaration
  const property = properties?.[prop]
  const keywords = [...value.matchAll(/(?<![-\w.#"'(/])[a-z][a-z-]*(?![\w(-])/g)].map(
    ([word]) => word,
  )
  return [
    ...(isOutside(property) ? [prop] : []),
    ...keywords.filter((word) => isOutside(property?.[word])).map((word) => `${prop}: ${word}`),
    ...listOfValue(declaration),
  ]
}

const DYNAMIC_UNITS: Record<string, string> = { d: 'dynamic', s: 'small', l: 'large' }

function listOfValue({ value }: Declaration): string[] {
  const functions = [...value.matchAll(/(?<![-\w])([a-z-]+)\(/g)].map(([, name = '']) => name)
  const units = [...value.matchAll(/(?<![\w#-])[\d.]+([a-z]+)\b/g)].map(([, unit = '']) => unit)
  return [
    ...functions.filter((name) => isOutside(findFunction(name))).map((name) => `${name}()`),
    ...units.filter((unit) => isOutside(findUnit(unit))),
  ]
}

function findFunction(name: string): Identifier | undefined {
  const groups = [types, ...Object.values(types ?? {})] as Identifier[]
  return groups.map((group) => group[name]).find((one) => getSupport(one))
}

function findUnit(unit: string): Identifier | undefined {
  const { length } = types ?? {}
  const [, size = ''] = /^([dsl])v(?:h|w|i|b|min|max)$/.exec(unit) ?? []
  if (size) return length?.[`viewport_percentage_units_${DYNAMIC_UNITS[size]}`]
  return unit.startsWith('cq') ? length?.['container_query_length_units'] : length?.[unit]
}

function isOutside(feature: Identifier | undefined): boolean {
  const support = getSupport(feature)
  return support !== undefined && !isInBaseline(support)
}

function getSupport({ __compat: support }: Identifier = {}): CompatStatement | undefined {
  return support
}

function isGuarded(node: Rule | AtRule | Declaration, feature: string): boolean {
  if (node.type === 'decl' && hasOlderDeclaration(node)) return true
  const name = feature.replace(/^@(?:media )?|\(\)$|:.*/g, '') || feature
  return listParents(node).some(
    (parent) =>
      parent.type === 'atrule' && parent.name === 'supports' && parent.params.includes(name),
  )
}

/**
 * A browser that lacks a unit or a function uses the declaration before. With `var()` or `env()` in
 * it, a declaration is found invalid when it is computed only: the one before is lost by then.
 */
function hasOlderDeclaration(declaration: Declaration): boolean {
  if (/\b(?:var|env)\(/.test(declaration.value)) return false
  const siblings = declaration.parent?.nodes ?? []
  return siblings
    .slice(0, siblings.indexOf(declaration))
    .some((one) => one.type === 'decl' && one.prop === declaration.prop)
}

function isOfKeyframes({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')
}

/** The CSS module whose class a rule names, or `base`: classes are called 'module_class'. */
function getModule(node: Rule | AtRule | Declaration): string {
  const rules = [node, ...listParents(node)].filter((one): one is Rule => one.type === 'rule')
  const selectors = [...rules, ...listRulesIn(node)].map(({ selector }) => selector)
  return /\.([\w-]+)_/.exec(selectors.join(' '))?.[1] ?? 'base'
}

function listRulesIn(node: Rule | AtRule | Declaration): Rule[] {
  if (node.type !== 'atrule') return []
  const rules: Rule[] = []
  node.walkRules((rule) => void rules.push(rule))
  return rules
}

function listParents(node: ChildNode): (Rule | AtRule)[] {
  const { parent } = node
  if (parent?.type !== 'rule' && parent?.type !== 'atrule') return []
  const at = parent as Rule | AtRule
  return [at, ...listParents(at)]
}
