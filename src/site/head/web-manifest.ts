import type { Content } from '#db/content.ts'
import { activeTheme, hospitalProfile } from '#db/queries.ts'
import { localizePath } from '#model/languages.ts'
import { paths } from '#model/paths/public-paths.ts'
import { ICON_SIDE, getIconType } from '#model/texts/picture-path.ts'
import { createCssVariables } from '#theme/css/css-variables.ts'
import { completeTheme } from '#theme/default-theme.ts'
import { resolvePictureUrl } from '#ui/pictures/picture-base.ts'

import type { LocaleBundle } from '../messages/use-messages.ts'
import { listOpenPages } from '../pages.ts'
import { getClinicName } from './clinic-name.ts'
import { getClinicDescription } from './page-description.ts'
import { shortenName } from './short-name.ts'

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
export function createWebManifest(
  built: object & Built,
  content: Content,
  reader: LocaleBundle,
): object {
  const { language, messages } = reader
  const name = getClinicName(content, messages)
  const { screenshots = [] } = built
  const icon = toManifestIcon(content)
  const look = createCssVariables(completeTheme(activeTheme(content)?.config), 'light')
  return {
    ...built,
    lang: language,
    start_url: `${localizePath(language, paths.home)}${FROM_ITS_ICON}`,
    name,
    short_name: shortenName(name),
    description: getClinicDescription(content, messages),
    // The colours of the header and of the page: the browser's bar has the same one.
    theme_color: look['--color-surface'],
    background_color: look['--color-page'],
    ...(icon && { icons: [icon] }),
    shortcuts: shortcutsTo(content, reader, icon ?? ICON),
    screenshots: screenshots.filter(({ label }) => label.includes(name)),
  }
}

/** The clinic's logo, where it was drawn to be an icon; null where the app keeps its own. */
export function toManifestIcon(
  content: Content,
): { src: string; sizes: string; type: string } | null {
  const logo = hospitalProfile(content)?.logo_image
  const [src, type] = [resolvePictureUrl(logo), getIconType(logo)]
  return src && type ? { src, sizes: `${ICON_SIDE}x${ICON_SIDE}`, type } : null
}

function shortcutsTo(
  content: Content,
  { language, messages }: LocaleBundle,
  icon: object,
): object[] {
  return listOpenPages(content)
    .flatMap(({ path, shortcut }) => (shortcut ? [{ path, ...shortcut }] : []))
    .toSorted((a, b) => a.place - b.place)
    .map(({ path, label }) => ({
      name: label(messages),
      url: localizePath(language, path),
      icons: [icon],
    }))
}

/** Tells the worker that nobody chose this address (src/worker/service-worker.ts). */
const FROM_ITS_ICON = '?from=installed'
const ICON = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' }
