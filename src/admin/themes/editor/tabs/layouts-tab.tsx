import { getContrastRatio } from '#theme/colors/contrast.ts'
import { formatRatio } from '#theme/colors/ratio-text.ts'
import { Banner } from '#ui/banner.tsx'

import { isHex } from '../settings/hex.ts'
import type { TabProps } from '../settings/settings-tab.ts'
import { SettingGroups } from './setting-groups.tsx'

/** The layout: navigation, cards, spacing and the two buttons (AC-358..AC-363). */
export function LayoutsTab({ tab }: TabProps) {
  const warning = <EmergencyWarning {...tab.config.emergencyButton} />
  return (
    <SettingGroups
      themeTab="Layouts"
      tab={tab}
      leads={leads}
      notes={{ 'Emergency button': warning }}
    />
  )
}

const leads = { 'Back button': "An empty color is the theme's own." }

interface EmergencyColors {
  backgroundColor: string
  textColor: string
}

/** The label is large and bold, so 3:1 is enough; but it is read in a hurry (S-39). */
function EmergencyWarning({ backgroundColor, textColor }: EmergencyColors) {
  const ratio = getContrastRatio(textColor, backgroundColor)
  if (ratio >= 4.5 || !isHex(textColor) || !isHex(backgroundColor)) return null
  const advice =
    ratio >= 3
      ? 'Its label is large and bold, so 3:1 is enough. A darker background is still easier to read in a hurry.'
      : 'Even large and bold it needs 3:1: choose a darker background or a lighter text.'
  return (
    <div data-full-row>
      <Banner tone="warning">
        {`The contrast of this button is ${formatRatio(ratio)}:1, below the 4.5:1 of normal text. ${advice}`}
      </Banner>
    </div>
  )
}
