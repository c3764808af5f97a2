/** The picture types that the server stores, with their file extensions. */
export const pictureTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const
export type PictureType = keyof typeof pictureTypes

export function isPictureType(type: string): type is PictureType {
  return Object.hasOwn(pictureTypes, type)
}

/** Detects the type of a file by its first bytes: its name and declared type may be wrong. */
export function sniffType(bytes: Uint8Array): PictureType | null {
  if (startsWith(bytes, 0, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'image/webp'
  if (['GIF87a', 'GIF89a'].includes(textAt(bytes, 0, 6))) return 'image/gif'
  return null
}

/** The brands of HEIC and HEIF files, the format of an iPhone's photos. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Checks whether a file is HEIC by its first bytes. */
export function isHeic(bytes: Uint8Array): boolean {
  return textAt(bytes, 4, 4) === 'ftyp' && HEIC_BRANDS.includes(textAt(bytes, 8, 4))
}

/**
 * Reads width and height from the header without decoding: a small file can hold a picture that no
 * tablet has the memory for. Null if the header has none.
 */
export function readDeclaredSize(
  bytes: Uint8Array,
  type: PictureType,
): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    switch (type) {
      case 'image/png':
        return { width: view.getUint32(16), height: view.getUint32(20) }
      case 'image/gif':
        return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
      case 'image/webp':
        return webpSize(view, textAt(bytes, 12, 4))
      case 'image/jpeg':
        break
    }
    return jpegSize(view)
  } catch {
    // The file is shorter than its header says: decoding will fail and reject it.
    return null
  }
}

function webpSize(view: DataView, chunk: string) {
  if (chunk === 'VP8X') {
    return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
  }
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) }
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

function jpegSize(view: DataView) {
  let at = 2
  for (;;) {
    const marker = view.getUint8(at + 1)
    // Frame headers are C0 to CF, apart from three other markers.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
}

/** Checks whether a GIF has more than one frame: redrawing would lose the animation. */
export function isAnimated(bytes: Uint8Array): boolean {
  let pictures = 0
  let at = 13 + colourTable(bytes[10] ?? 0)
  while (at < bytes.length) {
    if (bytes[at] === 0x2c) {
      pictures++
      if (pictures > 1) return true
      at = afterBlocks(bytes, at + 11 + colourTable(bytes[at + 9] ?? 0))
    } else if (bytes[at] === 0x21) {
      at = afterBlocks(bytes, at + 2)
    } else return false
  }
  return false
}

function colourTable(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/** Skips length-prefixed blocks up to the empty one. */
function afterBlocks(bytes: Uint8Array, from: number): number {
  let at = from
  for (let length = bytes[at]; length; length = bytes[at]) at += length + 1
  return at + 1
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
}

function startsWith(bytes: Uint8Array, at: number, head: readonly number[]): boolean {
  return head.every((byte, i) => bytes[at + i] === byte)
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCodePoint(...bytes.subarray(at, at + length))
}
