import { useState, type ComponentProps } from 'react'

import type { Category } from '#model/rows.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields/fields.tsx'

import { illnessMessages } from '../../content-types/illness-messages.ts'
import { BulkActionBar } from '../../lists/selection/bulk-action-bar.tsx'
import type { RowSelection } from '../../lists/selection/use-row-selection.ts'
import type { Visibility } from '../../lists/selection/visibilities.ts'
import type { List } from '../../lists/use-list.ts'
import type { ListedIllness } from './listed-illness.ts'
import type { IllnessEditor } from './use-illness-pictures.ts'

const TABLE = 'health_library_illnesses'

const publishedOrNot: Visibility<typeof TABLE> = {
  show: { label: 'Publish', done: 'published', change: { visibility: 'published' } },
  hide: { label: 'Unpublish', done: 'made drafts', change: { visibility: 'draft' } },
}

/** The value for no category, in place of an id. */
const NONE = 'none'

interface IllnessChoiceProps {
  list: List<ListedIllness>
  choice: RowSelection
  editor: IllnessEditor
  categories: readonly Category[]
}

/** The bulk actions for illnesses. */
export function IllnessBulkActions({ list, choice, editor, categories }: IllnessChoiceProps) {
  const more: ComponentProps<typeof BulkActionBar<typeof TABLE>>['more'] = (change) => (
    <MoveToCategory categories={categories} onMove={change} />
  )
  return (
    <BulkActionBar
      table={TABLE}
      messages={illnessMessages}
      list={list}
      choice={choice}
      notices={editor.notices}
      confirm={editor.confirm}
      visibility={publishedOrNot}
      more={more}
    />
  )
}

interface MoveToCategoryProps {
  categories: readonly Category[]
  onMove: (fields: { category_id: string | null }, done: string) => void
}

/** Selecting an option must not apply it yet: the arrow keys pass through every option. */
function MoveToCategory({ categories, onMove }: MoveToCategoryProps) {
  const [chosen, setChosen] = useState(NONE)
  const to = categories.find(({ id }) => id === chosen)
  return (
    <>
      <SelectField
        label="Category for all selected"
        name="category-of-many"
        value={chosen}
        options={[
          { value: NONE, label: 'Uncategorized' },
          ...categories.map(({ id, category_name }) => ({ value: id, label: category_name })),
        ]}
        onChange={setChosen}
      />
      <Button
        onClick={() =>
          onMove(
            { category_id: to?.id ?? null },
            `moved to ${to?.category_name ?? 'Uncategorized'}`,
          )
        }
      >
        Move to category
      </Button>
    </>
  )
}
