/** A file that cannot be read as a table; the message says why and what to do. */
export class UnreadableFileError extends Error {
  override readonly name = 'FileProblem'
}

const MOST_BYTES = 5 * 1024 * 1024

export const fileProblems = {
  empty: 'This file is empty.',
  tooLarge: 'This file is larger than 5 MB. Please split it and import the parts one by one.',
  workbook:
    'This is an Excel workbook. In Excel choose “Save As” and “CSV UTF-8 (Comma delimited)”, then choose that file.',
  noText: 'This is not a table. It looks like a picture or another kind of file.',
  notUtf8:
    'This file is not UTF-8, so its letters would come out wrong. Save it as “CSV UTF-8”, then choose it again.',
} as const

/** Reads the text of a file, with normalised line ends. */
export async function readFileText(file: Blob): Promise<string> {
  if (file.size > MOST_BYTES) throw new UnreadableFileError(fileProblems.tooLarge)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = decodeFile(bytes).replace(/\r\n?/g, '\n')
  if (text.trim() === '') throw new UnreadableFileError(fileProblems.empty)
  return text
}

function decodeFile(bytes: Uint8Array): string {
  const [first, second] = bytes
  // The signature of a ZIP file, which every workbook is.
  if (first === 0x50 && second === 0x4b && bytes[2] === 3) {
    throw new UnreadableFileError(fileProblems.workbook)
  }
  const encoding = detectEncoding(bytes)
  // In UTF-16 every other byte may be zero. Text in other encodings has no zero bytes; pictures
  // have few.
  if (encoding === 'utf-8' && bytes.includes(0)) throw new UnreadableFileError(fileProblems.noText)
  const text = decodeBytes(encoding, bytes)
  if (text.includes('\0')) throw new UnreadableFileError(fileProblems.noText)
  return text
}

/** Excel's “Unicode Text” starts with a byte order mark; text without one is UTF-8. */
function detectEncoding([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return 'utf-8'
}

function decodeBytes(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableFileError(fileProblems.notUtf8)
  }
}
