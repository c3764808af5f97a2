import { fireEvent } from '@testing-library/react'
import { vi } from 'vitest'

import type { ClinicDatabase } from '#db/database.ts'
import { writeMeta } from '#db/meta.ts'

/** The browser reports no network. It may be wrong. */
export function reportOffline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent(window, new Event('offline'))
}

/** The last request got no response, as the sync engine records it. */
export async function loseResponse(db: ClinicDatabase): Promise<void> {
  await writeMeta(db, 'sync', { problem: 'offline', answeredAt: Date.now() - 60_000 })
}

/** Offline, and this device knows it (S-96). */
export async function goOffline(db: ClinicDatabase): Promise<void> {
  reportOffline()
  await loseResponse(db)
}
