import type { PageHead } from './page-head.ts'
import { shortenName } from './short-name.ts'

/**
 * The tags of a page's head for server rendering: search engines and messengers run no script of
 * ours.
 */
export function HeadTags({ head }: { head: PageHead }) {
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="robots" content={head.robots} />
      {/* The name under the icon on iOS, equal to the manifest's. */}
      <meta name="apple-mobile-web-app-title" content={shortenName(head.siteName)} />
      {head.canonical !== null && <link rel="canonical" href={head.canonical} />}
      {head.alternates.map(({ hreflang, url }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={url} />
      ))}
      <OpenGraph head={head} />
      {head.structuredData.length > 0 && <StructuredData items={head.structuredData} />}
    </>
  )
}

function OpenGraph({ head }: { head: PageHead }) {
  const { image } = head
  const properties: Record<string, string | number | null | undefined> = {
    'og:type': head.type,
    'og:site_name': head.siteName,
    'og:locale': ogLocale(head.locale),
    'og:title': head.title,
    'og:description': head.description,
    'og:url': head.canonical,
    'og:image': image?.url,
    'og:image:alt': image?.alt,
    'og:image:width': image?.width,
    'og:image:height': image?.height,
  }
  return (
    <>
      {Object.entries(properties).map(
        ([property, content]) =>
          Boolean(content) && <meta key={property} property={property} content={`${content}`} />,
      )}
      {head.otherLocales.map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={ogLocale(locale)} />
      ))}
      <meta name="twitter:card" content={head.largeImage ? 'summary_large_image' : 'summary'} />
    </>
  )
}

const ogLocale = (locale: string) => locale.replace('-', '_')

/**
 * A block of data that the browser never runs. React would escape its quotes, which JSON parsers do
 * not decode, so it is written unescaped; without a '<' it cannot end the element or open a
 * comment.
 */
function StructuredData({ items }: { items: readonly object[] }) {
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': items })
  const html = { __html: data.replaceAll('<', String.raw`\u003c`) }
  return <script type="application/ld+json" dangerouslySetInnerHTML={html} />
}
