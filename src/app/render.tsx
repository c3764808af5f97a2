import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'

import { localizeContent, createContentStore, type Content } from '#db/content.ts'
import { activeTheme } from '#db/queries.ts'
import { getClinicDay } from '#model/days/clinic-day.ts'
import {
  localizePath,
  languageNames,
  languages,
  parseLocalizedPath,
  type Language,
} from '#model/languages.ts'
import { correctPath } from '#model/paths/correct-path.ts'
import { normalizePath, paths } from '#model/paths/public-paths.ts'
import { isStaffPath } from '#model/paths/staff-paths.ts'
import type { ThemeConfig } from '#model/theme/theme-config.ts'
import type { LocalizedSite } from '#site/head/absolute-url.ts'
import { HeadTags } from '#site/head/head-tags.tsx'
import { isMissing, isRegisteredPage, matchPage } from '#site/head/match-page.ts'
import { buildPageHead } from '#site/head/page-head.ts'
import { createRobotsTxt } from '#site/head/robots-txt.ts'
import { createSitemap } from '#site/head/sitemap.ts'
import { toManifestIcon, createWebManifest } from '#site/head/web-manifest.ts'
import { getLocaleBundle } from '#site/messages/all-messages.ts'
import { selectPageContent } from '#site/page-content.ts'
import { hasUntranslatedText } from '#site/page-rows.ts'
import { isPageOpen, pages } from '#site/pages.ts'
import { createCssVariables } from '#theme/css/css-variables.ts'
import { DARK_DEVICE, NO_THEME, getThemeAttributes } from '#theme/css/theme-attributes.ts'
import { createThemeCss } from '#theme/css/theme-css.ts'
import { completeTheme } from '#theme/default-theme.ts'
import { setPictureBaseUrl } from '#ui/pictures/picture-base.ts'

import { App } from './app.tsx'
import { selectRenderedContent } from './library-query.ts'
import { selectSentPageData, toContentState, type PageData } from './page-data.ts'
import { serializeAttributes, renderDocument, type Shell } from './shell.ts'

export type { Content, Shell }
export { getClinicDay } from '#model/days/clinic-day.ts'
export { toSearchQuery } from './library-query.ts'
export { listPublicPaths } from '#site/head/list-public-paths.ts'
export { collectSelectorNames } from './critical-css.ts'
export { parseShell } from './shell.ts'
export { emptyContent } from '#db/content.ts'
export { applyResponseToContent } from '#db/content-response.ts'

/** The server's response at a public path. */
export type RenderedPage =
  | {
      kind: 'page'
      /** The kind of page, which is the same for all illnesses. */
      name: string
      status: 200 | 404
      html: string
      /** The text of its style element, which the content security policy allows. */
      css: string
    }
  | { kind: 'redirect'; to: string }

interface Request {
  path: string
  /** The search params of the URL, as `toSearchQuery` returns them. */
  search?: string
  content: Content
  /** The public origin of the site, without a trailing slash. */
  origin: string
  /** The origin of pictures: the URL of a hosted project, or '' for the site's own. */
  api: string
  shell: Shell
  /** The names (`collectSelectorNames`) of other pages that share its style. */
  alike?: ReadonlySet<string>
}

/** Renders the page at a public path from the content; null at a staff path. */
export function renderPage({
  path,
  search = '',
  content,
  origin,
  api,
  shell,
  alike = new Set(),
}: Request): RenderedPage | null {
  if (isStaffPath(path)) return null
  const page = normalizePath(path)
  const { language, path: plain } = parseLocalizedPath(page)
  const found = matchPage(plain, content)
  const to = elsewhere(page, found, content)
  if (to) return { kind: 'redirect', to }
  setPictureBaseUrl(api)
  const data = dataOf({ page, search, origin }, content)
  const stored = activeTheme(content)
  const theme = completeTheme(stored?.config)
  const attributes = {
    lang: language,
    'data-theme-hash': stored?.hash ?? NO_THEME,
    ...getThemeAttributes(theme, mayBeDark(theme) ? 'auto' : 'light'),
  }
  const { links, markup } = body(data, shell.callUs)
  const css = shell.cssFor(serializeAttributes(attributes) + markup, alike) + createThemeCss(theme)
  const html = renderDocument(shell, {
    attributes,
    head: links + head(plain, content, { origin, language }),
    css,
    language,
    body: markup,
    data: selectSentPageData(data),
  })
  const status = isMissing(found) ? 404 : 200
  return { kind: 'page', name: found.name, status, html, css }
}

