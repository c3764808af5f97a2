import type { Role } from '#model/roles.ts'
import { Badge } from '#ui/badge.tsx'

import styles from './role-badge.module.css'

const tones = {
  'Super Admin': 'purple',
  Admin: 'blue',
  'Content Manager': 'green',
  Viewer: 'gray',
} as const satisfies Record<Role, string>

/** A role on its colour (AC-127), which is the same in every theme. */
export function RoleBadge({ role }: { role: Role }) {
  const tone = tones[role]
  return (
    <span className={styles.role} data-role={tone}>
      <Badge tone={tone}>{role}</Badge>
    </span>
  )
}
