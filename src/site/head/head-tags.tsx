import type { PageHead } from './page-head.ts'

/** The tags of a page's head, for the server: search engines and messengers run no script of ours. */
export function HeadTags({ head }: { head: PageHead }) {
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="robots" content={head.robots} />
      {head.canonical !== null && <link rel="canonical" href={head.canonical} />}
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
    'og:locale': head.locale.replace('-', '_'),
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
      <meta name="twitter:card" content={head.largeImage ? 'summary_large_image' : 'summary'} />
    </>
  )
}

/**
 * A block of data, not code: the browser never runs it. React would write its
 * quotes as entities, which no reader of JSON understands, so it goes in as it
 * is; without a '<' nothing in it can end the element or open a comment.
 */
function StructuredData({ items }: { items: readonly object[] }) {
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': items })
  const html = { __html: data.replaceAll('<', String.raw`\u003c`) }
  return <script type="application/ld+json" dangerouslySetInnerHTML={html} />
}
