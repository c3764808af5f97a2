import type { ReactNode } from 'react'

import { useContentState } from '#db/content.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import type { IconName } from '#ui/pictures/icons.tsx'

import { useMessages } from '../messages/use-messages.ts'
import { CallClinic } from './call-clinic.tsx'

interface NothingHereProps {
  icon?: IconName
  /** The statement that there is none: shown only when the content is complete (S-89). */
  children: ReactNode
}

/** Replaces an empty list: the accurate statement, and the number to call. */
export function NothingHere({ children, ...icon }: NothingHereProps) {
  const { content, isPartial } = useContentState()
  const messages = useMessages()
  const [notYet, onItsWay] = [messages.illness.notCached, messages.library.restComing]
  return (
    <EmptyState {...icon} action={<CallClinic />}>
      {content === null ? notYet : isPartial ? onItsWay : children}
    </EmptyState>
  )
}
