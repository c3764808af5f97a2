import {
  useLayoutEffect,
  useMemo,
  useRef,
  type Context,
  type ContextType,
  type ReactNode,
} from 'react'
import {
  createPath,
  Route,
  Router,
  Routes,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  type Navigator,
} from 'react-router-dom'

import type {
  PreviewPage,
  ThemePreviewRequest,
} from '#admin/themes/preview/theme-preview-context.ts'
import { ContentProvider, createContentStore, emptyContent, useContentState } from '#db/content.ts'
import type { Content } from '#db/content.ts'
import { publishedIllnesses } from '#db/queries.ts'
import { getIllnessPath, paths } from '#model/paths/public-paths.ts'
import { ContactPage } from '#site/contact/contact-page.tsx'
import { DoctorsPage } from '#site/doctors/doctors-page.tsx'
import { HomePage } from '#site/home/home-page.tsx'
import { PageFrame } from '#site/layout/site-layout.tsx'
import { IllnessArticle } from '#site/library/illness/illness-page.tsx'
import { ThemeScope } from '#theme/theme-scope.tsx'

import { ThemeSampler } from './theme-sampler.tsx'

/** A public page with the current content, in the theme that is being edited. */
export function ThemePreviewPage({ config, mode, page }: ThemePreviewRequest) {
  const { content } = useContentState()
  const themed = useMemo(() => withTheme(content ?? emptyContent, config), [content, config])
  const store = useMemo(() => createContentStore({ content: themed }), [themed])
  const illness = publishedIllnesses(themed)[0]?.slug ?? ''
  const address: Record<PreviewPage, string> = {
    home: paths.home,
    doctors: paths.doctors,
    illness: getIllnessPath(illness),
    contact: paths.contact,
    parts: paths.home,
  }
  return (
    <ThemeScope config={config} mode={mode}>
      <ContentProvider store={store}>
        <At key={page} address={address[page]}>
          <Routes>
            <Route element={<PageFrame />}>
              <Route index element={page === 'parts' ? <ThemeSampler /> : <HomePage />} />
              <Route path={paths.doctors} element={<DoctorsPage />} />
              <Route path={paths.contact} element={<ContactPage />} />
              <Route path="*" element={<IllnessArticle slug={illness} />} />
            </Route>
          </Routes>
        </At>
      </ContentProvider>
    </ThemeScope>
  )
}

/** Gives the page its own router: the panel's must not know the path inside the frame. */
function At({ address, children }: { address: string; children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    top.current?.ownerDocument.defaultView?.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <div ref={top}>
      <RouteContext value={OUTSIDE}>
        <NestedLocation value={null}>
          <Router location={address} navigator={nowhereToGo}>
            {children}
          </Router>
        </NestedLocation>
      </RouteContext>
    </div>
  )
}

/** Links in the frame lead nowhere. */
const nowhereToGo = {
  createHref: (to: Parameters<Navigator['createHref']>[0]) =>
    typeof to === 'string' ? to : createPath(to),
  push: () => {},
  replace: () => {},
  go: () => {},
} satisfies Navigator

// React Router refuses nested routers; with these contexts the inner one counts as outermost.
const OUTSIDE = { outlet: null, matches: [], isDataRoute: false }
const NestedLocation = LocationContext as Context<ContextType<typeof LocationContext> | null>

/** Returns the content as if this theme were the active one. */
function withTheme(content: Content, config: object): Content {
  const [settings] = content.modern_site_settings
  return {
    ...content,
    modern_site_settings: [
      {
        id: settings?.id ?? PREVIEW,
        row_version: 0,
        health_library_enabled: settings?.health_library_enabled ?? true,
        active_theme_id: PREVIEW,
        theme_hash: PREVIEW,
      },
    ],
    theme_versions: [
      {
        id: PREVIEW,
        row_version: 0,
        theme_id: PREVIEW,
        version_number: 1,
        name: PREVIEW,
        config: config as Record<string, unknown>,
        config_hash: PREVIEW,
        change_description: '',
        created_at: '',
      },
    ],
  }
}

const PREVIEW = 'preview'
