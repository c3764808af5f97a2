import { format } from 'date-fns'
import { useLocation } from 'react-router-dom'

import { useRows } from '#db/hooks/use-rows.ts'
import { useUser } from '#session/use-session.ts'
import { Banner } from '#ui/banner.tsx'
import { Icon, type IconName } from '#ui/pictures/icons.tsx'

import { forbidden } from '../content-types/common-messages.ts'
import { formatShortTime } from '../shell/format-time.ts'
import { NoDataPlaceholder } from '../shell/no-data-placeholder.tsx'
import { RoleBadge } from '../shell/role-badge.tsx'
import { Screen } from '../shell/screen.tsx'
import { useSyncSummary, type SyncSummary } from '../shell/use-sync-summary.ts'
import { TaskList } from './task-list.tsx'
import { useActivityCount } from './use-activity-count.ts'

import styles from './dashboard-screen.module.css'

/** /admin/dashboard: the number of records, and recent activity. */
export function DashboardScreen() {
  const location = useLocation()
  const summary = useSyncSummary()
  const counts = useCounts(summary)
  const turnedAway = (location.state as { turnedAway?: true } | null)?.turnedAway
  return (
    <Screen title="Dashboard" lead={summary && asOfOffline(summary)}>
      {turnedAway && <Banner tone="info">{forbidden}</Banner>}
      {counts ? <Numbers counts={counts} /> : <NoDataPlaceholder />}
    </Screen>
  )
}

function Numbers({ counts: { doctors, testimonials, services } }: { counts: Counts }) {
  const { role, last_login: lastLogin } = useUser()
  const recent = useActivityCount()
  return (
    <>
      <TaskList />
      <ul className={styles.stats}>
        <Stat
          icon="user"
          label="Total Doctors"
          value={doctors.all}
          note={`${doctors.visible} active`}
        />
        <Stat
          icon="star"
          label="Testimonials"
          value={testimonials.all}
          note={`${testimonials.visible} published`}
        />
        <Stat
          icon="heart"
          label="Services"
          value={services.all}
          note={`${services.visible} active`}
        />
        <Stat
          icon="clock"
          label="Recent Activity"
          value={recent?.activity ?? '-'}
          note={recent ? activityNote(recent.asOf) : 'Needs a connection'}
        />
      </ul>
      <div className={styles.panels}>
        <section className={styles.panel}>
          <h2>Quick Info</h2>
          <dl className={styles.facts}>
            <dt>Your role</dt>
            <dd>
              <RoleBadge role={role} />
            </dd>
            <dt>Last login</dt>
            <dd>{lastLogin ? format(lastLogin, 'MMM dd, yyyy hh:mm a') : 'First login'}</dd>
          </dl>
        </section>
        <section className={styles.panel}>
          <h2>System Overview</h2>
          <dl className={styles.facts}>
            <dt>Total content items</dt>
            <dd>{doctors.all + testimonials.all + services.all}</dd>
            <dt>Published items</dt>
            <dd>{doctors.visible + testimonials.visible + services.visible}</dd>
            <dt>Activity today</dt>
            <dd>{recent?.activity ?? 'Needs a connection'}</dd>
          </dl>
        </section>
      </div>
    </>
  )
}

/** The counts come from this device's mirror, which may be old. */
function asOfOffline({ offline, answeredAt }: SyncSummary): string | undefined {
  return offline && answeredAt ? `Offline: as of ${formatShortTime(answeredAt)}` : undefined
}

function activityNote(asOf: number | null): string {
  return asOf === null ? 'in the last 24 hours' : `as of ${formatShortTime(asOf)}`
}

/** Counts the rows and those visitors see; undefined while the mirror is not loaded. */
function useCounts(summary: SyncSummary | undefined) {
  const doctors = useRows('doctors')
  const testimonials = useRows('testimonials')
  const services = useRows('services')
  if (!doctors || !testimonials || !services || !summary?.hasData) return undefined
  return {
    doctors: countOf(doctors, (row) => row.is_enabled),
    testimonials: countOf(testimonials, (row) => row.is_published),
    services: countOf(services, (row) => row.is_enabled),
  }
}

type Counts = NonNullable<ReturnType<typeof useCounts>>

function countOf<R>(rows: readonly R[], isShown: (row: R) => boolean) {
  return { all: rows.length, visible: rows.filter(isShown).length }
}

interface StatProps {
  icon: IconName
  label: string
  value: number | string
  note: string
}

function Stat({ icon, label, value, note }: StatProps) {
  return (
    <li className={styles.stat}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <p className={styles.label}>{label}</p>
      <p className={styles.value}>{value}</p>
      <p className={styles.note}>{note}</p>
    </li>
  )
}
