import type { Role } from '#model/roles.ts'

import { FixedColorBadge } from './fixed-color-badge.tsx'

const tones = {
  'Super Admin': 'purple',
  Admin: 'blue',
  'Content Manager': 'green',
  Viewer: 'gray',
} as const satisfies Record<Role, string>

/** A role on its colour (AC-127), the same in every theme. */
export function RoleBadge({ role }: { role: Role }) {
  return <FixedColorBadge tone={tones[role]}>{role}</FixedColorBadge>
}
