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

// The linter asks for it so.
// oxlint-disable-next-line import/no-default-export
export default { meta: { name: 'nadi' }, rules: { 'late-parts': lateParts } }
