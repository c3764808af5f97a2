/** Elements that start a new line. */
const BLOCKS = new Set('p div li ul ol tr h1 h2 h3 h4 h5 h6 blockquote pre dt dd'.split(' '))

/** Word's list paragraphs; Word marks the bullet itself as a part to ignore. */
const WORD_ITEM = 'p[class*="MsoList" i], p[style*="mso-list" i]'
const WORD_MARK = '[style*="mso-list:ignore" i], [style*="mso-list: ignore" i]'

/**
 * Returns the lines of a copied HTML document that contains a list, without the bullets; null if it
 * has none.
 */
export function parseListLines(html: string): string[] | null {
  if (!/<li[\s>]|mso-?list/i.test(html)) return null
  // Parsed but never inserted into the page: nothing in it runs or loads.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  if (!body.querySelector(`li, ${WORD_ITEM}`)) return null
  for (const left of body.querySelectorAll(`style, script, title, ${WORD_MARK}`)) left.remove()
  const lines = ['']
  writeLines(body, lines)
  return lines.map((line) => line.replace(/\s+/g, ' ').trim())
}

function writeLines(node: Node, lines: string[]): void {
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) {
      lines.push((lines.pop() ?? '') + (child.textContent ?? ''))
      continue
    }
    if (child.nodeType !== Node.ELEMENT_NODE) continue
    const tag = (child as Element).tagName.toLowerCase()
    // Inside an item, a line break does not start a new item.
    if (tag === 'br') lines.push((lines.pop() ?? '') + ' ')
    const isBlock = BLOCKS.has(tag) && !isOnlyWrapped(child as Element)
    if (isBlock) lines.push('')
    writeLines(child, lines)
    if (isBlock) lines.push('')
  }
}

/** Google Docs puts a paragraph into each item: one line, not two. */
function isOnlyWrapped(element: Element): boolean {
  return element.parentElement?.tagName === 'LI' && element.tagName === 'P'
}
