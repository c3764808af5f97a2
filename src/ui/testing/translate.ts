/**
 * Simulates a browser's translator: replaces every text by elements that React does not know.
 * Leaves elements marked as not to be translated.
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

/** Returns the text nodes with words, collected before the first is replaced. */
function textsIn(page: Element): Text[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const isExempt = text.parentElement?.closest('[translate="no"], font, script, style, title')
    if (!isExempt && text.data.trim() !== '') texts.push(text)
  }
  return texts
}
