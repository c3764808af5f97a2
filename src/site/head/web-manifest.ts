import type { Content } from '#db/content.ts'
import { activeTheme } from '#db/queries.ts'
import { truncate } from '#model/texts/text.ts'
import { resolveTheme } from '#model/theme/theme-config.ts'
import { cssVariables } from '#theme/css/css-variables.ts'
import { defaultTheme } from '#theme/default-theme.ts'

import { openPages } from '../pages.ts'
import type { Words } from '../words/use-words.ts'
import { clinicName } from './clinic-name.ts'
import { clinicDescription } from './page-description.ts'

/** What the built manifest holds that may not be true of every clinic. */
interface Built {
  /** The label names the clinic that the picture shows. */
  screenshots?: readonly { label: string }[]
}

/**
 * The built manifest with this clinic's own name and colours, with shortcuts to
 * the pages that are open and without pictures of another clinic; everything
 * else as it was built.
 */
export function webManifest(built: object & Built, content: Content, words: Words): object {
  const name = clinicName(content, words)
  const { screenshots = [] } = built
  const look = cssVariables(resolveTheme(activeTheme(content)?.config, defaultTheme), 'light')
  return {
    ...built,
    name,
    short_name: shortName(name),
    description: clinicDescription(content, words),
    // The colours of the header and of the page: the browser's bar has the same one.
    theme_color: look['--color-surface'],
    background_color: look['--color-page'],
    shortcuts: shortcutsTo(content, words),
    screenshots: screenshots.filter(({ label }) => label.includes(name)),
  }
}

function shortcutsTo(content: Content, words: Words): object[] {
  return openPages(content)
    .flatMap(({ path, shortcut }) => (shortcut ? [{ path, ...shortcut }] : []))
    .toSorted((a, b) => a.place - b.place)
    .map(({ path, label }) => ({ name: label(words), url: path, icons: [ICON] }))
}

const ICON = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' }

/** About as many letters as fit under an icon. */
const UNDER_AN_ICON = 12
/** Words, and lone signs, that no name should end with. */
const LEADS_ON = /^(?:the|dr\.?|for|of|and|in|at|[^\p{L}\p{N}]+)$/iu

/** As many whole words from the start of a name as fit under an icon, and at least one. */
export function shortName(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const beginnings = words
    .map((_, at) => words.slice(0, at + 1))
    .filter((some) => !LEADS_ON.test(some.at(-1) ?? ''))
    .map((some) => some.join(' ').replace(/[,;:]$/, ''))
  return beginnings.findLast(fits) ?? beginnings[0] ?? name
}

const fits = (text: string) => truncate(text, UNDER_AN_ICON) === text
