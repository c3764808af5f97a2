import { FontSuggestions } from '../settings/font-fields.tsx'
import type { TabProps } from '../settings/settings-tab.ts'
import { SettingGroups } from './setting-groups.tsx'

/** The fonts, each with a sample (AC-356), and the text sizes. */
export function TypographyTab({ tab }: TabProps) {
  return (
    <>
      <FontSuggestions />
      <SettingGroups themeTab="Typography" tab={tab} leads={leads} />
    </>
  )
}

const leads = {
  Fonts:
    'Families in the order they are tried, with commas between them. A sample shows what this device has; the preview shows fonts that are fetched as well.',
}
