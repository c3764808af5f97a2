import { useId, useState } from 'react'

import { buttonClass } from './button.tsx'

import styles from './clamped-text.module.css'

interface ClampedTextProps {
  text: string
  /** The text as it shows at first; when that is the whole text, there is nothing to open. */
  short: string
  lang?: string | undefined
  more?: string
  less?: string
}

/** A long text that opens on request. */
export function ClampedText({ text, short, lang, more, less }: ClampedTextProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles.clamped}>
      <p id={id} className={styles.text} lang={lang}>
        {open ? text : short}
      </p>
      {short !== text && (
        <button
          type="button"
          className={buttonClass('quiet', styles.toggle)}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? (less ?? 'Read Less') : (more ?? 'Read More')}
        </button>
      )}
    </div>
  )
}
