import { useContent } from '#db/content.ts'
import { publishedTestimonials } from '#db/queries.ts'
import { CardGrid } from '#ui/card.tsx'

import { Closing } from '../closing/closing.tsx'
import { NothingHere } from '../components/nothing-here.tsx'
import { Page } from '../components/public-page-frame.tsx'
import { TestimonialCard } from '../components/testimonial-card.tsx'
import { useWords } from '../messages/use-messages.ts'

/** /testimonials: what patients say, in English and in Telugu. */
export function TestimonialsPage() {
  const testimonials = useContent(publishedTestimonials)
  const words = useWords().testimonials
  return (
    <>
      <Page title={words.title} lead={words.lead}>
        {testimonials.length === 0 ? (
          <NothingHere icon="star">{words.empty}</NothingHere>
        ) : (
          <CardGrid columns={2}>
            {testimonials.map((testimonial) => (
              <TestimonialCard key={testimonial.id} testimonial={testimonial} />
            ))}
          </CardGrid>
        )}
      </Page>
      {testimonials.length > 0 && <Closing />}
    </>
  )
}
