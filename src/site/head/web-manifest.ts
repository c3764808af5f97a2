import type { Content } from '#db/content.ts'
import { activeTheme, clinicProfile } from '#db/queries.ts'
import { localizePath } from '#model/languages.ts'
import { paths } from '#model/paths/public-paths.ts'
import { ICON_SIDE, getIconType } from '#model/texts/picture-path.ts'
import { createCssVariables } from '#theme/css/css-variables.ts'
import { completeTheme } from '#theme/default-theme.ts'
import { resolvePictureUrl } from '#ui/pictures/picture-base.ts'

import type { LocaleBundle } from '../messages/use-messages.ts'
import { pageServerFacts } from '../page-facts.ts'
import { listOpenPages, pages, type PageName } from '../pages.ts'
import { getClinicName } from './clinic-name.ts'
import { getClinicDescription } from './page-description.ts'
import { shortenName } from './short-name.ts'

/** The parts of the built manifest that differ per clinic. */
interface Built {
  /** The label names the clinic in the picture. */
  screenshots?: readonly { label: string }[]
}

/**
 * Adapts the built manifest to this clinic: its name and colours, shortcuts to open pages, and no
 * screenshots of another clinic. All languages describe one app, which starts in that language
 * (docs/decisions/0017).
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
  const variables = createCssVariables(completeTheme(activeTheme(content)?.config), 'light')
  return {
    ...built,
    lang: language,
    start_url: `${localizePath(language, paths.home)}${FROM_ITS_ICON}`,
    name,
    short_name: shortenName(name),
    description: getClinicDescription(content, messages),
    // The colours of the header and the page; the browser's bar has the header's.
    theme_color: variables['--color-surface'],
    background_color: variables['--color-page'],
    ...(icon && { icons: [icon] }),
    shortcuts: shortcutsTo(content, reader, icon ?? ICON),
    screenshots: screenshots.filter(({ label }) => label.includes(name)),
  }
}

/** Returns the clinic's logo if it was rendered as an icon; null keeps the app's own. */
export function toManifestIcon(
  content: Content,
): { src: string; sizes: string; type: string } | null {
  const logo = clinicProfile(content)?.logo_image
  const [src, type] = [resolvePictureUrl(logo), getIconType(logo)]
  return src && type ? { src, sizes: `${ICON_SIDE}x${ICON_SIDE}`, type } : null
}

function shortcutsTo(
  content: Content,
  { language, messages }: LocaleBundle,
  icon: object,
): object[] {
  const open = listOpenPages(content)
  return Object.entries(pages)
    .flatMap(([name, page]) => {
      const { shortcut } = pageServerFacts[name as PageName]
      return shortcut && open.includes(page) ? [{ path: page.path, ...shortcut }] : []
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ path, label }) => ({
      name: label(messages),
      url: localizePath(language, path),
      icons: [icon],
    }))
}

/** Marks the start URL of the installed app for the worker (src/worker/start-page.ts). */
const FROM_ITS_ICON = '?from=installed'
const ICON = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' }
