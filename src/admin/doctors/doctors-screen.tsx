import { EXPERTISE_LIMIT, experience } from '#model/doctor.ts'
import type { Doctor } from '#model/rows.ts'
import { Badge } from '#ui/badge.tsx'
import { Checkbox, NumberField, TextArea, TextField } from '#ui/fields.tsx'

import { EditorForm } from '../forms/editor-form.tsx'
import { ImageField } from '../forms/fields/image-field.tsx'
import { LetterCount } from '../forms/fields/letter-count.tsx'
import { RowPicture } from '../forms/pictures/row-picture.tsx'
import { useEditor, type EditorOf } from '../forms/use-editor.ts'
import { CardList } from '../lists/card-list.tsx'
import { ClampedLines } from '../lists/clamped-lines.tsx'
import { ListScreen } from '../lists/list-screen.tsx'
import { RecordActions } from '../lists/record-actions.tsx'
import { RecordCard } from '../lists/record-card.tsx'
import { RecordState } from '../lists/record-state.tsx'
import { useReorder } from '../lists/reorder/use-reorder.tsx'
import { useList } from '../lists/use-list.ts'
import { NoDataYet } from '../shell/no-data-yet.tsx'
import { messages } from '../words/messages.ts'

/** /admin/doctors: cards with an inline add/edit form. */
export function DoctorsScreen() {
  const list = useList('doctors', { textsOf })
  const editor = useEditor('doctors', messages.doctors)
  const doctors = list?.rows ?? []
  const order = useReorder({
    table: 'doctors',
    ids: list?.ids ?? [],
    nameOf: (id) => doctors.find((doctor) => doctor.id === id)?.name ?? '',
    notices: editor.notices,
    off: Boolean(list?.search),
  })

  if (!list) return <NoDataYet />
  const active = doctors.filter((doctor) => doctor.is_enabled).length
  return (
    <ListScreen
      title="Manage Doctors"
      table="doctors"
      list={list}
      editor={editor}
      words={{
        icon: 'user',
        add: 'Add Doctor',
        none: 'No doctors added yet',
        first: 'Add Your First Doctor',
        search: 'Search doctors',
        noMatch: 'No doctor matches your search',
        count: `${doctors.length} ${doctors.length === 1 ? 'doctor' : 'doctors'}, ${active} active`,
        many: 'doctors',
      }}
      onAdd={() => void editor.actions.add()}
      form={editor.state.isOpen && <DoctorForm key={editor.state.key} editor={editor} />}
    >
      <CardList label="Doctors" columns={3} rows={list.shown} order={order}>
        {(doctor, place) => (
          <RecordCard
            key={doctor.id}
            id={doctor.id}
            title={doctor.name}
            place={place}
            count={list.shown.length}
            picture={<RowPicture address={doctor.photo} icon="user" />}
            badge={doctor.is_enabled ? <Badge tone="green">Active</Badge> : <Badge>Inactive</Badge>}
            order={order}
            needsAttention={list.stateOf(doctor.id)?.kind === 'attention'}
            actions={
              <RecordActions
                name={doctor.name}
                onEdit={() => void editor.actions.edit(doctor)}
                onDuplicate={() => void editor.actions.duplicate(doctor, { is_enabled: false })}
                onDelete={() => void editor.actions.remove(doctor.id, doctor.name)}
              />
            }
          >
            {doctor.qualification && <p>{doctor.qualification}</p>}
            {doctor.specialisation && <p>{doctor.specialisation}</p>}
            {doctor.years_of_experience !== null && (
              <p>{experience(doctor.years_of_experience)} of experience</p>
            )}
            {doctor.expertise_details && <ClampedLines text={doctor.expertise_details} lines={3} />}
            <RecordState
              state={list.stateOf(doctor.id)}
              unsaved={editor.state.isDirty && editor.state.id === doctor.id}
            />
          </RecordCard>
        )}
      </CardList>
    </ListScreen>
  )
}

function textsOf({ name, qualification, specialisation }: Doctor) {
  return [name, qualification, specialisation]
}

function DoctorForm({ editor }: { editor: EditorOf<'doctors'> }) {
  const { field } = editor
  return (
    <EditorForm title={editor.state.isNew ? 'Add New Doctor' : 'Edit Doctor'} editor={editor}>
      <TextField label="Full Name" required {...field('name')} />
      <TextField label="Qualification" {...field('qualification')} />
      <TextField label="Specialisation" {...field('specialisation')} />
      <NumberField
        label="Years of Experience"
        min={0}
        blank={null}
        {...field('years_of_experience')}
      />
      <TextArea
        label="Expertise Details"
        hint={
          <LetterCount
            text={field('expertise_details').value}
            limit={EXPERTISE_LIMIT}
            shown={`the first ${EXPERTISE_LIMIT}, and the rest when they ask for it`}
          />
        }
        {...field('expertise_details')}
      />
      <ImageField label="Photo" bucket="doctors" {...editor.picture('photo')} />
      <NumberField
        label="Display Order"
        hint="Smaller numbers come first."
        min={0}
        blank={0}
        {...field('display_order')}
      />
      <Checkbox
        label="Active"
        hint="Only active doctors are shown to visitors."
        {...field('is_enabled')}
      />
    </EditorForm>
  )
}
