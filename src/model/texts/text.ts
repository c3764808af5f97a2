/**
 * Cuts a text to a number of letters as people see them, so that a Telugu
 * conjunct or an emoji is never halved (S-15), and says so with '...' (S-16).
 */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text
  let letters = 0
  for (const { index } of graphemes(text)) {
    if (letters === limit) return `${text.slice(0, index)}...`
    letters++
  }
  return text
}

let segmenter: Intl.Segmenter | undefined

/** Where each letter begins, as people see letters. */
export function graphemes(text: string): Iterable<{ index: number }> {
  // Each ASCII letter stands for itself, and most texts are ASCII: the segmenter is slow to make.
  if (!/[^\n -~]/.test(text)) return Array.from(text, (_, index) => ({ index }))
  segmenter ??= new Intl.Segmenter('te', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** 'te' when a text is mostly in Telugu script, for its `lang`; undefined for everything else. */
export function languageOf(text: string): 'te' | undefined {
  const telugu = text.match(/[\u0c00-\u0c7f]/g)?.length ?? 0
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0
  return telugu > latin ? 'te' : undefined
}
