import { parse, type AnyNode, type Program } from 'acorn'
import type { Plugin } from 'vite'

const ROUTER = /\/react-router\/dist\/production\/chunk-.*\.mjs$/
const MADE_BY_REACT = new Set(['createContext', 'forwardRef', 'memo'])

/**
 * Removes the names that React Router gives its components for developers, and marks its components
 * and contexts as pure, so that the bundler leaves out those that nobody uses (decision 29). Fails a
 * build in which it finds nothing to remove.
 */
export function removeRouterNames(): Plugin {
  let found = 0
  return {
    name: 'remove-router-names',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler(code) {
        const changed = stripComponentNames(code)
        if (changed !== code) found += 1
        return { code: changed, map: null }
      },
    },
    buildEnd(error) {
      if (!error && found === 0) this.error('React Router names no components: see decision 29')
    },
  }
}

/** Returns a module without the `displayName` of its components; their calls of React are pure. */
export function stripComponentNames(code: string): string {
  const changes = listChanges(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }))
  return changes.reduceRight(
    (text, { start, end, by }) => text.slice(0, start) + by + text.slice(end),
    code,
  )
}

interface Change {
  start: number
  end: number
  by: string
}

/** In the order of the module. */
function listChanges({ body }: Program): Change[] {
  return body.flatMap((statement) => {
    if (statement.type === 'ExpressionStatement') {
      const { start, end, expression } = statement
      return isNaming(expression) ? [{ start, end, by: '' }] : []
    }
    if (statement.type !== 'VariableDeclaration') return []
    return statement.declarations
      .filter(({ init }) => init && isMadeByReact(init))
      .map(({ init }) => ({ start: init?.start ?? 0, end: init?.start ?? 0, by: PURE }))
  })
}

const PURE = '/* @__PURE__ */ '

function isNaming(node: AnyNode): boolean {
  return (
    node.type === 'AssignmentExpression' &&
    node.right.type === 'Literal' &&
    getPropertyName(node.left) === 'displayName'
  )
}

function isMadeByReact(node: AnyNode): boolean {
  return node.type === 'CallExpression' && MADE_BY_REACT.has(getPropertyName(node.callee))
}

/** Returns `b` of `a.b`, and '' of anything else. */
function getPropertyName(node: AnyNode): string {
  const isOfVariable = node.type === 'MemberExpression' && node.object.type === 'Identifier'
  return isOfVariable && node.property.type === 'Identifier' ? node.property.name : ''
}
