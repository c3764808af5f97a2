import { useState } from 'react'

import { experience } from '#model/doctor.ts'
import { languageOf } from '#model/text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CardGrid } from '#ui/card.tsx'
import { Empty } from '#ui/empty.tsx'
import { Checkbox, NumberField, TextArea, TextField } from '#ui/fields.tsx'
import { Icon } from '#ui/icons.tsx'

import { ClampedLines } from './clamped-lines.tsx'
import { EditorForm } from './editor-form.tsx'
import { ImageField } from './image-field.tsx'
import { matches } from './matches.ts'
import { messages } from './messages.ts'
import { MoveButtons } from './move-buttons.tsx'
import { NoDataYet } from './no-data-yet.tsx'
import { RowPicture } from './pictures/row-picture.tsx'
import { RecordActions } from './record-actions.tsx'
import { RecordCard } from './record-card.tsx'
import { RecordState, useRecordStates } from './record-state.tsx'
import { Screen } from './screen.tsx'
import { SearchField } from './search-field.tsx'
import { RefusedEdits } from './sync/refused-edits.tsx'
import { useConfirm } from './use-confirm.tsx'
import { useEditor } from './use-editor.ts'
import { useKnownRows } from './use-known-rows.ts'

/** /admin/doctors: cards with an inline add/edit form. */
export function DoctorsScreen() {
  const doctors = useKnownRows('doctors')
  const stateOf = useRecordStates('doctors')
  const { ask, dialog } = useConfirm()
  const editor = useEditor('doctors', messages.doctors, ask)
  const { field } = editor
  const [search, setSearch] = useState('')

  if (!doctors) return <NoDataYet />
  const order = doctors.map(({ id }) => id)
  const shown = doctors.filter(({ name, qualification, specialisation }) =>
    matches(search, [name, qualification, specialisation]),
  )
  return (
    <Screen
      title="Manage Doctors"
      notices={editor.notices}
      action={
        <Button tone="primary" onClick={() => void editor.add()}>
          <Icon name="plus" />
          Add Doctor
        </Button>
      }
    >
      {editor.isOpen && (
        <EditorForm
          key={editor.openId}
          title={editor.isNew ? 'Add New Doctor' : 'Edit Doctor'}
          editor={editor}
        >
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
            hint="Visitors see the first 150 characters, and the rest when they ask for it."
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
      )}
      <RefusedEdits table="doctors" />
      {doctors.length === 0 ? (
        <Empty
          icon="user"
          action={
            <Button tone="primary" onClick={() => void editor.add()}>
              Add Your First Doctor
            </Button>
          }
        >
          No doctors added yet
        </Empty>
      ) : (
        <SearchField
          label="Search doctors"
          value={search}
          onChange={setSearch}
          found={`${shown.length} of ${doctors.length} doctors`}
        />
      )}
      {doctors.length > 0 && shown.length === 0 && (
        <Empty icon="search">No doctor matches your search</Empty>
      )}
      <CardGrid columns={3}>
        {shown.map((doctor) => (
          <RecordCard
            key={doctor.id}
            title={doctor.name}
            lang={languageOf(doctor.name)}
            picture={<RowPicture address={doctor.photo} icon="user" />}
            badge={doctor.is_enabled ? <Badge tone="green">Active</Badge> : <Badge>Inactive</Badge>}
            corner={
              // Neighbours that a search hides would make a move look wrong.
              !search && (
                <MoveButtons
                  table="doctors"
                  ids={order}
                  id={doctor.id}
                  name={doctor.name}
                  notices={editor.notices}
                />
              )
            }
            actions={
              <RecordActions
                name={doctor.name}
                onEdit={() => void editor.edit(doctor)}
                onDelete={() => void editor.remove(doctor.id, doctor.name)}
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
              state={stateOf(doctor.id)}
              unsaved={editor.isDirty && editor.openId === doctor.id}
            />
          </RecordCard>
        ))}
      </CardGrid>
      {dialog}
    </Screen>
  )
}
