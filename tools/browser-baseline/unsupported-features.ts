import {
  parse,
  type AnyNode,
  type AssignmentProperty,
  type MemberExpression,
  type Property,
} from 'acorn'

import { collectSupportedNames } from './supported-names.ts'

const { globals, statics, members, membersOf } = collectSupportedNames()

/** Things everybody knows by the name of the one there is. */
const INSTANCES: Record<string, string> = {
  navigator: 'Navigator',
  document: 'Document',
  crypto: 'Crypto',
  performance: 'Performance',
  screen: 'Screen',
  history: 'History',
}
const WINDOWS = new Set(['window', 'self', 'globalThis'])
const LOOKBEHIND = /\(\?<[=!]/

/**
 * Lists the syntax and names that a built script uses and a baseline browser may lack. A name counts as
 * known if any object has it there, because no parser can tell from `a.at` what `a` is.
 */
export function findUnsupportedFeatures(script: string): string[] {
  const found = new Set<string>()
  let tree: AnyNode
  try {
    tree = parse(script, { ecmaVersion: 2022, sourceType: 'module' })
  } catch (error) {
    return [`syntax: ${error instanceof Error ? error.message : String(error)}`]
  }
  visit(tree, null, (node, parent) => {
    const name = nameBeyond(node, parent)
    if (name) found.add(name)
  })
  return [...found].toSorted()
}

type Parent = AnyNode | null

function nameBeyond(node: AnyNode, parent: Parent): string | null {
  if (node.type === 'StaticBlock') return 'syntax: static block'
  if (LOOKBEHIND.test(textOf(node))) return 'syntax: lookbehind'
  if (node.type === 'MemberExpression') return memberBeyond(node)
  if (node.type === 'Property' && parent?.type === 'ObjectPattern') return takenOutBeyond(node)
  if (node.type !== 'Identifier' || isOnlyAName(node, parent)) return null
  return globals.get(node.name) === false ? node.name : null
}

/** Expressions are made of texts as well. */
function textOf(node: AnyNode): string {
  if (node.type === 'TemplateElement') return node.value.raw
  if (node.type !== 'Literal') return ''
  return node.regex?.pattern ?? (typeof node.value === 'string' ? node.value : '')
}

function memberBeyond({ object, property, computed }: MemberExpression): string | null {
  if (computed || property.type !== 'Identifier') return null
  const { name } = property
  const owner = object.type === 'Identifier' ? object.name : ''
  if (WINDOWS.has(owner) && globals.has(name)) return globals.get(name) === false ? name : null
  const whole = `${owner}.${name}`
  const isSupported = statics.get(whole) ?? membersOf.get(`${INSTANCES[owner] ?? ''}.${name}`)
  if (isSupported !== undefined) return isSupported ? null : whole
  return members.get(name) === false ? name : null
}

function takenOutBeyond({ key, computed }: Property | AssignmentProperty): string | null {
  if (computed || key.type !== 'Identifier') return null
  return members.get(key.name) === false ? key.name : null
}

/** In `a.b`, `{ b: 1 }` and a class's `b() {}`, b is nothing that was there before. */
function isOnlyAName(node: AnyNode, parent: Parent): boolean {
  if (!parent) return false
  if (parent.type === 'ImportSpecifier' || parent.type === 'ExportSpecifier') return true
  if ('computed' in parent && parent.computed) return false
  if (parent.type === 'MemberExpression') return parent.property === node
  return 'key' in parent && parent.key === node
}

function visit(node: AnyNode, parent: Parent, see: (node: AnyNode, parent: Parent) => void): void {
  see(node, parent)
  for (const part of Object.values(node) as unknown[]) {
    for (const child of Array.isArray(part) ? (part as unknown[]) : [part]) {
      if (isNode(child)) visit(child, node, see)
    }
  }
}

function isNode(part: unknown): part is AnyNode {
  return typeof part === 'object' && part !== null && 'type' in part && 'start' in part
}
