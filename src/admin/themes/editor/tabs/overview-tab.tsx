import type { ThemeTab } from '#model/theme/theme-setting-details.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/fields/fields.tsx'

import { editorMessages } from '../editor-messages.ts'
import { SeedFields } from '../generator/seed-fields.tsx'
import { SettingIndex } from '../generator/setting-index.tsx'
import type { ThemeGenerator } from '../generator/use-theme-generator.ts'
import { SettingGroup } from '../settings/setting-group.tsx'
import type { ThemeEditing } from '../use-theme-edits.ts'

interface OverviewTabProps {
  generator: ThemeGenerator
  name: string
  editing: ThemeEditing
  onOpen: (tab: ThemeTab) => void
}

/** The seed colors, the theme's description, and the summary of this change (AC-343..AC-350). */
export function OverviewTab({ name, generator, editing, onOpen }: OverviewTabProps) {
  const { present, autoSummary, edit } = editing
  return (
    <>
      <SeedFields config={present.config} generator={generator} />
      <SettingIndex generator={generator} onOpen={onOpen} />
      <SettingGroup title="About this theme" wide>
        <TextField
          label="Theme Name"
          name="name"
          value={name}
          hint="Theme name cannot be changed"
          input={{ readOnly: true }}
          onChange={() => undefined}
        />
        <TextArea
          label="Description"
          name="description"
          rows={3}
          value={present.description}
          onChange={(description) => edit('description', () => ({ description }))}
        />
      </SettingGroup>
      <SettingGroup title="This change" wide>
        <TextArea
          label="Change Summary"
          name="summary"
          rows={3}
          value={present.summary ?? autoSummary}
          hint={
            editing.isDirty
              ? 'Generated from your changes. The version history and the activity log show it. You can edit it.'
              : editorMessages.nothingChanged
          }
          onChange={(summary) => edit('summary', () => ({ summary }))}
        />
        {present.summary !== null && (
          <div>
            <Button tone="quiet" onClick={() => edit('summary reset', () => ({ summary: null }))}>
              Use the automatic summary
            </Button>
          </div>
        )}
      </SettingGroup>
    </>
  )
}
