import type { Op } from '#model/mutation.ts'
import { parseUploadPath } from '#model/texts/picture-path.ts'

/** Lists the uploaded files that an edit's rows refer to. */
export function listReferencedFiles(ops: readonly Op[]): string[] {
  const values = ops.flatMap((op) => Object.values(op.set ?? {}))
  return values.flatMap((value) => {
    const file = typeof value === 'string' ? parseUploadPath(value) : null
    return file ? [file.name] : []
  })
}
