import type { Service } from '#model/rows.ts'
import { DESCRIPTION_LIMIT } from '#model/texts/description.ts'
import { Badge } from '#ui/badge.tsx'
import { Checkbox } from '#ui/fields/fields.tsx'

import { serviceMessages } from '../content-types/service-messages.ts'
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

/** /admin/services: cards with an inline add/edit form. */
export function ServicesScreen() {
  return (
    <CardScreen
      table="services"
      messages={serviceMessages}
      label="Services"
      columns={2}
      searched={SEARCHED}
      visibility={activeVisibility}
      form={ServiceForm}
      card={cardOf}
    />
  )
}

function cardOf(service: Service) {
  return {
    title: service.service_name,
    picture: <RowPicture address={service.icon_image} icon="heart" />,
    badge: service.is_enabled ? <Badge tone="green">Active</Badge> : <Badge>Inactive</Badge>,
    body: service.description && <ClampedLines text={service.description} lines={3} />,
  }
}

const SEARCHED = ['service_name', 'description'] as const

const lettersOfDescription = (text: string | null) => (
  <LetterCount
    text={text}
    limit={DESCRIPTION_LIMIT}
    visiblePart={`the first ${DESCRIPTION_LIMIT} on the home page, and all of it on the services page`}
  />
)

function ServiceForm({ editor }: { editor: Editor<'services'> }) {
  const { field } = editor
  return (
    <EditorForm title={editor.state.isNew ? 'Add New Service' : 'Edit Service'} editor={editor}>
      <TranslatableTextField required {...field('service_name')} />
      <OrderField hint="This is the order on the home page, too." {...field('display_order')} />
      <TranslatableTextArea hintOf={lettersOfDescription} {...field('description')} />
      <ImageField bucket="services" {...editor.picture('icon_image')} />
      <Checkbox hint="Only active services are shown to visitors." {...field('is_enabled')} />
    </EditorForm>
  )
}
