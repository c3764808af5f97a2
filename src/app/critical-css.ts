import postcss, { type AtRule, type Container, type Rule } from 'postcss'

export type CssFor = (html: string, alike?: Iterable<string>) => string

/**
 * A stylesheet of which each page takes what it needs to be painted; everything else
 * comes with the whole sheet, a moment later. A rule is needed when the page has
 * every class and every attribute that one of its selectors names: before there is
 * script, neither can change. `alike` has what other pages name for which the style must do as well.
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

/** What the service worker may write into a page it kept, as its reader chose. */
const CHOSEN_BY_READERS = /^data-(theme-mode|text-size)=/
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g
const ATTRIBUTE = /\[([\w-]+)=["']?([^"'\]]*)["']?\]/g
const UNCERTAIN = /:(?:not|is|where|has)\([^()]*(?:\([^()]*\)[^()]*)*\)/g

/** Everything a selector may ask for that the page has: classes as '.x', attributes as 'x=y'. */
export function collectSelectorNames(html: string): Set<string> {
  const attributes = [...html.matchAll(/ ([\w-]+)="([^"]*)"/g)]
  return new Set(
    attributes.flatMap(([, name, value = '']) =>
      name === 'class' ? value.split(/\s+/).map((one) => `.${one}`) : `${name}=${value}`,
    ),
  )
}

function applies(selector: string, names: Set<string>): boolean {
  // What :not() and its like name may well be absent.
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
