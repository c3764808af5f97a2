import letters from '@fontsource-variable/noto-sans-telugu/files/noto-sans-telugu-telugu-wght-normal.woff2?url'

/**
 * Telugu for a device that has no letters for it and would show boxes; phones sold in India have
 * them, and fetch nothing. The browser fetches the file (124 kB) when a page first needs it, and
 * the service worker keeps it (S-59). Every theme's font families end in this one.
 */
export function offerTelugu(): void {
  if (drawsTelugu()) return
  document.fonts.add(
    new FontFace('Noto Sans Telugu', `url(${letters})`, {
      weight: '100 900',
      unicodeRange: 'U+0C00-0C7F, U+200C-200D, U+25CC',
      // Moving a line is better than boxes nobody can read.
      display: 'swap',
    }),
  )
}

/** The box that stands for a missing letter is as wide as any other; these three letters are not. */
function drawsTelugu(): boolean {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return true
  canvas.font = '40px sans-serif'
  const widths = ['ఇ', 'ఔ', 'ఠ'].map((letter) => canvas.measureText(letter).width)
  return new Set(widths).size > 1
}
