import type { Content } from '#db/content.ts'
import { activeTheme, hospitalProfile } from '#db/queries.ts'
import { addressIn } from '#model/languages.ts'
import { paths } from '#model/paths/public-paths.ts'
import { ICON_SIDE, iconType } from '#model/texts/picture-path.ts'
import { cssVariables } from '#theme/css/css-variables.ts'
import { wholeTheme } from '#theme/default-theme.ts'
import { pictureAddress } from '#ui/pictures/picture-base.ts'

import type { Reader } from '../messages/use-messages.ts'
import { openPages } from '../pages.ts'
import { clinicName } from './clinic-name.ts'
import { clinicDescription } from './page-description.ts'
import { shortName } from './short-name.ts'

/** What the built manifest holds that may not be true of every clinic. */
interface Built {
  /** The label names the clinic that the picture shows. */
  screenshots?: readonly { label: string }[]
}

/**
 * The built manifest with this clinic's own name and colours, with shortcuts to
 * the pages that are open and without pictures of another clinic; everything
 * else as it was built. In each language it is of one and the same app, which
 * begins in that language (docs/decisions/0017).
 */
export function webManifest(built: object & Built, content: Content, reader: Reader): object {
  const { language, words } = reader
  const name = clinicName(content, words)
  const { screenshots = [] } = built
  const icon = iconOf(content)
  const look = cssVariables(wholeTheme(activeTheme(content)?.config), 'light')
  return {
    ...built,
    lang: language,
    start_url: `${addressIn(language, paths.home)}${FROM_ITS_ICON}`,
    name,
    short_name: shortName(name),
    description: clinicDescription(content, words),
    // The colours of the header and of the page: the browser's bar has the same one.
    theme_color: look['--color-surface'],
    background_color: look['--color-page'],
    ...(icon && { icons: [icon] }),
    shortcuts: shortcutsTo(content, reader, icon ?? ICON),
    screenshots: screenshots.filter(({ label }) => label.includes(name)),
  }
}

/** The clinic's logo, where it was drawn to be an icon; null where the app keeps its own. */
export function iconOf(content: Content): { src: string; sizes: string; type: string } | null {
  const logo = hospitalProfile(content)?.logo_image
  const [src, type] = [pictureAddress(logo), iconType(logo)]
  return src && type ? { src, sizes: `${ICON_SIDE}x${ICON_SIDE}`, type } : null
}

function shortcutsTo(content: Content, { language, words }: Reader, icon: object): object[] {
  return openPages(content)
    .flatMap(({ path, shortcut }) => (shortcut ? [{ path, ...shortcut }] : []))
    .toSorted((a, b) => a.place - b.place)
    .map(({ path, label }) => ({
      name: label(words),
      url: addressIn(language, path),
      icons: [icon],
    }))
}

/** Tells the worker that nobody chose this address (src/worker/service-worker.ts). */
const FROM_ITS_ICON = '?from=installed'
const ICON = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' }
