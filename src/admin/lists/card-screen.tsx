import type { ComponentType, ReactNode } from 'react'

import type { Form, OrderedTable, Row } from '#model/rows.ts'

import type { ListMessages } from '../content-types/message-types.ts'
import type { FormErrors } from '../forms/core/validate-form.ts'
import type { Editor } from '../forms/use-editor.ts'
import { NoDataPlaceholder } from '../shell/no-data-placeholder.tsx'
import { CardList } from './card-list.tsx'
import { ListScreen } from './list-screen.tsx'
import { RecordActions } from './record-actions.tsx'
import { RecordCard } from './record-card.tsx'
import { RecordStatus } from './record-status.tsx'
import { BulkActionBar } from './selection/bulk-action-bar.tsx'
import { useBulkChange } from './selection/use-bulk-actions.ts'
import { getVisibilityAction, type Visibility } from './selection/visibilities.ts'
import { useListScreen } from './use-list-screen.ts'

interface CardScreenProps<T extends OrderedTable> {
  table: T
  messages: ListMessages<T>
  /** The list's name for screen readers. */
  label: string
  columns: 2 | 3
  /** The searched columns, each in all languages. */
  searched: readonly (keyof Row<T> & string)[]
  /** Whether visitors see the row, where more than its definition decides. */
  isShown?: (row: Row<T>) => boolean
  /** Checks a form against the other rows, for example whether its slug is taken. */
  check?: (rows: readonly Row<T>[]) => (values: Form<T>, id: string | null) => FormErrors
  /** What a new form begins with, beyond what is blank. */
  begin?: () => Partial<Form<T>>
  /** How records are shown and hidden, one by one or many at once. */
  visibility: Visibility<T>
  form: ComponentType<{ editor: Editor<T> }>
  /** A row's details in the list; its form has the rest. */
  card: (row: Row<T>) => { title: string; picture?: ReactNode; badge: ReactNode; body: ReactNode }
}

/** A screen with a list of cards and an add/edit form above it. */
export function CardScreen<T extends OrderedTable>(props: CardScreenProps<T>) {
  const { table, messages, label, columns, begin, visibility, form: EditForm, card } = props
  const { list, editor, order, choice, frame } = useListScreen(table, messages, props)
  const { state, actions, notices } = editor
  const { change } = useBulkChange({ table, messages, notices, stateOf: (id) => list?.stateOf(id) })

  if (!list) return <NoDataPlaceholder />
  return (
    <ListScreen
      {...frame}
      list={list}
      editor={editor}
      onAdd={() => void actions.add(begin?.())}
      form={state.isOpen && <EditForm key={state.key} editor={editor} />}
      choose={{
        choice,
        bar: (
          <BulkActionBar
            {...{ table, messages, list, choice, notices, visibility }}
            confirm={editor.confirm}
          />
        ),
      }}
    >
      <CardList label={label} columns={columns} rows={list.visible} order={order}>
        {(row, place) => {
          const { title, picture, badge, body } = card(row)
          const where = list.stateOf(row.id)
          const visibilityAction = getVisibilityAction(table, row, visibility)
          return (
            <RecordCard
              key={row.id}
              id={row.id}
              title={title}
              place={place}
              count={list.visible.length}
              picture={picture}
              badge={badge}
              order={order}
              needsAttention={where?.kind === 'attention'}
              actions={
                <RecordActions
                  id={row.id}
                  name={title}
                  order={order}
                  onEdit={() => void actions.edit(row.id)}
                  onDuplicate={() => void actions.duplicate(row.id)}
                  onDelete={() => void actions.remove(row.id, title)}
                  more={() => [
                    {
                      label: visibilityAction.label,
                      icon: 'eye',
                      onPress: () => void change([row.id], visibilityAction),
                    },
                  ]}
                />
              }
            >
              {body}
              <RecordStatus state={where} unsaved={state.isDirty && state.id === row.id} />
            </RecordCard>
          )
        }}
      </CardList>
    </ListScreen>
  )
}
