import { hoverEffects } from '#model/theme-config.ts'

import { Group } from '../settings/group.tsx'
import { ChoiceSetting, SwitchSetting, Tokens } from '../settings/path-fields.tsx'
import type { TabProps } from '../settings/tab.ts'

/** What moves, and how fast (AC-364). */
export function AnimationsTab({ tab }: TabProps) {
  return (
    <>
      <Group title="Features">
        <SwitchSetting path="animations.features.scrollReveal" tab={tab} />
        <SwitchSetting path="animations.features.hoverEffects" tab={tab} />
        <SwitchSetting path="animations.features.pageTransitions" tab={tab} />
      </Group>
      <Group title="Cards">
        <ChoiceSetting path="layouts.cards.hoverEffect" options={hoverEffects} tab={tab} />
      </Group>
      <Tokens map="animations.durations" title="Durations" tab={tab} />
      <Tokens map="animations.easings" title="Easings" tab={tab} />
    </>
  )
}
