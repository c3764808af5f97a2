import { useRows } from '#db/hooks/use-rows.ts'
import { getEmergencyPath } from '#model/paths/public-paths.ts'
import type { EmergencyCard } from '#model/rows.ts'
import { Badge } from '#ui/badge.tsx'
import { Checkbox } from '#ui/fields/fields.tsx'

import { emergencyCardMessages } from '../content-types/emergency-card-messages.ts'
import { EditorForm } from '../forms/editor-form.tsx'
import { LinesField } from '../forms/fields/list-fields.tsx'
import { checkSlug, isSlugTaken, NameAndSlugFields } from '../forms/fields/name-and-slug.tsx'
import { OrderField } from '../forms/fields/order-field.tsx'
import type { Editor } from '../forms/use-editor.ts'
import { CardScreen } from '../lists/card-screen.tsx'
import { ClampedLines } from '../lists/clamped-lines.tsx'
import { activeVisibility } from '../lists/selection/visibilities.ts'

/** /admin/emergency-cards: what patients' phones keep before anything else. */
export function EmergencyCardsScreen() {
  return (
    <CardScreen
      table="emergency_cards"
      messages={emergencyCardMessages}
      label="Emergency cards"
      columns={3}
      searched={SEARCHED}
      check={checkSlug}
      visibility={activeVisibility}
      form={EmergencyCardForm}
      card={cardOf}
    />
  )
}

function cardOf({ title, is_enabled, ...lists }: EmergencyCard) {
  return {
    title,
    badge: is_enabled ? <Badge tone="green">Active</Badge> : <Badge>Inactive</Badge>,
    body: LISTS.map(
      (column) =>
        lists[column].length > 0 && (
          <div key={column}>
            <strong>{emergencyCardMessages.columns[column]}</strong>
            <ClampedLines text={lists[column].join(' · ')} lines={3} />
          </div>
        ),
    ),
  }
}

const LISTS = ['signs', 'steps', 'avoid'] as const

const SEARCHED = ['title', 'signs', 'steps', 'avoid'] as const

function EmergencyCardForm({ editor }: { editor: Editor<'emergency_cards'> }) {
  const cards = useRows('emergency_cards') ?? []
  const { field } = editor
  const { fields, isNew, id } = editor.state
  if (!fields) return null
  return (
    <EditorForm title={isNew ? 'Add New Emergency Card' : 'Edit Emergency Card'} editor={editor}>
      <NameAndSlugFields
        name={field('title')}
        slug={field('slug')}
        isNew={isNew}
        isTaken={isSlugTaken(cards, fields.slug, id)}
        leadsTo={getEmergencyPath}
        warning="If you change it, saved links and printed posters no longer lead here."
        onChange={({ name, slug }) => editor.actions.change({ title: name, slug })}
      />
      <LinesField hint="One sign per line, the plainest first." {...field('signs')} />
      <LinesField
        hint="One step per line, in order. The button that calls 108 is always shown above them."
        {...field('steps')}
      />
      <LinesField
        hint="One per line. With about fifteen short lines in all the card fits a phone and a sheet of paper."
        {...field('avoid')}
      />
      <OrderField {...field('display_order')} />
      <Checkbox
        hint="Only active cards are shown to visitors. If it has the slug of an illness, visitors who search for that illness in an emergency see this card."
        {...field('is_enabled')}
      />
    </EditorForm>
  )
}
