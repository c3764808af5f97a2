import { stripInvisible } from '#model/texts/normalize-text.ts'

/** Addresses that Google makes for sharing; it does not let a website show them. */
const SHARED =
  /(?:^|[\s(<])(?:https?:\/\/)?(?:(?:maps\.app\.)?goo\.gl|maps\.google\.[a-z.]+|(?:www\.)?google\.[a-z.]+\/maps)(?:[/?]|$)/im

/** A sentence that says why what was pasted is not a map. */
export function explainUnusableMap(pasted: string): string {
  if (SHARED.test(stripInvisible(pasted))) {
    return "This is a link for sending to people; Google shows no map on a website from it. Take what 'Embed a map' gives instead."
  }
  if (/<iframe/i.test(pasted)) {
    return 'The code that was pasted does not lead to a Google map, so nothing of it is shown.'
  }
  return 'There is no Google map in this text.'
}
