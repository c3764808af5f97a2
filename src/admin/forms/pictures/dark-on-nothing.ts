/** Pixels with less opacity show the page behind. */
const OPAQUE = 128
/** Less than this part of a picture is a soft edge or a round corner. */
const MUCH = 0.05
/** The mean brightness, of 255, below which a picture is lost on a dark page. */
const DARK = 90

/**
 * Whether a picture, as RGBA bytes, is dark and has no ground of its own, such as a black drawing:
 * on a dark page nobody would see it.
 */
export function isDarkOnNothing(rgba: Uint8ClampedArray): boolean {
  let brightness = 0
  let drawn = 0
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(at, at + 4)
    if (alpha < OPAQUE) continue
    drawn++
    brightness += 0.299 * red + 0.587 * green + 0.114 * blue
  }
  const all = rgba.length / 4
  return drawn > 0 && all - drawn > all * MUCH && brightness / drawn < DARK
}
