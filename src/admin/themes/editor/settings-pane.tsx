import type { Ask } from '../../shell/use-confirm.tsx'
import { EditorNotes } from './editor-notes.tsx'
import { useLook } from './generator/use-theme-generator.ts'
import type { Tab } from './settings/settings-tab.ts'
import { tabId } from './tab-list.tsx'
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
  ask: Ask
}

/** The settings of the chosen tab, below the messages about the edits. */
export function SettingsPane({ name, isActive, tabs, editing, saving, ask }: SettingsPaneProps) {
  const { selected, mode, setMode, panel, panelId } = tabs
  const look = useLook(editing)
  const tab: Tab = {
    look,
    config: editing.present.config,
    set: editing.set,
    saidAt: (path) => ({
      error: saving.problems.find((problem) => `${problem.path}.`.startsWith(`${path}.`))?.message,
      mark: editing.markOf(path),
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
        // A newly chosen tab begins at its top.
        key={selected}
        ref={panel}
        id={panelId}
        role="tabpanel"
        tabIndex={-1}
        className={styles.panel}
        aria-labelledby={tabId(panelId, tabNames.indexOf(selected))}
      >
        {selected === 'Overview' && (
          <OverviewTab name={name} look={look} editing={editing} onOpen={tabs.open} />
        )}
        {selected === 'Colors' && <ColorsTab tab={tab} mode={mode} onMode={setMode} ask={ask} />}
        {selected === 'Typography' && <TypographyTab tab={tab} />}
        {selected === 'Layouts' && <LayoutsTab tab={tab} />}
        {hasOnlyFields(selected) && <SettingGroups of={selected} tab={tab} />}
      </div>
    </div>
  )
}

/** A tab that the table of settings describes completely. */
const hasOnlyFields = (tab: TabName): tab is 'Design Tokens' | 'Animations' | 'Accessibility' =>
  tab === 'Design Tokens' || tab === 'Animations' || tab === 'Accessibility'
