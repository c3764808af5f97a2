import { formatShortTime } from '../../shell/format-time.ts'
import type { ChangeSource } from '../core/open-form.ts'

/** Who changed a field and when; what this device cannot know is said, not left out. */
export function describeChange({ by, name, at, heardAt }: ChangeSource): string {
  if (by === 'here') return 'You changed this elsewhere on this device.'
  const when = at === null ? '' : `, ${formatShortTime(at)}`
  if (by === 'me') return `You changed this on another device${when}.`
  if (name !== null) return `Changed meanwhile by ${name}${when}.`
  return at === null
    ? `Changed meanwhile by somebody else. It came at ${formatShortTime(heardAt)}; this device does not know who it was, nor when.`
    : `Changed meanwhile by somebody else${when}. This device does not know who it was.`
}
