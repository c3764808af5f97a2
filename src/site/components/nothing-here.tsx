import type { ReactNode } from 'react'

import { useContentState } from '#db/content.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import type { IconName } from '#ui/pictures/icons.tsx'

import { useMessages } from '../messages/use-messages.ts'
import { CallClinic } from './call-clinic.tsx'

interface NothingHereProps {
  icon?: IconName
  /** Says that there is none: said only where all content is here, and holds none (S-89). */
  children: ReactNode
}

/** In the place of a list with nothing in it: the sentence that is true, and the number to call. */
export function NothingHere({ children, ...icon }: NothingHereProps) {
  const { content, isPartial } = useContentState()
  const messages = useMessages()
  const [notYet, onItsWay] = [messages.illness.notKept, messages.library.restComing]
  return (
    <EmptyState {...icon} action={<CallClinic />}>
      {content === null ? notYet : isPartial ? onItsWay : children}
    </EmptyState>
  )
}
