import type { PublicRow } from '#model/rows.ts'
import { Icon } from '#ui/pictures/icons.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { Stars } from '#ui/pictures/stars.tsx'

import { useTextLanguage, useMessages } from '../messages/use-messages.ts'

import styles from './testimonial-card.module.css'

interface TestimonialCardProps {
  testimonial: PublicRow<'testimonials'>
  level?: 2 | 3
}

/** A patient's testimonial, on Home and on /testimonials: in the reader's language first. */
export function TestimonialCard({ testimonial, level = 2 }: TestimonialCardProps) {
  const messages = useMessages().testimonials
  const languageOf = useTextLanguage()
  const written = [testimonial.review_english, testimonial.review_telugu].flatMap(
    (text) => text || [],
  )
  const reviews = written.toSorted((a, b) => Number(!!languageOf(a)) - Number(!!languageOf(b)))
  const Heading = level === 2 ? 'h2' : 'h3'
  // Old records without a rating count as five stars.
  const rating = testimonial.star_rating ?? 5
  return (
    <li className={styles.card}>
      <Stars rating={rating} label={messages.stars(rating)} />
      {reviews.map((review) => (
        <blockquote key={review} className={styles.review} lang={languageOf(review)}>
          {review}
        </blockquote>
      ))}
      <div className={styles.patient}>
        <Picture
          address={testimonial.patient_photo}
          alt=""
          shape="square"
          className={styles.photo}
          placeholder={<Icon name="user" />}
        />
        <Heading className={styles.name} lang={languageOf(testimonial.patient_name)}>
          {testimonial.patient_name}
        </Heading>
      </div>
    </li>
  )
}
