/**
 * Does to a page what a browser's translator does: replaces every text by elements that React does
 * not know of. What is marked as not to be translated stays as it is.
 */
export function translate(page: Element = document.body): void {
  for (const text of textsIn(page)) {
    const inner = document.createElement('font')
    inner.textContent = `${text.data} [te]`
    const outer = document.createElement('font')
    outer.append(inner)
    text.replaceWith(outer)
  }
}

/** The text nodes with words, all of them before the first is replaced. */
function textsIn(page: Element): Text[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const isKept = text.parentElement?.closest('[translate="no"], font, script, style, title')
    if (!isKept && text.data.trim() !== '') texts.push(text)
  }
  return texts
}
