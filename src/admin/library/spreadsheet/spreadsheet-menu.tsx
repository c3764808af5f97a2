import { useState } from 'react'

import { useDatabase } from '#db/hooks/database-context.ts'
import { fetchPart } from '#late/fetch-part.ts'
import { isAllowed } from '#model/permissions.ts'
import { useUser } from '#session/use-session.ts'
import { Menu, type MenuItem } from '#ui/menu.tsx'

import type { List } from '../../lists/use-list.ts'
import { LateDialog } from '../../shell/late-dialog.tsx'
import type { ScreenNotices } from '../../shell/use-notice.ts'

const TABLE = 'health_library_illnesses'
const IMPORT = 'Import illnesses from a CSV file'

const loadImport = () => import('./import/illness-import.tsx')
const loadSaving = () => import('./download-illnesses.ts')

interface SpreadsheetMenuProps {
  list: Pick<List<{ id: string }>, 'rows' | 'isWhole' | 'visible' | 'filtering'>
  notices: Pick<ScreenNotices, 'show'>
}

/** Export and import of the illnesses; their code is loaded on demand. */
export function SpreadsheetMenu({ list, notices }: SpreadsheetMenuProps) {
  const db = useDatabase()
  const { role } = useUser()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  async function save(rows?: readonly { id: string }[]): Promise<void> {
    try {
      const { exportIllnesses } = await fetchPart(loadSaving)
      await exportIllnesses(
        db,
        rows?.map(({ id }) => id),
      )
    } catch (error) {
      reportError(error)
      notices.show({
        tone: 'error',
        text: 'The illnesses could not be exported. Please try again.',
      })
    }
  }

  function items(): MenuItem[] {
    const { rows, isWhole, visible, filtering } = list
    const mayImport = isAllowed(role, 'insert', TABLE) && isAllowed(role, 'update', TABLE)
    return [
      ...(filtering.isOn && isWhole
        ? [
            exportItem(`Export the ${visible.length} shown (CSV)`, visible.length, () =>
              save(visible),
            ),
          ]
        : []),
      exportItem(`Export all ${isWhole ? `${rows.length} ` : ''}(CSV)`, rows.length, save),
      ...(mayImport
        ? [{ label: 'Import (CSV)', icon: 'upload', onPress: () => setOpen(true) } as const]
        : []),
    ]
  }

  return (
    <>
      <Menu label="Import and export" items={items} />
      {isOpen && (
        <LateDialog title={IMPORT} load={loadImport} onClose={close}>
          {({ IllnessImport }) => (
            <IllnessImport title={IMPORT} notices={notices} onClose={close} />
          )}
        </LateDialog>
      )}
    </>
  )
}

function exportItem(label: string, count: number, save: () => Promise<void>): MenuItem {
  return { label, icon: 'copy', disabled: count === 0, onPress: () => void save() }
}
