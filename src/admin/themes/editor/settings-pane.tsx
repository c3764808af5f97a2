import type { Confirm } from '../../shell/use-confirm.tsx'
import { EditorNotes } from './editor-notes.tsx'
import { useThemeGenerator } from './generator/use-theme-generator.ts'
import type { SettingsTab } from './settings/settings-tab.ts'
import { getTabId } from './tab-list.tsx'
import { ColorsTab } from './tabs/colors-tab.tsx'
import { LayoutsTab } from './tabs/layouts-tab.tsx'
import { OverviewTab } from './tabs/overview-tab.tsx'
import { SettingGroups } from './tabs/setting-groups.tsx'
import { TypographyTab } from './tabs/typography-tab.tsx'
import { tabNames, type SettingsTabs, type TabName } from './use-settings-tabs.ts'
import type { ThemeEditing } from './use-theme-edits.ts'
import type { ThemeSaving } from './use-theme-saving.ts'

import styles from './settings-pane.module.css'

interface SettingsPaneProps {
  name: string
  isActive: boolean
  tabs: SettingsTabs
  editing: ThemeEditing
  saving: ThemeSaving
  confirm: Confirm
}

/** The settings of the selected tab, below the notices. */
export function SettingsPane({
  name,
  isActive,
  tabs,
  editing,
  saving,
  confirm,
}: SettingsPaneProps) {
  const { selected, mode, setMode, panel, panelId } = tabs
  const generator = useThemeGenerator(editing)
  const tab: SettingsTab = {
    generator,
    config: editing.present.config,
    set: editing.set,
    messagesAt: (path) => ({
      error: saving.problems.find((problem) => `${problem.path}.`.startsWith(`${path}.`))?.message,
    }),
  }

  return (
    <div className={styles.form}>
      <EditorNotes
        name={name}
        isActive={isActive}
        editing={editing}
        saving={saving}
        onShow={tabs.show}
        onLeave={() => panel.current?.focus()}
      />
      <div
        // A newly selected tab starts at its top.
        key={selected}
        ref={panel}
        id={panelId}
        role="tabpanel"
        tabIndex={-1}
        className={styles.panel}
        aria-labelledby={getTabId(panelId, tabNames.indexOf(selected))}
      >
        {selected === 'Overview' && (
          <OverviewTab name={name} generator={generator} editing={editing} onOpen={tabs.open} />
        )}
        {selected === 'Colors' && (
          <ColorsTab tab={tab} mode={mode} onMode={setMode} confirm={confirm} />
        )}
        {selected === 'Typography' && <TypographyTab tab={tab} />}
        {selected === 'Layouts' && <LayoutsTab tab={tab} />}
        {hasOnlyFields(selected) && <SettingGroups themeTab={selected} tab={tab} />}
      </div>
    </div>
  )
}

/** A tab that is rendered from the table of settings alone. */
const hasOnlyFields = (tab: TabName): tab is 'Design Tokens' | 'Animations' | 'Accessibility' =>
  tab === 'Design Tokens' || tab === 'Animations' || tab === 'Accessibility'
