import { stripInvisible } from '#model/texts/machine-text.ts'

/** Google's share links, which cannot be embedded. */
const SHARED =
  /(?:^|[\s(<])(?:https?:\/\/)?(?:(?:maps\.app\.)?goo\.gl|maps\.google\.[a-z.]+|(?:www\.)?google\.[a-z.]+\/maps)(?:[/?]|$)/im

/** Explains why pasted text is not a map. */
export function explainUnusableMap(pasted: string): string {
  if (SHARED.test(stripInvisible(pasted))) {
    return "This link is for sharing and cannot show a map on a website. Paste the code from 'Embed a map' instead."
  }
  if (/<iframe/i.test(pasted)) {
    return 'The pasted code does not show a Google map, so it is not used.'
  }
  return 'There is no Google map in this text.'
}
