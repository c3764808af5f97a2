import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { hasAllRows, useContentState, type PublicTable } from '#db/content.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import type { IconName } from '#ui/pictures/icons.tsx'

import { CallClinic } from './call-clinic.tsx'
import { useNotHereText } from './not-here-yet.tsx'

interface NothingHereProps {
  /** The table that has no rows. */
  table: PublicTable
  icon?: IconName
  /** The statement that there is none: shown only when the content is complete (S-89). */
  children: ReactNode
}

/** Replaces an empty list: the accurate statement, and the number to call. */
export function NothingHere({ table, children, ...icon }: NothingHereProps) {
  const state = useContentState()
  const { pathname } = useLocation()
  const notHere = useNotHereText()
  return (
    <EmptyState {...icon} action={<CallClinic />}>
      {hasAllRows(state, table, pathname) ? children : notHere}
    </EmptyState>
  )
}
