import { useId, useRef, useState, type KeyboardEvent } from 'react'

import { LatePart } from '#late/late-part.tsx'
import { LabelledControl } from '#ui/fields/field.tsx'
import { Spinner } from '#ui/spinner.tsx'

import { NotFetched } from '../../../shell/not-fetched.tsx'
import { editorMessages } from '../editor-messages.ts'
import { isHex } from './hex.ts'
import { getSettingName } from './setting-names.ts'
import { getTextAt } from './setting-paths.ts'
import type { TabProps } from './settings-tab.ts'

import styles from './color-field.module.css'

// Loaded on demand: the picker is large and not always needed.
const loadPicker = () => import('./color-picker.tsx')

interface ColorFieldProps extends TabProps {
  path: string
  label?: string
  /** Allowed values besides a hex color: '' means the theme's own (S-41). */
  or?: readonly ('' | 'transparent')[]
  hint?: string | undefined
}

/** A color with a picker and a hex field in sync (AC-352, AC-355). */
export function ColorField({
  path,
  tab,
  label = getSettingName(path),
  or = [],
  hint,
}: ColorFieldProps) {
  const pickerId = useId()
  const [open, setOpen] = useState(false)
  const swatch = useRef<HTMLButtonElement>(null)
  const value = getTextAt(tab.config, path)
  const keywords: readonly string[] = or
  const isInvalid = !isHex(value) && !keywords.includes(value)
  const error = isInvalid ? editorMessages.invalidHex : tab.messagesAt(path).error

  /** Esc closes the picker, not the editor around it. */
  function onKeyDown(event: KeyboardEvent): void {
    if (!open || event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    setOpen(false)
    swatch.current?.focus()
  }

  return (
    // The keys are those of what stands inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.field} onKeyDown={onKeyDown}>
      <LabelledControl label={label} name={path} hint={hint} error={error}>
        {(tied) => (
          <div className={styles.row}>
            <button
              ref={swatch}
              type="button"
              className={styles.swatch}
              aria-label={`Pick ${getSettingName(path)}`}
              aria-expanded={open}
              aria-controls={open ? pickerId : undefined}
              data-kind={isInvalid ? 'invalid' : isHex(value) ? 'color' : 'none'}
              style={isHex(value) ? { backgroundColor: value.trim() } : undefined}
              onClick={() => setOpen(!open)}
            />
            <input
              {...tied}
              type="text"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              placeholder={keywords.includes('') ? "The theme's own" : undefined}
              value={value}
              onChange={(event) => tab.set(path, event.target.value.trim())}
            />
          </div>
        )}
      </LabelledControl>
      {open && (
        <div id={pickerId} className={styles.picker}>
          <LatePart
            load={loadPicker}
            waiting={<Spinner>Loading...</Spinner>}
            missing={<NotFetched />}
          >
            {({ ColorPicker }) => (
              <ColorPicker
                label={getSettingName(path)}
                value={value}
                onChange={(color) => tab.set(path, color)}
              />
            )}
          </LatePart>
        </div>
      )}
    </div>
  )
}
