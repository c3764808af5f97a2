import type { BadgeTone } from '#ui/badge.tsx'

import { FixedColorBadge } from '../shell/fixed-color-badge.tsx'

const tones: Record<string, BadgeTone> = {
  create: 'green',
  insert: 'green',
  update: 'blue',
  delete: 'red',
  login: 'purple',
  logout: 'gray',
}

/** The colour of an action (AC-225), the same in every theme. */
export function ActionBadge({ action }: { action: string }) {
  return <FixedColorBadge tone={tones[action] ?? 'yellow'}>{formatAction(action)}</FixedColorBadge>
}

const names: Record<string, string> = {
  login: 'Login',
  logout: 'Logout',
  create: 'Create',
  update: 'Update',
  delete: 'Delete',
}

/** Formats an action for people: 'theme_rolled_back' becomes 'Theme rolled back'. */
export function formatAction(action: string): string {
  const usual = names[action]
  if (usual !== undefined) return usual
  const words = action.replaceAll('_', ' ')
  return words.charAt(0).toLocaleUpperCase('en') + words.slice(1)
}
