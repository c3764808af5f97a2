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
  const [loaded, setLoaded] = useState<Known | null>(null)
  useEffect(() => {
    if (id === null || !online) return undefined
    let left = false
    async function load(themeId: string): Promise<void> {
      const number = await themes.versionNumber(themeId)
      if (!left) setLoaded({ id: themeId, number })
    }
    void load(id)
    return () => {
      left = true
    }
  }, [themes, id, online])
  return loaded?.id === id ? loaded.number : null
}
