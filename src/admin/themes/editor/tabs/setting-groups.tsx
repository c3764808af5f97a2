import type { ReactNode } from 'react'

import { settingDetails, type ThemeTab } from '#model/theme/theme-setting-details.ts'

import { TokenFields } from '../settings/path-fields.tsx'
import { SettingField } from '../settings/setting-field.tsx'
import { SettingGroup } from '../settings/setting-group.tsx'
import { listGroups } from '../settings/setting-names.ts'
import type { TabProps } from '../settings/settings-tab.ts'

interface SettingGroupsProps extends TabProps {
  themeTab: ThemeTab
  /** Content before and after a group's fields, by its title. */
  leads?: Readonly<Record<string, string>>
  notes?: Readonly<Record<string, ReactNode>>
}

/** All settings of a tab, from the table of settings. */
export function SettingGroups({ themeTab, tab, leads = {}, notes = {} }: SettingGroupsProps) {
  return listGroups(themeTab).map(({ title, settings }) => {
    const [only] = settings
    if (only?.endsWith('.*')) return <TokenFields key={title} path={only} title={title} tab={tab} />
    const visible = settings.filter((path) => settingDetails[path].field !== null)
    return (
      <SettingGroup key={title} title={title} lead={leads[title]} wide={title === 'Fonts'}>
        {visible.map((path) => (
          <SettingField key={path} path={path} tab={tab} />
        ))}
        {notes[title]}
      </SettingGroup>
    )
  })
}
