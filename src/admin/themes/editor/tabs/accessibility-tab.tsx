import { focusStyles } from '#model/theme-config.ts'

import { ColorField } from '../settings/color-field.tsx'
import { Group } from '../settings/group.tsx'
import { ChoiceSetting, SwitchSetting, TextSetting } from '../settings/path-fields.tsx'
import type { TabProps } from '../settings/tab.ts'

/** How the site is used without a mouse, with weak sight or unsteady hands (AC-365). */
export function AccessibilityTab({ tab }: TabProps) {
  return (
    <>
      <Group title="Focus indicator">
        <ChoiceSetting path="accessibility.focusIndicators.style" options={focusStyles} tab={tab} />
        <TextSetting path="accessibility.focusIndicators.width" tab={tab} />
        <ColorField
          path="accessibility.focusIndicators.color"
          hint="Where it would not show, the mode's own focus color stands in."
          tab={tab}
        />
      </Group>
      <Group title="Keyboard navigation">
        <SwitchSetting
          path="accessibility.keyboardNavigation.skipLinks"
          hint="A first link that leads past the navigation."
          tab={tab}
        />
        <SwitchSetting
          path="accessibility.keyboardNavigation.focusVisible"
          hint="Off shows the focus after a press of the mouse, too."
          tab={tab}
        />
      </Group>
      <Group title="Sight and motion">
        <SwitchSetting path="accessibility.highContrast" tab={tab} />
        <SwitchSetting
          path="accessibility.reducedMotion.respectPreference"
          label="Respect reduced motion"
          hint="Nothing moves for readers who asked their device for stillness."
          tab={tab}
        />
        <TextSetting
          path="accessibility.minimumTargetSize"
          hint="Of everything that can be pressed; 44px or more."
          tab={tab}
        />
      </Group>
    </>
  )
}
