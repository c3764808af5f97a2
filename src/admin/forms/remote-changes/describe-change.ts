import { formatShortTime } from '../../shell/format-time.ts'
import type { ChangeSource } from '../core/open-form.ts'

/** Describes who changed a field and when, as far as this device knows. */
export function describeChange({ by, name, at, receivedAt }: ChangeSource): string {
  if (by === 'here') return 'You changed this elsewhere on this device.'
  const when = at === null ? '' : `, ${formatShortTime(at)}`
  if (by === 'me') return `You changed this on another device${when}.`
  if (name !== null) return `Changed by ${name}${when}.`
  return at === null
    ? `Changed by someone else (received at ${formatShortTime(receivedAt)}).`
    : `Changed by someone else${when}.`
}
