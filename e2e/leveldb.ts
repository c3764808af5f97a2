/** Unpacks the blocks of a LevelDB table: they contain deleted records until compaction. */
export function unpackTable(file: Buffer): Buffer[] {
  const footer = file.subarray(-FOOTER)
  if (footer.length < FOOTER || !footer.subarray(-MAGIC.length).equals(MAGIC)) return []
  // Two block handles: of the metaindex, and of the index.
  const afterFirst = placeAt(footer, 0).end
  const index = blockAt(file, placeAt(footer, afterFirst))
  return placesIn(index).map((place) => blockAt(file, place))
}

const FOOTER = 48
const MAGIC = Buffer.from('57fb808b247547db', 'hex')

interface Place {
  offset: number
  size: number
  /** The offset after it. */
  end: number
}

function placeAt(bytes: Buffer, at: number): Place {
  const [offset, afterOffset] = varint(bytes, at)
  const [size, end] = varint(bytes, afterOffset)
  return { offset, size, end }
}

/** Seven bits per byte, least significant first. */
function varint(bytes: Buffer, at: number): [value: number, end: number] {
  let value = 0
  for (let place = at, factor = 1; place < bytes.length; place++, factor *= 128) {
    const byte = bytes[place] ?? 0
    value += (byte % 128) * factor
    if (byte < 128) return [value, place + 1]
  }
  throw new Error('A number goes on behind the end')
}

function blockAt(file: Buffer, { offset, size }: Place): Buffer {
  const stored = file.subarray(offset, offset + size)
  const isPacked = file[offset + size] === 1
  return isPacked ? unpacked(stored) : stored
}

/** An index has one entry per block, with its handle as the value. */
function placesIn(index: Buffer): Place[] {
  const restarts = index.readUInt32LE(index.length - 4)
  const end = index.length - 4 * (restarts + 1)
  const places: Place[] = []
  for (let at = 0; at < end;) {
    const [, afterShared] = varint(index, at)
    const [ownKey, afterOwn] = varint(index, afterShared)
    const [size, start] = varint(index, afterOwn)
    places.push(placeAt(index, start + ownKey))
    at = start + ownKey + size
  }
  return places
}

/** Snappy (github.com/google/snappy, format_description.txt): literals, and copies of earlier bytes. */
function unpacked(packed: Buffer): Buffer {
  const [length, start] = varint(packed, 0)
  const output = Buffer.alloc(length)
  let filled = 0
  for (let at = start; at < packed.length;) {
    const { isCopy, size, from, end } = elementAt(packed, at)
    if (isCopy) for (let n = 0; n < size; n++) output[filled + n] = output[filled + n - from] ?? 0
    else packed.copy(output, filled, end, end + size)
    filled += size
    at = isCopy ? end : end + size
  }
  return output
}

function elementAt(packed: Buffer, at: number) {
  const tag = packed[at] ?? 0
  const kind = tag % 4
  if (kind === 0) {
    const short = tag >> 2
    const more = Math.max(short - 59, 0)
    const size = more === 0 ? short : packed.readUIntLE(at + 1, more)
    return { isCopy: false, size: size + 1, from: 0, end: at + 1 + more }
  }
  if (kind === 1) {
    const from = (tag >> 5) * 256 + (packed[at + 1] ?? 0)
    return { isCopy: true, size: ((tag >> 2) % 8) + 4, from, end: at + 2 }
  }
  const bytes = kind === 2 ? 2 : 4
  return {
    isCopy: true,
    size: (tag >> 2) + 1,
    from: packed.readUIntLE(at + 1, bytes),
    end: at + 1 + bytes,
  }
}
