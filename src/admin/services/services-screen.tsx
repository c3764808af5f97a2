import type { Service } from '#model/rows.ts'
import { DESCRIPTION_LIMIT } from '#model/texts/description.ts'
import { Badge } from '#ui/badge.tsx'
import { Checkbox, NumberField, TextArea, TextField } from '#ui/fields/fields.tsx'

import { EditorForm } from '../forms/editor-form.tsx'
import { ImageField } from '../forms/fields/image-field.tsx'
import { LetterCount } from '../forms/fields/letter-count.tsx'
import { RowPicture } from '../forms/pictures/row-picture.tsx'
import type { EditorOf } from '../forms/use-editor.ts'
import { CardList } from '../lists/card-list.tsx'
import { ClampedLines } from '../lists/clamped-lines.tsx'
import { ListScreen } from '../lists/list-screen.tsx'
import { RecordActions } from '../lists/record-actions.tsx'
import { RecordCard } from '../lists/record-card.tsx'
import { RecordState } from '../lists/record-state.tsx'
import { useListScreen } from '../lists/use-list-screen.ts'
import { NoDataYet } from '../shell/no-data-yet.tsx'
import { serviceWords } from '../words/service-words.ts'

/** /admin/services: cards with an inline add/edit form. */
export function ServicesScreen() {
  const { list, editor, order, frame } = useListScreen('services', serviceWords, {
    textsOf,
    isShown: (row) => row.is_enabled,
  })

  if (!list) return <NoDataYet />
  return (
    <ListScreen
      {...frame}
      list={list}
      editor={editor}
      onAdd={() => void editor.actions.add()}
      form={editor.state.isOpen && <ServiceForm key={editor.state.key} editor={editor} />}
    >
      <CardList label="Services" columns={2} rows={list.shown} order={order}>
        {(service, place) => (
          <RecordCard
            key={service.id}
            id={service.id}
            title={service.service_name}
            place={place}
            count={list.shown.length}
            picture={<RowPicture address={service.icon_image} icon="heart" />}
            badge={
              service.is_enabled ? <Badge tone="green">Active</Badge> : <Badge>Inactive</Badge>
            }
            order={order}
            needsAttention={list.stateOf(service.id)?.kind === 'attention'}
            actions={
              <RecordActions
                name={service.service_name}
                onEdit={() => void editor.actions.edit(service)}
                onDuplicate={() => void editor.actions.duplicate(service, { is_enabled: false })}
                onDelete={() => void editor.actions.remove(service.id, service.service_name)}
              />
            }
          >
            {service.description && <ClampedLines text={service.description} lines={3} />}
            <RecordState
              state={list.stateOf(service.id)}
              unsaved={editor.state.isDirty && editor.state.id === service.id}
            />
          </RecordCard>
        )}
      </CardList>
    </ListScreen>
  )
}

function textsOf({ service_name, description }: Service) {
  return [service_name, description]
}

function ServiceForm({ editor }: { editor: EditorOf<'services'> }) {
  const { field } = editor
  return (
    <EditorForm title={editor.state.isNew ? 'Add New Service' : 'Edit Service'} editor={editor}>
      <TextField required {...field('service_name')} />
      <NumberField
        hint="Smaller numbers come first."
        min={0}
        blank={0}
        {...field('display_order')}
      />
      <TextArea
        hint={
          <LetterCount
            text={field('description').value}
            limit={DESCRIPTION_LIMIT}
            shown={`the first ${DESCRIPTION_LIMIT} on the home page, and all of it on the services page`}
          />
        }
        {...field('description')}
      />
      <ImageField bucket="services" {...editor.picture('icon_image')} />
      <Checkbox hint="Only active services are shown to visitors." {...field('is_enabled')} />
    </EditorForm>
  )
}
