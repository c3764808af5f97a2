import { useContent } from '#db/content.ts'
import { publishedTestimonials } from '#db/queries.ts'
import { CardGrid } from '#ui/card.tsx'

import { Closing } from '../components/closing.tsx'
import { NothingHere } from '../components/nothing-here.tsx'
import { PublicPageFrame } from '../components/public-page-frame.tsx'
import { TestimonialCard } from '../components/testimonial-card.tsx'
import { useMessages } from '../messages/use-messages.ts'

/** /testimonials: patients' testimonials, in English and in Telugu. */
export function TestimonialsPage() {
  const testimonials = useContent(publishedTestimonials)
  const messages = useMessages().testimonials
  return (
    <>
      <PublicPageFrame title={messages.title} lead={messages.lead}>
        {testimonials.length === 0 ? (
          <NothingHere table="testimonials" icon="star">
            {messages.empty}
          </NothingHere>
        ) : (
          <CardGrid columns={2}>
            {testimonials.map((testimonial) => (
              <TestimonialCard key={testimonial.id} testimonial={testimonial} />
            ))}
          </CardGrid>
        )}
      </PublicPageFrame>
      {testimonials.length > 0 && <Closing />}
    </>
  )
}
