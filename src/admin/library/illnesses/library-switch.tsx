import { useEffect, useEffectEvent, useState } from 'react'

import { useContent } from '#db/content.ts'
import { changeRow } from '#db/edits.ts'
import { useDatabase } from '#db/hooks/database-context.ts'
import { useRows } from '#db/hooks/use-rows.ts'
import { activeTheme } from '#db/queries.ts'
import { readRows } from '#db/read-view.ts'
import { createRandomId } from '#model/random-id.ts'
import { tables } from '#model/tables.ts'
import { isHealthLibraryHidden } from '#model/theme/theme-config.ts'
import { Banner } from '#ui/banner.tsx'
import { Switch } from '#ui/fields/switch.tsx'

import { siteSettingsMessages } from '../../content-types/site-settings-messages.ts'
import { HistoryButton } from '../../history/history-button.tsx'
import { RecordStatus, useRecordStates } from '../../lists/record-status.tsx'
import { requestPersistence } from '../../shell/request-persistence.ts'
import { useEditVerdict } from '../../shell/use-edit-verdict.ts'
import { FADE_MS, useNotice } from '../../shell/use-notice.ts'

import styles from './library-switch.module.css'

const settingsRecord = {
  table: 'modern_site_settings',
  id: tables.modern_site_settings.only,
} as const

/** The switch is not a form: there is no unsaved input. */
const nothingToLeave = async () => true

/** The user's choice, reported once the server has it. */
interface Wanted {
  edit: string
  text: string
}

/** What visitors see now, and what they will see once the server has the change. */
const now = {
  on: 'Visitors can read what is published here.',
  off: 'Visitors do not see the Health Library at all; staff still do.',
}
const soon = {
  on: 'Visitors will be able to read what is published here.',
  off: 'Visitors will not see the Health Library any more; staff still do.',
}

/** Shows or hides the whole Health Library for visitors. */
export function LibrarySwitch() {
  const db = useDatabase()
  const { notice, show, dismiss } = useNotice()
  const [switched, setSwitched] = useState<Wanted | null>(null)
  const states = useRecordStates('modern_site_settings')
  const state = states(tables.modern_site_settings.only)
  const isHiddenByTheme = isHealthLibraryHidden(useContent(activeTheme)?.config)
  const isOn = useRows('modern_site_settings')?.[0]?.health_library_enabled ?? true

  async function flip(): Promise<void> {
    requestPersistence()
    try {
      // After a quick click, the rendered row may be older than the stored one.
      const [settings] = await readRows(db, 'modern_site_settings')
      if (!settings) throw new Error('Settings not found')
      const health_library_enabled = !settings.health_library_enabled
      const edit = createRandomId()
      await changeRow(db, 'modern_site_settings', settings.id, {
        fields: { health_library_enabled },
        mutationId: edit,
      })
      dismiss()
      setSwitched({
        edit,
        text: health_library_enabled ? siteSettingsMessages.on : siteSettingsMessages.off,
      })
    } catch (error) {
      reportError(error)
      show({ tone: 'error', text: siteSettingsMessages.failed })
    }
  }

  return (
    <section className={styles.panel} aria-labelledby="library-switch">
      <div className={styles.row}>
        <div className={styles.words}>
          <h2 id="library-switch" className={styles.title}>
            Public Visibility
          </h2>
          <p className={styles.note}>
            {(state?.kind === 'waiting' ? soon : now)[isOn ? 'on' : 'off']}
          </p>
          {isOn && isHiddenByTheme && (
            <p className={styles.warning}>The active theme still hides the Health Library.</p>
          )}
          <RecordStatus state={state} />
        </div>
        <div className={styles.acts}>
          <HistoryButton record={settingsRecord} notices={{ show }} leave={nothingToLeave} />
          <Switch
            label="Public Visibility of the Health Library"
            isOn={isOn}
            words={['Enabled', 'Disabled']}
            onPress={() => void flip()}
          />
        </div>
      </div>
      {switched && (
        <StoredSwitchNotice
          key={switched.edit}
          switched={switched}
          onDone={() => setSwitched(null)}
        />
      )}
      {notice && (
        <Banner tone={notice.tone} role="alert" onDismiss={dismiss}>
          {notice.text}
        </Banner>
      )}
    </section>
  )
}

function StoredSwitchNotice({
  switched: { edit, text },
  onDone,
}: {
  switched: Wanted
  onDone: () => void
}) {
  const verdict = useEditVerdict(edit)
  const isStored = verdict?.kind === 'stored'
  const fade = useEffectEvent(onDone)
  useEffect(() => {
    if (!isStored) return undefined
    const timer = setTimeout(() => fade(), FADE_MS)
    return () => clearTimeout(timer)
  }, [isStored])
  if (isStored) {
    return (
      <Banner tone="success" role="alert" onDismiss={onDone}>
        {text}
      </Banner>
    )
  }
  // The record's sync state reports a rejected edit.
  if (verdict?.kind !== 'delayed') return null
  return (
    <Banner tone="info" role="alert">
      {`${text} ${verdict.when}.`}
    </Banner>
  )
}
