import { useClinicDay } from '#db/hooks/use-clinic-day.ts'
import { isShownOn } from '#model/days/clinic-day.ts'
import type { Notice } from '#model/rows.ts'
import { Badge } from '#ui/badge.tsx'

/** Shows whether visitors see a notice today, and why not. */
export function NoticeBadges({ notice }: { notice: Notice }) {
  const today = useClinicDay()
  return (
    <>
      <Standing notice={notice} today={today} />
      {notice.is_urgent && <Badge tone="red">Urgent</Badge>}
    </>
  )
}

function Standing({ notice, today }: { notice: Notice; today: string }) {
  if (!notice.is_enabled) return <Badge>Inactive</Badge>
  if (isShownOn(today, notice)) return <Badge tone="green">Shown</Badge>
  return notice.ends_on < today ? <Badge>Ended</Badge> : <Badge tone="blue">Coming</Badge>
}
