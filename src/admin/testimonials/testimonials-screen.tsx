import type { Testimonial } from '#model/rows.ts'
import { Badge } from '#ui/badge.tsx'
import { Stars } from '#ui/pictures/stars.tsx'

import { RowPicture } from '../forms/pictures/row-picture.tsx'
import { CardList } from '../lists/card-list.tsx'
import { ClampedLines } from '../lists/clamped-lines.tsx'
import { ListScreen } from '../lists/list-screen.tsx'
import { RecordActions } from '../lists/record-actions.tsx'
import { RecordCard } from '../lists/record-card.tsx'
import { RecordState } from '../lists/record-state.tsx'
import { useListScreen } from '../lists/use-list-screen.ts'
import { NoDataYet } from '../shell/no-data-yet.tsx'
import { testimonialWords } from '../words/testimonial-words.ts'
import { starsInWords, TestimonialForm } from './testimonial-form.tsx'

/** /admin/testimonials: what patients say, in English and in Telugu. */
export function TestimonialsScreen() {
  const { list, editor, order, frame } = useListScreen('testimonials', testimonialWords, {
    textsOf,
    isShown: (row) => row.is_published,
  })

  if (!list) return <NoDataYet />
  return (
    <ListScreen
      {...frame}
      list={list}
      editor={editor}
      onAdd={() => void editor.actions.add()}
      form={editor.state.isOpen && <TestimonialForm key={editor.state.key} editor={editor} />}
    >
      <CardList label="Testimonials" columns={2} rows={list.shown} order={order}>
        {(row, place) => (
          <RecordCard
            key={row.id}
            id={row.id}
            title={row.patient_name}
            place={place}
            count={list.shown.length}
            picture={<RowPicture address={row.patient_photo} icon="user" />}
            badge={row.is_published ? <Badge tone="green">Published</Badge> : <Badge>Draft</Badge>}
            order={order}
            needsAttention={list.stateOf(row.id)?.kind === 'attention'}
            actions={
              <RecordActions
                name={row.patient_name}
                onEdit={() => void editor.actions.edit(row)}
                onDuplicate={() => void editor.actions.duplicate(row, { is_published: false })}
                onDelete={() => void editor.actions.remove(row.id, row.patient_name)}
              />
            }
          >
            <Stars rating={row.star_rating ?? 5} label={starsInWords(row.star_rating)} />
            {row.review_english && <ClampedLines text={row.review_english} lines={3} />}
            {row.review_telugu && <ClampedLines text={row.review_telugu} lines={2} lang="te" />}
            <RecordState
              state={list.stateOf(row.id)}
              unsaved={editor.state.isDirty && editor.state.id === row.id}
            />
          </RecordCard>
        )}
      </CardList>
    </ListScreen>
  )
}

function textsOf({ patient_name, review_english, review_telugu }: Testimonial) {
  return [patient_name, review_english, review_telugu]
}
