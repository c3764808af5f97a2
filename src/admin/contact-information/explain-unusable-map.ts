import { stripInvisible } from '#model/texts/normalize-text.ts'

/** Addresses that Google makes for sharing; it does not let a website show them. */
const SHARED =
  /(?:^|[\s(<])(?:https?:\/\/)?(?:(?:maps\.app\.)?goo\.gl|maps\.google\.[a-z.]+|(?:www\.)?google\.[a-z.]+\/maps)(?:[/?]|$)/im

/** A sentence that says why what was pasted is not a map. */
export function explainUnusableMap(pasted: string): string {
  if (SHARED.test(stripInvisible(pasted))) {
    return "This link is for sharing and cannot show a map on a website. Paste the code from 'Embed a map' instead."
  }
  if (/<iframe/i.test(pasted)) {
    return 'The pasted code does not show a Google map, so it is not used.'
  }
  return 'There is no Google map in this text.'
}
