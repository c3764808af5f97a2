import { use, useId, useRef, useState, type ReactNode } from 'react'

import { languages } from '#model/languages.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/pictures/icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

import type { TranslationField } from './translation-fields.ts'
import { TranslationVisibilityContext } from './translation-visibility.tsx'

import styles from './translations.module.css'

interface TranslationPartProps {
  /** The label of the translated field. */
  label: string
  translation: TranslationField<unknown>
  /** Its field; rendered while it is open. */
  children: () => ReactNode
}

/** A translation below its field: its state and, when opened, its input. */
export function TranslationDisclosure({ label, translation, children }: TranslationPartProps) {
  const { language, state, field, confirm } = translation
  const { all, requestedField } = use(TranslationVisibilityContext)
  const isWanted = requestedField === field.name
  const [chosen, setChosen] = useState({ under: all, isOpen: all || isWanted })
  const id = useId()
  const part = useRef<HTMLDivElement>(null)
  // The form's switch overrides earlier choices; an error or a conflict is always visible.
  const mustShow = field.error !== undefined || field.notice?.isQuestion === true
  const isOpen = mustShow || (chosen.under === all ? chosen.isOpen : all)
  const { name } = languages[language]
  const words = stateWords[state]

  return (
    <div className={styles.part} data-open={isOpen} data-requested={isWanted}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChosen({ under: all, isOpen: !isOpen })}
      >
        <Icon name="chevron" className={styles.chevron} />
        <span lang={language}>{name}</span>
        <VisuallyHidden>{words ? `, ${label}: ` : `, ${label}`}</VisuallyHidden>
        <span className={styles.state} data-state={state}>
          {words}
        </span>
      </button>
      <div ref={part} id={id} className={styles.body} hidden={!isOpen}>
        {isOpen && children()}
        {isOpen && state === 'outdated' && (
          <div className={styles.outdated}>
            <p>The English was changed after this was written.</p>
            <Button
              aria-label={`Mark as up to date: ${field.label}`}
              onClick={() => {
                confirm()
                // The button disappears: move the focus.
                part.current?.querySelector<HTMLElement>('input, textarea')?.focus()
              }}
            >
              <Icon name="check" />
              Mark as up to date
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

const stateWords = {
  'none needed': '',
  missing: 'Not written yet',
  fresh: 'Up to date',
  outdated: 'English text has changed',
} as const satisfies Record<TranslationField<unknown>['state'], string>
