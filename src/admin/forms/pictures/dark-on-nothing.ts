/** Pixels with less opacity show the page behind. */
const OPAQUE = 128
/** Less than this part of a picture is a soft edge or a round corner. */
const MUCH = 0.1
/** Of 255: darker parts are lost on a dark page, and brighter ones carry a picture there. */
const DARK = 90
const BRIGHT = 180

/**
 * Whether a picture, as RGBA bytes, has no ground of its own and parts that nobody would see on a
 * dark page, such as a black drawing. One with bright parts, as white letters on navy, is seen.
 */
export function isDarkOnNothing(rgba: Uint8ClampedArray): boolean {
  let drawn = 0
  let dark = 0
  let bright = 0
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(at, at + 4)
    if (alpha < OPAQUE) continue
    const brightness = 0.299 * red + 0.587 * green + 0.114 * blue
    drawn++
    if (brightness < DARK) dark++
    else if (brightness > BRIGHT) bright++
  }
  const all = rgba.length / 4
  return all - drawn > all * MUCH && dark > drawn / 3 && bright < drawn / 10
}
