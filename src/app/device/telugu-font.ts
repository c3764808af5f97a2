import letters from '@fontsource-variable/noto-sans-telugu/files/noto-sans-telugu-telugu-wght-normal.woff2?url'

const TELUGU = /[\u0c00-\u0c7f]/

let offered = false

/**
 * Telugu for a device that has no letters for it and would show boxes; phones sold in India have
 * them, and fetch nothing. The browser fetches the file (124 kB) when a page first needs it, and
 * the service worker keeps it (S-59). Every theme's font families end in this one.
 */
export function loadTeluguFontIfNeeded(shown: Element): void {
  if (offered || canRenderTelugu(shown)) return
  offered = true
  const face = new FontFace('Noto Sans Telugu', `url(${letters})`, {
    weight: '100 900',
    unicodeRange: 'U+0C00-0C7F, U+200C-200D, U+25CC',
    // Moving a line is better than boxes nobody can read.
    display: 'swap',
  })
  if (!TELUGU.test(document.body.innerText)) {
    document.fonts.add(face)
    face.loaded.then(forceRepaint, () => undefined)
    return
  }
  face.load().then(swap, () => document.fonts.add(face))
}

/**
 * Letters are narrower than boxes, so that all lines and pictures move: for as long as that takes,
 * the page is not seen. It can be used meanwhile, and what has the focus keeps it.
 */
async function swap(face: FontFace): Promise<void> {
  const { style } = document.body
  style.opacity = '0'
  await nextFrame()
  document.fonts.add(face)
  forceRepaint()
  await nextFrame()
  style.opacity = ''
}

/** After the browser has painted what stands there now. */
const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

/**
 * Chromium keeps the boxes of a word whose first font stays the same, also for where it is drawn
 * later. This setting, which changes no letter, makes it draw all anew; that takes a cheap phone half
 * a second, but phones have the letters.
 */
function forceRepaint(): void {
  document.documentElement.style.fontFeatureSettings = '"kern"'
}

/**
 * The box that stands for a missing letter is as wide as any other; these three letters are not.
 * They are measured as the page shows them: to find another font would take a cheap phone long.
 */
function canRenderTelugu(shown: Element): boolean {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return true
  canvas.font = getComputedStyle(shown).font
  const widths = ['ఇ', 'ఔ', 'ఠ'].map((letter) => canvas.measureText(letter).width)
  return new Set(widths).size > 1
}
