import { useDeferredValue } from 'react'

import { getForeignLanguage } from '#model/translations.ts'
import { Checkbox } from '#ui/fields/fields.tsx'
import { Stars } from '#ui/pictures/stars.tsx'

import { EditorForm } from '../forms/editor-form.tsx'
import { ImageField } from '../forms/fields/image-field.tsx'
import { OrderField } from '../forms/fields/order-field.tsx'
import { StarField } from '../forms/fields/star-field.tsx'
import { TranslatableTextArea, TranslatableTextField } from '../forms/translations/text-fields.tsx'
import type { Editor } from '../forms/use-editor.ts'
import { ClampedLines } from '../lists/clamped-lines.tsx'

import styles from './testimonial-form.module.css'

interface TestimonialFormProps {
  editor: Editor<'testimonials'>
}

export function TestimonialForm({ editor }: TestimonialFormProps) {
  const { field } = editor
  return (
    <EditorForm
      title={editor.state.isNew ? 'Add New Testimonial' : 'Edit Testimonial'}
      editor={editor}
    >
      <TranslatableTextField required {...field('patient_name')} />
      <StarField {...field('star_rating')} />
      <TranslatableTextArea {...field('review_english')} />
      <TranslatableTextArea
        hint="Optional. Visitors see it below the English review."
        lang="te"
        placeholder="తెలుగు సమీక్ష"
        {...field('review_telugu')}
      />
      <Preview editor={editor} />
      <ImageField bucket="testimonials" {...editor.picture('patient_photo')} />
      <OrderField {...field('display_order')} />
      <Checkbox
        hint="Only published testimonials are shown to visitors."
        {...field('is_published')}
      />
    </EditorForm>
  )
}

/** Previews the reviews as the public list truncates them; deferred. */
function Preview({ editor }: TestimonialFormProps) {
  const { fields } = editor.state
  const english = useDeferredValue(fields?.review_english ?? '')
  const telugu = useDeferredValue(fields?.review_telugu ?? '')
  if (!fields || (!english && !telugu)) return null
  const { patient_name, star_rating } = fields
  return (
    <section className={styles.preview} data-full-width aria-label="Preview">
      <p className={styles.note}>
        Preview: a list shows three lines of the English review and two of the one in తెలుగు.
      </p>
      <Stars rating={star_rating ?? 5} label={formatStars(star_rating)} />
      {english && <ClampedLines text={english} lines={3} />}
      {telugu && <ClampedLines text={telugu} lines={2} lang="te" />}
      <p className={styles.name} lang={getForeignLanguage(patient_name)}>
        {patient_name}
      </p>
    </section>
  )
}

/** Describes a rating; a record from before ratings existed counts as five stars. */
export function formatStars(rating: number | null): string {
  return `${rating ?? 5} of 5 stars`
}
