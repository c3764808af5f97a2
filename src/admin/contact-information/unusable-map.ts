/** Addresses that Google gives for sending to people; it lets no website show them. */
const SHARED =
  /^(?:https?:\/\/)?(?:(?:maps\.app\.)?goo\.gl|maps\.google\.[a-z.]+|(?:www\.)?google\.[a-z.]+\/maps)(?:[/?]|$)/i

/** Why there is no map in what was pasted, in a sentence. */
export function unusableMap(pasted: string): string {
  if (SHARED.test(pasted)) {
    return "This is a link for sending to people; Google shows no map on a website from it. Take what 'Embed a map' gives instead."
  }
  if (/<iframe/i.test(pasted)) {
    return 'The code that was pasted does not lead to a Google map, so nothing of it is shown.'
  }
  return 'There is no Google map in this text.'
}
