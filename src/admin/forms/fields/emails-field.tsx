import type { ComponentProps } from 'react'

import { normalizeMachineText } from '#model/texts/machine-text.ts'
import { ListField } from '#ui/fields/list-field.tsx'

type EmailsProps = Omit<ComponentProps<typeof ListField>, 'itemLabel' | 'addLabel' | 'type'>

/** E-mail addresses. Invisible characters go at once: the browser would refuse them and show nothing. */
export function EmailsField({ onChange, ...field }: EmailsProps) {
  return (
    <ListField
      {...field}
      itemLabel="Email address"
      addLabel="Add email address"
      type="email"
      onChange={(emails) => onChange(emails.map(normalizeMachineText))}
    />
  )
}
