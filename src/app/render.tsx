import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'

import { contentIn, createContentStore, pagePath, type Content } from '#db/content.ts'
import { activeTheme } from '#db/queries.ts'
import { clinicDay } from '#model/days/clinic-day.ts'
import { addressIn, languageNames, languages, pageOf, type Language } from '#model/languages.ts'
import { paths } from '#model/paths/public-paths.ts'
import { isForStaff } from '#model/paths/staff-paths.ts'
import type { ThemeConfig } from '#model/theme/theme-config.ts'
import type { Site } from '#site/head/absolute-url.ts'
import { HeadTags } from '#site/head/head-tags.tsx'
import { isMissing, isRegistered, pageAt } from '#site/head/match-page.ts'
import { pageHead } from '#site/head/page-head.ts'
import { robotsTxt } from '#site/head/robots-txt.ts'
import { sitemap } from '#site/head/sitemap.ts'
import { iconOf, webManifest } from '#site/head/web-manifest.ts'
import { readerIn } from '#site/messages/all-messages.ts'
import { pageContent } from '#site/page-content.ts'
import { lacksWords } from '#site/page-rows.ts'
import { isOpen, pages } from '#site/pages.ts'
import { cssVariables } from '#theme/css/css-variables.ts'
import { DARK_DEVICE, NO_THEME, themeAttributes } from '#theme/css/theme-attributes.ts'
import { themeCss } from '#theme/css/theme-css.ts'
import { wholeTheme } from '#theme/default-theme.ts'
import { setPictureBase } from '#ui/pictures/picture-base.ts'

import { App } from './app.tsx'
import { drawnFor } from './library-query.ts'
import { sentAlong, stateOf, type PageData } from './page-data.ts'
import { attributesOf, fillShell, type Shell } from './shell.ts'

export type { Content, Shell }
export { clinicDay } from '#model/days/clinic-day.ts'
export { questionOf } from './library-query.ts'
export { publicPaths } from '#site/head/list-public-paths.ts'
export { namesIn } from './critical-css.ts'
export { shellOf } from './shell.ts'
export { emptyContent } from '#db/content.ts'
export { withAnswer } from '#db/content-response.ts'

/** What a server answers at a public address. */
export type Page =
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
  /** The question in the address, as `questionOf` gives it. */
  search?: string
  content: Content
  /** The address of the site as the public knows it, without a slash at the end. */
  origin: string
  /** Where pictures come from: the address of a hosted project, or '' for the site's own. */
  api: string
  shell: Shell
  /** The names (`namesIn`) of other pages for which its style must do as well. */
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
}: Request): Page | null {
  if (isForStaff(path)) return null
  const page = pagePath(path)
  const { language, path: plain } = pageOf(page)
  const found = pageAt(plain, content)
  const to = elsewhere(page, found, content)
  if (to) return { kind: 'redirect', to }
  setPictureBase(api)
  const data = dataOf({ page, search, origin }, content)
  const stored = activeTheme(content)
  const theme = wholeTheme(stored?.config)
  const attributes = {
    lang: language,
    'data-theme-hash': stored?.hash ?? NO_THEME,
    ...themeAttributes(theme, mayBeDark(theme) ? 'auto' : 'light'),
  }
  const { links, markup } = body(data, shell.callUs)
  const css = shell.cssFor(attributesOf(attributes) + markup, alike) + themeCss(theme)
  const html = fillShell(shell, {
    attributes,
    head: links + head(plain, content, { origin, language }),
    css,
    language,
    body: markup,
    data: sentAlong(data),
  })
  const status = isMissing(found) ? 404 : 200
  return { kind: 'page', name: found.name, status, html, css }
}

/** Where an address leads that is closed, or written in capitals, which the app itself does not mind. */
function elsewhere(page: string, found: ReturnType<typeof pageAt>, content: Content) {
  if (isRegistered(found) && !isOpen(pages[found.name], content)) {
    return addressIn(pageOf(page).language, paths.home)
  }
  const lower = page.toLowerCase()
  const isThere = (path: string) => !isMissing(pageAt(pageOf(path).path, content))
  return isMissing(found) && isThere(lower) ? lower : null
}

/** All that a page is drawn from, which travels with it. */
function dataOf(asked: Pick<PageData, 'page' | 'origin'> & { search: string }, content: Content) {
  const { page, search, origin } = asked
  const { language, path } = pageOf(page)
  const data: PageData = {
    page,
    ...(search && { search }),
    ...(lacksWords(language, path, content) && { untranslated: true }),
    day: clinicDay(),
    origin,
    ...drawnFor(search, pageContent(page, content), content),
  }
  return data
}

/** A theme that lets nobody choose is light for everybody (AC-391). */
const mayBeDark = ({ layouts }: ThemeConfig): boolean => layouts.navigation.enableThemeModeToggle

/** What search engines, messengers and the browser's own bar read. */
function head(path: string, content: Content, site: Site): string {
  const { language } = site
  const own = contentIn(language, content)
  const theme = wholeTheme(activeTheme(content)?.config)
  return renderToStaticMarkup(
    <>
      <HeadTags head={pageHead(path, own, readerIn(language).words, site)} />
      {/* The bar is painted whole: its name takes the room that is left, and would be drawn twice. */}
      <link rel="expect" href="#content" blocking="render" />
      <link rel="apple-touch-icon" href={iconOf(content)?.src ?? '/apple-touch-icon.png'} />
      <link rel="manifest" href={addressIn(language, MANIFEST)} />
      {mayBeDark(theme) && (
        <meta
          name="theme-color"
          media={DARK_DEVICE}
          content={cssVariables(theme, 'dark')['--color-surface']}
        />
      )}
      <meta name="theme-color" content={cssVariables(theme, 'light')['--color-surface']} />
    </>,
  )
}

/** The same tree that comes alive in the browser, so that the two agree to the letter. */
function body(data: PageData, callUs: string | null): { links: string; markup: string } {
  const reader = readerIn(pageOf(data.page).language)
  const html = renderToString(
    <StrictMode>
      <StaticRouter
        basename={languages[reader.language].base}
        location={data.page + (data.search ?? '')}
      >
        <App
          reader={reader}
          content={createContentStore({ ...stateOf(data), callUs })}
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
    return JSON.stringify(webManifest(built, contentIn(language, content), readerIn(language)))
  }
}

/** The files beside the pages that follow from the content too, by their address. */
export const contentFiles: Record<string, (source: FileSource) => string> = {
  '/sitemap.xml': ({ content, site }) => sitemap(content, site),
  '/robots.txt': ({ site }) => robotsTxt(site),
  ...Object.fromEntries(languageNames.map((one) => [addressIn(one, MANIFEST), manifestIn(one)])),
}

interface FileSource {
  content: Content
  site: Pick<Site, 'origin'>
  /** The text of the manifest as it was built. */
  manifest: string
}