/**
 * Returns the redirect of a path that is closed, mistyped, or pasted with the signs after it. The
 * worker does the same (src/worker/page-cache.ts).
 */
function elsewhere(page: string, found: ReturnType<typeof matchPage>, content: Content) {
  if (isRegisteredPage(found) && !isPageOpen(pages[found.name], content)) {
    return localizePath(parseLocalizedPath(page).language, paths.home)
  }
  const meant = correctPath(page)
  const isThere = (path: string) =>
    isStaffPath(path) || !isMissing(matchPage(parseLocalizedPath(path).path, content))
  return isMissing(found) && isThere(meant) ? meant : null
}

/** Collects the data of a page, for rendering and hydration. */
function dataOf(request: Pick<PageData, 'page' | 'origin'> & { search: string }, content: Content) {
  const { page, search, origin } = request
  const { language, path } = parseLocalizedPath(page)
  const data: PageData = {
    page,
    ...(search && { search }),
    ...(hasUntranslatedText(language, path, content) && { untranslated: true }),
    day: getClinicDay(),
    origin,
    ...selectRenderedContent(search, selectPageContent(page, content), content),
  }
  return data
}

/** A theme without the choice of mode is always light (AC-391). */
const mayBeDark = ({ layouts }: ThemeConfig): boolean => layouts.navigation.enableThemeModeToggle

/** Renders the head for search engines, messengers and the browser's own bar. */
function head(path: string, content: Content, site: LocalizedSite): string {
  const { language } = site
  const localized = localizeContent(language, content)
  const theme = completeTheme(activeTheme(content)?.config)
  const logo = toManifestIcon(content)
  return renderToStaticMarkup(
    <>
      <HeadTags head={buildPageHead(path, localized, getLocaleBundle(language).messages, site)} />
      {/* Painted in one step: its name takes the remaining width, and would be painted twice. */}
      <link rel="expect" href="#content" blocking="render" />
      <link rel="icon" href={logo?.src ?? '/favicon.svg'} type={logo?.type ?? 'image/svg+xml'} />
      <link rel="apple-touch-icon" href={logo?.src ?? '/apple-touch-icon.png'} />
      <link rel="manifest" href={localizePath(language, MANIFEST)} />
      {mayBeDark(theme) && (
        <meta
          name="theme-color"
          media={DARK_DEVICE}
          content={createCssVariables(theme, 'dark')['--color-surface']}
        />
      )}
      <meta name="theme-color" content={createCssVariables(theme, 'light')['--color-surface']} />
    </>,
  )
}

/** Renders the same tree as the browser, so that hydration matches exactly. */
function body(data: PageData, callUs: string | null): { links: string; markup: string } {
  const reader = getLocaleBundle(parseLocalizedPath(data.page).language)
  const html = renderToString(
    <StrictMode>
      <StaticRouter
        basename={languages[reader.language].base}
        location={data.page + (data.search ?? '')}
      >
        <App
          reader={reader}
          content={createContentStore({ ...toContentState(data), callUs })}
          staff={null}
        />
      </StaticRouter>
    </StrictMode>,
  )
  // React begins with preload links of pictures, which belong in the head.
  const links = /^(?:<link [^>]*>)*/.exec(html)?.[0] ?? ''
  return { links, markup: html.slice(links.length) }
}

const MANIFEST = '/manifest.webmanifest'

function manifestIn(language: Language) {
  return ({ content, manifest }: FileSource) => {
    const built = JSON.parse(manifest) as object
    return JSON.stringify(
      createWebManifest(built, localizeContent(language, content), getLocaleBundle(language)),
    )
  }
}

/** Other files that depend on the content, by their path. */
export const contentFiles: Record<string, (source: FileSource) => string> = {
  '/sitemap.xml': ({ content, site }) => createSitemap(content, site),
  '/robots.txt': ({ site }) => createRobotsTxt(site),
  ...Object.fromEntries(languageNames.map((one) => [localizePath(one, MANIFEST), manifestIn(one)])),
}

interface FileSource {
  content: Content
  site: Pick<LocalizedSite, 'origin'>
  /** The text of the built manifest. */
  manifest: string
}
