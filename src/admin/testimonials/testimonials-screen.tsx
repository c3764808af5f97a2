import type { Testimonial } from '#model/rows.ts'
import { Badge } from '#ui/badge.tsx'
import { Stars } from '#ui/pictures/stars.tsx'

import { testimonialMessages } from '../content-types/testimonial-messages.ts'
import { RowPicture } from '../forms/pictures/row-picture.tsx'
import { CardScreen } from '../lists/card-screen.tsx'
import { ClampedLines } from '../lists/clamped-lines.tsx'
import { publishedVisibility } from '../lists/selection/visibilities.ts'
import { formatStars, TestimonialForm } from './testimonial-form.tsx'

/** /admin/testimonials: patients' reviews, in English and Telugu. */
export function TestimonialsScreen() {
  return (
    <CardScreen
      table="testimonials"
      messages={testimonialMessages}
      label="Testimonials"
      columns={2}
      searched={SEARCHED}
      visibility={publishedVisibility}
      form={TestimonialForm}
      card={cardOf}
    />
  )
}

function cardOf(row: Testimonial) {
  return {
    title: row.patient_name,
    picture: <RowPicture address={row.patient_photo} icon="user" />,
    badge: row.is_published ? <Badge tone="green">Published</Badge> : <Badge>Draft</Badge>,
    body: (
      <>
        <Stars rating={row.star_rating ?? 5} label={formatStars(row.star_rating)} />
        {row.review_english && <ClampedLines text={row.review_english} lines={3} />}
        {row.review_telugu && <ClampedLines text={row.review_telugu} lines={2} lang="te" />}
      </>
    ),
  }
}

const SEARCHED = ['patient_name', 'review_english', 'review_telugu'] as const
