import { useEffect, useRef, type RefObject } from 'react'
import { Route, Routes } from 'react-router-dom'

import { AdminRoutes } from '#admin/admin-routes.tsx'
import { PreviewContext, type PreviewProps } from '#admin/library/illnesses/preview-context.ts'
import { LoginPage } from '#admin/sign-in/login-page.tsx'
import {
  ThemePreviewContext,
  type ThemePreviewRequest,
} from '#admin/themes/preview/theme-preview-context.ts'
import type { ClinicDatabase } from '#db/database.ts'
import { withCacheEviction } from '#db/quota.ts'
import { fetchPartWithRetries } from '#late/fetch-part.ts'
import type { Endpoint } from '#remote/endpoint.ts'
import type { Remote } from '#remote/remote.ts'
import { createSupabaseRemote } from '#remote/supabase-remote.ts'
import { SessionProvider } from '#session/session-provider.tsx'
import { browserEnvironment } from '#sync/browser-environment.ts'
import { startSync } from '#sync/engine.ts'
import { createOutgoing } from '#sync/outgoing.ts'
import { withPrefetch } from '#sync/prefetch.ts'
import { syncOnce } from '#sync/sync-cycle.ts'
import { addIcons } from '#ui/pictures/icons.tsx'
import { staffIcons } from '#ui/pictures/staff-icons.ts'

import { setPanelThemeColor } from './device/panel-theme-color.ts'
import { cacheStaffFiles } from './device/updates.ts'
import { runWhenIdle } from './device/when-idle.ts'
import { IllnessPreview } from './previews/illness-preview.tsx'
import { ThemePreviewPage } from './previews/theme-preview.tsx'

import '#ui/staff-badges.css'
import '#ui/staff-tokens.css'
import '#ui/staff-forced-colors.css'

addIcons(staffIcons)

const loadTeluguLetters = () => import('./device/telugu-font.ts')

/** Loads Telugu letters for forms on a device that would show boxes. */
function useTeluguLetters(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    runWhenIdle(async () => {
      const { loadTeluguFontIfNeeded } = await fetchPartWithRetries(loadTeluguLetters)
      if (panel.current) loadTeluguFontIfNeeded(panel.current)
    })
  }, [])
  return panel
}

/** The staff panel, in a chunk that only staff load. */
export function Staff({ endpoint }: { endpoint: Endpoint }) {
  const panel = useTeluguLetters()
  useEffect(setPanelThemeColor, [])
  return (
    <SessionProvider
      connect={(token) => createSupabaseRemote(endpoint, token)}
      startSync={startStaffSync}
    >
      <PreviewContext value={renderIllnessPreview}>
        <ThemePreviewContext value={renderThemePreview}>
          <div ref={panel} data-staff>
            <Routes>
              <Route path="/login" element={<LoginPage />} />
              <Route path="/admin/*" element={<AdminRoutes />} />
            </Routes>
          </div>
        </ThemePreviewContext>
      </PreviewContext>
    </SessionProvider>
  )
}

const renderIllnessPreview = (preview: PreviewProps) => <IllnessPreview {...preview} />

const renderThemePreview = (request: ThemePreviewRequest) => <ThemePreviewPage {...request} />

function startStaffSync(db: ClinicDatabase, remote: Remote): () => void {
  void cacheStaffFiles()
  const server = withPrefetch(remote)
  return startSync(
    db,
    () => withCacheEviction(() => syncOnce(db, server)),
    browserEnvironment,
    createOutgoing(db),
  )
}
