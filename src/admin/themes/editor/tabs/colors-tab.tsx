import { colorDetails } from '#model/theme/theme-color-details.ts'
import { themeModes, type ThemeMode } from '#model/theme/theme-config.ts'
import { deriveDarkColors } from '#theme/colors/derive-dark.ts'
import { Button } from '#ui/button.tsx'

import type { Confirm } from '../../../shell/use-confirm.tsx'
import { GeneratedSetting } from '../generator/generated-setting.tsx'
import { ColorField } from '../settings/color-field.tsx'
import { ContrastList } from '../settings/contrast/contrast-list.tsx'
import { ContrastRows } from '../settings/contrast/contrast-rows.tsx'
import { GradientFields } from '../settings/gradient-fields.tsx'
import { Segments } from '../settings/segments.tsx'
import { SettingGroup } from '../settings/setting-group.tsx'
import { listColorGroups } from '../settings/setting-names.ts'
import type { TabProps } from '../settings/settings-tab.ts'

import styles from './colors-tab.module.css'

interface ColorsTabProps extends TabProps {
  mode: ThemeMode
  onMode: (mode: ThemeMode) => void
  confirm: Confirm
}

/** The colors of one mode, and their contrast (AC-351..AC-355). */
export function ColorsTab({ tab, mode, onMode, confirm }: ColorsTabProps) {
  async function derive(): Promise<void> {
    const yes = await confirm({
      title: 'Derive dark from light',
      text: 'The dark colors are replaced by ones made from the light colors. You can undo this.',
      yes: 'Replace dark colors',
    })
    if (!yes) return
    tab.set('colors.dark', deriveDarkColors(tab.config.colors.light))
    onMode('dark')
  }

  return (
    <>
      <div className={styles.bar}>
        <Segments
          label="Colors of"
          options={themeModes.map((one) => ({ value: one, label: modeLabels[one] }))}
          value={mode}
          onChange={onMode}
        />
        <Button tone="quiet" onClick={() => void derive()}>
          Derive dark from light
        </Button>
      </div>
      {listColorGroups().map(({ title, keys }) => (
        <SettingGroup key={title} title={title}>
          {keys.map((key) => (
            // A separate field for each mode, so that an open picker does not carry over to the
            // other mode.
            <GeneratedSetting key={`${mode}.${key}`} path={`colors.${mode}.${key}`} tab={tab}>
              <ColorField
                path={`colors.${mode}.${key}`}
                label={colorDetails[key].field}
                tab={tab}
              />
            </GeneratedSetting>
          ))}
        </SettingGroup>
      ))}
      <ContrastRows config={tab.config} mode={mode} />
      <GradientFields tab={tab} />
      <ContrastList tab={tab} />
    </>
  )
}

const modeLabels = { light: 'Light Mode', dark: 'Dark Mode' } as const
