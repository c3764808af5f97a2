import { useId, type ReactNode } from 'react'

import type { FieldNotice } from '#ui/fields/field.tsx'

import styles from './setting-group.module.css'

interface GroupProps {
  title: string
  /** A sentence that explains the group. */
  lead?: string | undefined
  /** In columns, as many as fit, or below each other. */
  wide?: boolean
  /** A note about all of them. */
  mark?: FieldNotice | undefined
  children: ReactNode
}

/** A group of settings; screen readers announce its name with each. */
export function SettingGroup({ title, lead, wide = false, mark, children }: GroupProps) {
  const id = useId()
  return (
    <fieldset className={styles.group} {...(mark && { 'aria-describedby': id })}>
      <legend>{title}</legend>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.fields} data-full-width={wide}>
        {children}
        {mark && <div data-full-row>{mark.render(id)}</div>}
      </div>
    </fieldset>
  )
}
