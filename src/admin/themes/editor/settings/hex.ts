/** `#RGB` or `#RRGGBB`; spaces around it are no harm, a line break is (S-42). */
const HEX = /^ *#(?:[0-9a-f]{3}|[0-9a-f]{6}) *$/i

export function isHex(text: string): boolean {
  return HEX.test(text)
}
