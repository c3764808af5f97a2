import { layoutStyles, navigationStyles } from '#model/theme-config.ts'
import { contrastRatio } from '#theme/contrast.ts'
import { ratioText } from '#theme/ratio-text.ts'
import { Banner } from '#ui/banner.tsx'
import { Checkbox } from '#ui/fields.tsx'

import { ColorField } from '../settings/color-field.tsx'
import { Group } from '../settings/group.tsx'
import { isHex } from '../settings/hex.ts'
import { ChoiceSetting, SwitchSetting, TextSetting } from '../settings/path-fields.tsx'
import type { TabProps } from '../settings/tab.ts'

const ACTIVE = 'layouts.navigation.activeBackground'
const ACTIVE_COLOR = '#0066CC'

/** Where things stand: navigation, cards, spacing and the two buttons (AC-358..AC-363). */
export function LayoutsTab({ tab }: TabProps) {
  const { config } = tab
  const showsActive = config.layouts.navigation.activeBackground !== null
  return (
    <>
      <Group title="Navigation">
        <ChoiceSetting path="layouts.navigation.style" options={navigationStyles} tab={tab} />
        <SwitchSetting
          path="layouts.navigation.transparent"
          label="Transparent background"
          tab={tab}
        />
        <SwitchSetting
          path="layouts.navigation.enableThemeModeToggle"
          label="Enable light/dark toggle"
          tab={tab}
        />
        <Checkbox
          label="Show active background"
          name="showActiveBackground"
          value={showsActive}
          onChange={(on) => tab.set(ACTIVE, on ? ACTIVE_COLOR : null)}
        />
        {showsActive && <ColorField path={ACTIVE} label="Active background" tab={tab} />}
      </Group>
      <Group title="Pages">
        <ChoiceSetting path="layoutStyle" label="Layout style" options={layoutStyles} tab={tab} />
        <TextSetting path="layoutSpacing.sectionPaddingY" tab={tab} />
        <TextSetting path="layoutSpacing.elementGap" tab={tab} />
        <SwitchSetting
          path="healthLibraryEnabled"
          label="Show the health library"
          hint="Off hides it even while it is switched on for visitors."
          tab={tab}
        />
      </Group>
      <Group title="Cards">
        <ChoiceSetting
          path="layouts.cards.radius"
          options={Object.keys(config.designTokens.borderRadius)}
          tab={tab}
        />
        <ChoiceSetting
          path="layouts.cards.shadow"
          options={Object.keys(config.designTokens.shadows)}
          tab={tab}
        />
        <TextSetting path="layoutSpacing.cardPadding" tab={tab} />
      </Group>
      <Group title="Emergency button">
        <TextSetting
          path="emergencyButton.text"
          label="Text"
          placeholder={config.layoutStyle === 'playful' ? 'Call Now' : 'Emergency Call'}
          hint="Empty: Emergency Call, or Call Now in the playful layout."
          tab={tab}
        />
        <ColorField path="emergencyButton.backgroundColor" label="Background" tab={tab} />
        <ColorField path="emergencyButton.textColor" label="Text color" tab={tab} />
        <EmergencyWarning {...config.emergencyButton} />
      </Group>
      <Group title="Back button" lead="An empty color is the theme's own.">
        <TextSetting path="backButton.text" label="Text" placeholder="Back" tab={tab} />
        <ColorField
          path="backButton.backgroundColor"
          label="Background"
          or={['', 'transparent']}
          tab={tab}
        />
        <ColorField path="backButton.textColor" label="Text color" or={['']} tab={tab} />
        <ColorField
          path="backButton.borderColor"
          label="Border color"
          or={['', 'transparent']}
          tab={tab}
        />
        <ColorField
          path="backButton.hoverBackgroundColor"
          label="Hover background"
          or={['', 'transparent']}
          tab={tab}
        />
        <ColorField path="backButton.hoverTextColor" label="Hover text" or={['']} tab={tab} />
      </Group>
    </>
  )
}

interface EmergencyColors {
  backgroundColor: string
  textColor: string
}

/** The label is large and bold, for which 3 to 1 is enough; it should be read in haste, though (S-39). */
function EmergencyWarning({ backgroundColor, textColor }: EmergencyColors) {
  const ratio = contrastRatio(textColor, backgroundColor)
  if (ratio >= 4.5 || !isHex(textColor) || !isHex(backgroundColor)) return null
  return (
    <div data-whole>
      <Banner tone="warning">
        The contrast of this button is {ratioText(ratio)}:1, below the 4.5:1 of normal text.{' '}
        {ratio >= 3
          ? 'Its label is drawn large and bold, for which 3:1 is enough; darker is still easier to read in a hurry.'
          : 'Even large and bold it needs 3:1: choose a darker background or a lighter text.'}
      </Banner>
    </div>
  )
}
