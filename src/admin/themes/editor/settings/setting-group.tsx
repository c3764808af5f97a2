import { useId, type ReactNode } from 'react'

import type { FieldNotice } from '#ui/fields/field.tsx'

import styles from './setting-group.module.css'

interface GroupProps {
  title: string
  /** A sentence that says what it is for. */
  lead?: string | undefined
  /** Side by side in columns, as many as there is room for, or one below the other. */
  wide?: boolean
  /** What is said of all of them together. */
  mark?: FieldNotice | undefined
  children: ReactNode
}

/** Settings that belong together, under a name that screen readers announce with each. */
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
