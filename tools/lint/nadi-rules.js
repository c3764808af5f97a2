// Parts of the app that are downloads of their own are fetched in one way, which bears a network that
// goes away: src/late/fetch-part.ts. Anywhere else a part that does not come may take the page with it.
const FETCHERS = new Set(['fetchPart', 'fetchPartWithRetries', 'useLatePart'])

/** Whether this function is what one of the fetchers is given, by itself or by its name. */
function isLoad({ parent }) {
  if (parent.type === 'CallExpression') return FETCHERS.has(parent.callee.name)
  if (parent.type === 'Property') return parent.key.name === 'load'
  return parent.type === 'VariableDeclarator' && parent.id.name.startsWith('load')
}

const lateParts = {
  create: (context) => ({
    ImportExpression(node) {
      let outer = node.parent
      while (['MemberExpression', 'CallExpression'].includes(outer.type)) outer = outer.parent
      const isAlone = outer.type === 'ArrowFunctionExpression' && outer.expression
      if (isAlone && isLoad(outer)) return
      context.report({
        node,
        message:
          'Give `() => import(…)` to fetchPart, fetchPartWithRetries or useLatePart (src/late).',
      })
    },
  }),
}

// `value as unknown as T` hides from the compiler what it would find: a renamed prop, a missing field.
// One assertion, which the compiler still compares, says what is known of a value.
const singleAssertion = {
  create: (context) => ({
    TSAsExpression(node) {
      if (node.expression.type !== 'TSAsExpression') return
      context.report({ node, message: 'Assert a type once: two assertions hide any fault.' })
    },
  }),
}

// The linter asks for it so.
// oxlint-disable-next-line import/no-default-export
export default {
  meta: { name: 'nadi' },
  rules: { 'late-parts': lateParts, 'single-assertion': singleAssertion },
}
