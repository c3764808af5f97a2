import postcss, { type AtRule, type Container, type Rule } from 'postcss'

export type CssFor = (html: string, alike?: Iterable<string>) => string

/**
 * Selects the rules of a stylesheet that a page needs for its first paint; the whole sheet loads a
 * moment later. A rule is needed if the page has every class and attribute that one of its
 * selectors names: without script neither can change. `alike` has the names of other pages that
 * share the style.
 */
export function createCriticalCss(css: string): CssFor {
  const sheet = postcss.parse(css)
  sheet.walkAtRules('media', (media) => {
    if (media.params === 'print') media.remove()
  })
  sheet.walkComments((comment) => {
    comment.remove()
  })
  return (html, alike = []) => {
    const names = new Set([...collectSelectorNames(html), ...alike])
    const page = sheet.clone()
    page.walkRules((rule) => {
      if (!isKeyframe(rule) && !rule.selectors.some((one) => applies(one, names))) rule.remove()
    })
    page.walkAtRules((at) => {
      if (isEmptied(at)) at.remove()
    })
    return page.toString()
  }
}

/** Attributes that the service worker may write into a cached page, as its reader chose. */
const CHOSEN_BY_READERS = /^data-(theme-mode|text-size)=/
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g
const ATTRIBUTE = /\[([\w-]+)=["']?([^"'\]]*)["']?\]/g
const UNCERTAIN = /:(?:not|is|where|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/g

/** Collects all names of a page that a selector may need: classes as '.x', attributes as 'x=y'. */
export function collectSelectorNames(html: string): Set<string> {
  const attributes = [...html.matchAll(/ ([\w-]+)="([^"]*)"/g)]
  return new Set(
    attributes.flatMap(([, name, value = '']) =>
      name === 'class' ? value.split(/\s+/).map((one) => `.${one}`) : `${name}=${value}`,
    ),
  )
}

function applies(selector: string, names: Set<string>): boolean {
  // A name inside :not() and the like may be absent.
  const certain = selector.replaceAll(UNCERTAIN, '')
  const classes = [...certain.matchAll(CLASS)].map(([name]) => name)
  const attributes = [...certain.matchAll(ATTRIBUTE)].map(([, name, value]) => `${name}=${value}`)
  return [...classes, ...attributes.filter((one) => !CHOSEN_BY_READERS.test(one))].every((name) =>
    names.has(name),
  )
}

const isKeyframe = (rule: Rule): boolean =>
  rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')

const isEmptied = (node: Container): boolean => node.nodes?.length === 0
