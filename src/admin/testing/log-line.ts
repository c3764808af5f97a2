import type { ActivityLog } from '#model/rows.ts'

let count = 0

/** A line of the activity log: the update of a doctor. */
export function aLogLine(change: Partial<ActivityLog> = {}): ActivityLog {
  count += 1
  return {
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    user_id: null,
    action: 'update',
    description: `Line ${count}`,
    table_affected: 'doctors',
    record_id: null,
    changes: null,
    created_at: new Date(2026, 10, 5, 9, 30).toISOString(),
    ...change,
  }
}
