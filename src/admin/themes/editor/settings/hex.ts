/** `#RGB` or `#RRGGBB`; spaces around it are allowed, a line break is not (S-42). */
const HEX = /^ *#(?:[0-9a-f]{3}|[0-9a-f]{6}) *$/i

export function isHex(text: string): boolean {
  return HEX.test(text)
}
