import letters from '@fontsource-variable/noto-sans-telugu/files/noto-sans-telugu-telugu-wght-normal.woff2?url'

const TELUGU = /[\u0c00-\u0c7f]/

let offered = false

/**
 * Loads a Telugu font on a device without Telugu letters, which would show boxes; phones sold in
 * India have them and fetch nothing. The browser fetches the file (124 kB) when a page first needs
 * it, and the service worker caches it (S-59). Every theme's font families end with this one.
 */
export function loadTeluguFontIfNeeded(element: Element): void {
  if (offered || canRenderTelugu(element)) return
  offered = true
  const face = new FontFace('Noto Sans Telugu', `url(${letters})`, {
    weight: '100 900',
    unicodeRange: 'U+0C00-0C7F, U+200C-200D, U+25CC',
    // Shifting a line is better than unreadable boxes.
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
 * Swaps the font while the page is hidden, because lines and pictures shift. The page stays usable,
 * and focus stays.
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

/** Resolves after the next paint. */
const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

/**
 * Chromium caches the boxes of a word whose first font stays the same. This setting changes no
 * letter and forces a new layout. That takes a cheap phone half a second, but phones have the
 * letters.
 */
function forceRepaint(): void {
  document.documentElement.style.fontFeatureSettings = '"kern"'
}

/**
 * Tests the letters by their widths: boxes are equally wide, these three letters are not. Uses the
 * page's own font, as finding another is slow on a cheap phone.
 */
function canRenderTelugu(element: Element): boolean {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return true
  canvas.font = getComputedStyle(element).font
  const widths = ['ఇ', 'ఔ', 'ఠ'].map((letter) => canvas.measureText(letter).width)
  return new Set(widths).size > 1
}
