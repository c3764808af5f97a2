import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'

import { localizeContent, createContentStore, normalizePath, type Content } from '#db/content.ts'
import { activeTheme } from '#db/queries.ts'
import { getClinicDay } from '#model/days/clinic-day.ts'
import {
  localizePath,
  languageNames,
  languages,
  parseLocalizedPath,
  type Language,
} from '#model/languages.ts'
import { paths } from '#model/paths/public-paths.ts'
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

/** What a server answers at a public address. */
export type RenderedPage =
  | {
      kind: 'page'
      /** Of which kind it is: all illnesses are of one. */
      name: string
      status: 200 | 404
      html: string
      /** The text of its style element, for the content security policy to allow. */
      css: string
    }
  | { kind: 'redirect'; to: string }

interface Request {
  path: string
  /** The question in the address, as `toSearchQuery` gives it. */
  search?: string
  content: Content
  /** The address of the site as the public knows it, without a slash at the end. */
  origin: string
  /** Where pictures come from: the address of a hosted project, or '' for the site's own. */
  api: string
  shell: Shell
  /** The names (`collectSelectorNames`) of other pages for which its style must do as well. */
  alike?: ReadonlySet<string>
}

/** Draws the page at a public address from the content; null at an address of the staff's. */
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

/** Where an address leads that is closed, or written in capitals, which the app itself does not mind. */
function elsewhere(page: string, found: ReturnType<typeof matchPage>, content: Content) {
  if (isRegisteredPage(found) && !isPageOpen(pages[found.name], content)) {
    return localizePath(parseLocalizedPath(page).language, paths.home)
  }
  const lower = page.toLowerCase()
  const isThere = (path: string) => !isMissing(matchPage(parseLocalizedPath(path).path, content))
  return isMissing(found) && isThere(lower) ? lower : null
}

/** All that a page is drawn from, which travels with it. */
function dataOf(asked: Pick<PageData, 'page' | 'origin'> & { search: string }, content: Content) {
  const { page, search, origin } = asked
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

/** A theme that lets nobody choose is light for everybody (AC-391). */
const mayBeDark = ({ layouts }: ThemeConfig): boolean => layouts.navigation.enableThemeModeToggle

/** What search engines, messengers and the browser's own bar read. */
function head(path: string, content: Content, site: LocalizedSite): string {
  const { language } = site
  const own = localizeContent(language, content)
  const theme = completeTheme(activeTheme(content)?.config)
  return renderToStaticMarkup(
    <>
      <HeadTags head={buildPageHead(path, own, getLocaleBundle(language).messages, site)} />
      {/* The bar is painted whole: its name takes the room that is left, and would be drawn twice. */}
      <link rel="expect" href="#content" blocking="render" />
      <link rel="apple-touch-icon" href={toManifestIcon(content)?.src ?? '/apple-touch-icon.png'} />
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

/** The same tree that comes alive in the browser, so that the two agree to the letter. */
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
  // React begins with links to the pictures that are needed first: their place is the head.
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

/** The files beside the pages that follow from the content too, by their address. */
export const contentFiles: Record<string, (source: FileSource) => string> = {
  '/sitemap.xml': ({ content, site }) => createSitemap(content, site),
  '/robots.txt': ({ site }) => createRobotsTxt(site),
  ...Object.fromEntries(languageNames.map((one) => [localizePath(one, MANIFEST), manifestIn(one)])),
}

interface FileSource {
  content: Content
  site: Pick<LocalizedSite, 'origin'>
  /** The text of the manifest as it was built. */
  manifest: string
}
