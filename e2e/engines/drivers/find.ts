// oxlint-disable unicorn/consistent-function-scoping -- what runs in a page brings its helpers along
import type { Target } from './tab.ts'

/** A target as JSON for the page. */
export interface SerializedTarget {
  css: string
  /** The accessible name: a full text, or a regular expression. */
  name?: { text: string } | { source: string; flags: string }
}

const ROLES = {
  button: 'button, [role="button"], input[type="submit"], [role="tab"]',
  link: 'a[href]',
  heading: 'h1, h2, h3, h4, h5, h6',
  field: 'input, textarea, select, [role="textbox"]',
}

export function serializeTarget(target: Target): SerializedTarget {
  if (typeof target === 'string') return { css: target }
  const { role, name, within } = target
  return {
    css: within === undefined ? ROLES[role] : `:is(${within}) :is(${ROLES[role]})`,
    name: typeof name === 'string' ? { text: name } : { source: name.source, flags: name.flags },
  }
}

/** Runs in the page, so it contains all its helpers: the first visible match, or null. */
export function findInPage(target: SerializedTarget): Element | null {
  const nameOf = (element: Element): string => {
    const labelledBy = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
    const labels = labelledBy.map((id) => document.getElementById(id)?.textContent ?? '')
    const elementLabels =
      'labels' in element ? [...((element.labels as NodeListOf<Element>) ?? [])] : []
    const label =
      element.getAttribute('aria-label') ?? [...labels, ...elementLabels.map(textOf)].join(' ')
    return (label || textOf(element)).replaceAll(/\s+/g, ' ').trim()
  }
  const textOf = (element: Element): string => {
    const read = element.cloneNode(true) as Element
    for (const silent of read.querySelectorAll('[aria-hidden="true"]')) silent.remove()
    for (const { alt } of read.querySelectorAll('img')) read.append(alt)
    return read.textContent
  }
  const { name } = target
  const fits = (text: string): boolean => {
    if (!name) return true
    return 'text' in name ? text === name.text : new RegExp(name.source, name.flags).test(text)
  }
  const isThere = (element: Element): boolean =>
    (element as HTMLInputElement).type === 'file' ||
    element.checkVisibility({ visibilityProperty: true })
  // A dialog covers everything else; the last one is on top.
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const scope = name && dialog ? dialog : document
  const found = [...scope.querySelectorAll(target.css)].filter((it) => fits(nameOf(it)))
  return found.find(isThere) ?? null
}
