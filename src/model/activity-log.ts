import * as v from 'valibot'

import { actor, timestamp } from './columns.ts'

/** A row of public.activity_logs. Only the server writes these (S-66). */
export const activityLogRow = v.object({
  id: v.pipe(v.string(), v.uuid()),
  user_id: actor,
  action: v.string(),
  description: v.string(),
  table_affected: v.nullable(v.string()),
  record_id: actor,
  changes: v.nullable(v.record(v.string(), v.unknown())),
  created_at: timestamp,
})
