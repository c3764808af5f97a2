const BLOCK = 512
/** Programs pad an archive with zeros, to 10 kB as a rule; none pads further than this. */
const MOST_AFTER_END = 1024 * 1024

/**
 * Follows the bytes of a tar from header to header, and throws as soon as they cannot be one of
 * ours. Unpacking takes minutes for zeros after the end, of which a small compressed file may
 * contain any number.
 */
export function createArchiveReader(): (bytes: Buffer) => void {
  const header = Buffer.alloc(BLOCK)
  let filled = 0
  let content = 0
  let afterEnd: number | null = null

  function readHeader(): void {
    filled = 0
    if (header.every((byte) => byte === 0)) {
      afterEnd = 0
      return
    }
    const size = Number.parseInt(header.toString('latin1', 124, 136), 8)
    if (Number.isNaN(size)) throw new Error('A header has no size.')
    content = Math.ceil(size / BLOCK) * BLOCK
  }

  return (bytes) => {
    let at = 0
    while (at < bytes.length && afterEnd === null) {
      if (content > 0) {
        const step = Math.min(content, bytes.length - at)
        content -= step
        at += step
        continue
      }
      const step = bytes.copy(header, filled, at, at + BLOCK - filled)
      filled += step
      at += step
      if (filled === BLOCK) readHeader()
    }
    if (afterEnd !== null) afterEnd += bytes.length - at
    if ((afterEnd ?? 0) > MOST_AFTER_END) throw new Error('It goes on after its end.')
  }
}
