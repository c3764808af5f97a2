import { useEffect, useState } from 'react'

import { useStaffApi } from '#session/use-session.ts'

import { useServerReachable } from '../../shell/use-server-reachable.ts'

interface Known {
  id: string
  number: number | null
}

/** The number of a version that is not on this device; null until the server returns it. */
export function useVersionNumber(id: string | null): number | null {
  const { themes } = useStaffApi()
  const online = useServerReachable()
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    if (id === null || !online) return undefined
    let left = false
    async function ask(of: string): Promise<void> {
      const number = await themes.versionNumber(of)
      if (!left) setKnown({ id: of, number })
    }
    void ask(id)
    return () => {
      left = true
    }
  }, [themes, id, online])
  return known?.id === id ? known.number : null
}
