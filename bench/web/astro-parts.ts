import { renderPage, type Content } from '../../src/app/render.tsx'

/** The parts of a page that Astro assembles. */
export interface PageParts {
  attributes: Record<string, string>
  head: string
  /** The variables of the theme; the stylesheet is for others to bring. */
  css: string
  body: string
}

/** The parts of a page as our own server would draw it, without style and script. */
export function partsOf(path: string, content: Content): PageParts {
  const shell = {
    head: '',
    cssFor: () => '',
    rest: '',
    preloadMessages: () => '',
    build: '',
    callUs: null,
  }
  const page = renderPage({ path, content, origin: 'https://clinic.example', api: '', shell })
  if (page?.kind !== 'page') throw new Error(`There is no page at ${path}`)
  const [, tag = '', head = '', rest = ''] =
    /<html([^>]*)>\s*<head>(.*)<style>.*?<\/style>\s*<\/head>(.*)/s.exec(page.html) ?? []
  const [, body = ''] = /<body>(.*)<script[^>]* id="page-content">/s.exec(rest) ?? []
  const attributes = [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  return {
    attributes: Object.fromEntries(attributes),
    head: withoutScript(head),
    css: page.css,
    body,
  }
}

const withoutScript = (html: string) => html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
