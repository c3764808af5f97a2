import { useCallback, useEffect, useState } from 'react'

import type { ClinicDatabase } from '#db/database.ts'
import { useQuery } from '#db/hooks/use-query.ts'
import type { StoredPicture } from '#db/stored-types.ts'
import { parseUploadPath } from '#model/texts/picture-path.ts'

export interface ShownPicture {
  /** The URL to show; null while looking it up, or if there is none. */
  url: string | null
  /** Whether the file is on this device only. */
  waiting: boolean
}

const NOTHING: ShownPicture = { url: null, waiting: false }

/** Returns the URL of a picture: the local file until it is sent, otherwise the server's. */
export function usePictureUrl(address: string | null): ShownPicture {
  const file = address === null ? null : parseUploadPath(address)
  const found = usePictureHere(file?.name ?? null)
  const url = useObjectUrl(found?.picture)
  if (url) return { url, waiting: found?.picture?.uploaded === 0 }
  // Before the lookup ends the server is not asked: it may not have the file yet.
  if (file && (!found || found.picture)) return NOTHING
  return { url: address, waiting: false }
}

/** The local file of that name, if any; undefined while looking it up. */
function usePictureHere(name: string | null) {
  const found = useQuery(
    useCallback(
      async (db: ClinicDatabase) => ({
        name,
        picture: name === null ? undefined : await db.blobs.get(name),
      }),
      [name],
    ),
  )
  return found?.name === name ? found : undefined
}

function useObjectUrl(picture: StoredPicture | undefined): string | null {
  const [created, setCreated] = useState<{ name: string; url: string } | null>(null)
  const name = picture?.name
  useEffect(() => {
    if (!picture) return undefined
    const url = URL.createObjectURL(new Blob([picture.bytes], { type: picture.type }))
    setCreated({ name: picture.name, url })
    return () => URL.revokeObjectURL(url)
    // The bytes of a name never change, though a live query hands out new copies of them.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [name])
  return created && created.name === name ? created.url : null
}
