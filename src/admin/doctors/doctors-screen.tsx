import type { Doctor } from '#model/rows.ts'
import { EXPERTISE_LIMIT, formatExperience } from '#model/texts/expertise.ts'
import { Badge } from '#ui/badge.tsx'
import { Checkbox, NumberField } from '#ui/fields/fields.tsx'

import { doctorMessages } from '../content-types/doctor-messages.ts'
import { EditorForm } from '../forms/editor-form.tsx'
import { ImageField } from '../forms/fields/image-field.tsx'
import { LetterCount } from '../forms/fields/letter-count.tsx'
import { OrderField } from '../forms/fields/order-field.tsx'
import { RowPicture } from '../forms/pictures/row-picture.tsx'
import { TranslatableTextArea, TranslatableTextField } from '../forms/translations/text-fields.tsx'
import type { Editor } from '../forms/use-editor.ts'
import { CardScreen } from '../lists/card-screen.tsx'
import { ClampedLines } from '../lists/clamped-lines.tsx'
import { activeVisibility } from '../lists/selection/visibilities.ts'

/** /admin/doctors: cards with an inline add/edit form. */
export function DoctorsScreen() {
  return (
    <CardScreen
      table="doctors"
      messages={doctorMessages}
      label="Doctors"
      columns={3}
      searched={SEARCHED}
      visibility={activeVisibility}
      form={DoctorForm}
      card={cardOf}
    />
  )
}

function cardOf(doctor: Doctor) {
  return {
    title: doctor.name,
    picture: <RowPicture address={doctor.photo} icon="user" />,
    badge: doctor.is_enabled ? <Badge tone="green">Active</Badge> : <Badge>Inactive</Badge>,
    body: (
      <>
        {doctor.qualification && <p>{doctor.qualification}</p>}
        {doctor.specialisation && <p>{doctor.specialisation}</p>}
        {doctor.years_of_experience !== null && (
          <p>{`${formatExperience(doctor.years_of_experience)} of experience`}</p>
        )}
        {doctor.expertise_details && <ClampedLines text={doctor.expertise_details} lines={3} />}
      </>
    ),
  }
}

const SEARCHED = ['name', 'qualification', 'specialisation'] as const

const lettersOfExpertise = (text: string | null) => (
  <LetterCount
    text={text}
    limit={EXPERTISE_LIMIT}
    visiblePart={`the first ${EXPERTISE_LIMIT}, and the rest after “Read More”`}
  />
)

function DoctorForm({ editor }: { editor: Editor<'doctors'> }) {
  const { field } = editor
  return (
    <EditorForm title={editor.state.isNew ? 'Add New Doctor' : 'Edit Doctor'} editor={editor}>
      <TranslatableTextField required {...field('name')} />
      <TranslatableTextField {...field('qualification')} />
      <TranslatableTextField {...field('specialisation')} />
      <NumberField min={0} blank={null} {...field('years_of_experience')} />
      <TranslatableTextArea hintOf={lettersOfExpertise} {...field('expertise_details')} />
      <ImageField bucket="doctors" {...editor.picture('photo')} />
      <OrderField {...field('display_order')} />
      <Checkbox hint="Only active doctors are shown to visitors." {...field('is_enabled')} />
    </EditorForm>
  )
}
