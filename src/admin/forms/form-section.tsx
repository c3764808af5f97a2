import { useId, type ReactNode } from 'react'

import { classNames } from '#ui/class-names.ts'

import form from './editor-form.module.css'
import styles from './form-section.module.css'

interface FormSectionProps {
  title: string
  /** A sentence that explains the section. */
  lead?: ReactNode
  children: ReactNode
}

/** A section of a long form with a heading. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id} data-full-width>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={classNames(form.fields, styles.fields)}>{children}</div>
    </section>
  )
}
