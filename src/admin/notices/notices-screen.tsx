import { useClinicDay } from '#db/hooks/use-clinic-day.ts'
import { TEXT_LIMITS } from '#model/columns.ts'
import { getClinicDay, isShownOn } from '#model/days/clinic-day.ts'
import type { Form, Notice } from '#model/rows.ts'
import { Checkbox } from '#ui/fields/fields.tsx'

import { endsTooSoon, noticeMessages } from '../content-types/notice-messages.ts'
import type { FormErrors } from '../forms/core/validate-form.ts'
import { EditorForm } from '../forms/editor-form.tsx'
import { DayField } from '../forms/fields/day-field.tsx'
import { OrderField } from '../forms/fields/order-field.tsx'
import { TranslatableTextArea, TranslatableTextField } from '../forms/translations/text-fields.tsx'
import type { Editor } from '../forms/use-editor.ts'
import { CardScreen } from '../lists/card-screen.tsx'
import { ClampedLines } from '../lists/clamped-lines.tsx'
import { activeVisibility } from '../lists/selection/visibilities.ts'
import { formatShortDay } from '../shell/format-time.ts'
import { NoticeBadges } from './notice-badges.tsx'

/** /admin/notices: announcements for visitors that are shown for some days. */
export function NoticesScreen() {
  return (
    <CardScreen
      table="notices"
      messages={noticeMessages}
      label="Notices"
      columns={2}
      searched={SEARCHED}
      isShown={isShown}
      check={() => checkDays}
      begin={beginToday}
      visibility={activeVisibility}
      form={NoticeForm}
      card={cardOf}
    />
  )
}

function cardOf(notice: Notice) {
  const { title, message, starts_on, ends_on } = notice
  return {
    title,
    badge: <NoticeBadges notice={notice} />,
    body: (
      <>
        {message && <ClampedLines text={message} lines={3} />}
        <p>{`${formatShortDay(starts_on)} – ${formatShortDay(ends_on)}`}</p>
      </>
    ),
  }
}

const isShown = (notice: Notice) => notice.is_enabled && isShownOn(getClinicDay(), notice)

const SEARCHED = ['title', 'message'] as const

/** Most notices start today. */
const beginToday = () => ({ starts_on: getClinicDay() })

const tooSoon = ({ starts_on, ends_on }: Form<'notices'>) => ends_on !== '' && ends_on < starts_on

const checkDays = (form: Form<'notices'>): FormErrors =>
  tooSoon(form) ? { ends_on: endsTooSoon } : {}

function NoticeForm({ editor }: { editor: Editor<'notices'> }) {
  const today = useClinicDay()
  const { field } = editor
  const { fields, isNew } = editor.state
  if (!fields) return null
  const until = field('ends_on')
  const isOver = fields.ends_on !== '' && fields.ends_on < today && !tooSoon(fields)
  return (
    <EditorForm title={isNew ? 'Add New Notice' : 'Edit Notice'} editor={editor}>
      <TranslatableTextField required {...field('title')} />
      <TranslatableTextArea
        hint={`A sentence or two, at most ${TEXT_LIMITS.line} characters.`}
        {...field('message')}
      />
      <DayField
        required
        hint="The first day it is shown, by the calendar of the clinic."
        {...field('starts_on')}
      />
      <DayField
        required
        {...until}
        hint={isOver ? OVER : 'The last day it is shown. It disappears at midnight.'}
        error={tooSoon(fields) ? endsTooSoon : stillWrong(until.error)}
      />
      <Checkbox
        hint="Urgent notices are shown on every page, not only on Home."
        {...field('is_urgent')}
      />
      <OrderField hint="Urgent notices come before all others." {...field('display_order')} />
      <Checkbox hint="Only active notices are shown to visitors." {...field('is_enabled')} />
    </EditorForm>
  )
}

const OVER = 'This day is over: visitors do not see the notice.'

/** Errors of the last save do not apply to changed days. */
const stillWrong = (error: string | undefined) => (error === endsTooSoon ? undefined : error)
