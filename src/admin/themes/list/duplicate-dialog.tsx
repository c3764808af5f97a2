import { useEffect, useId, useRef, useState } from 'react'

import { themeSchema } from '#model/themes/schema.ts'
import { getForeignLanguage } from '#model/translations.ts'
import { messages } from '#session/messages.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/fields/fields.tsx'

import { needsConnection, slugTaken } from '../../content-types/common-messages.ts'
import { isSlugTaken } from '../../forms/fields/name-and-slug.tsx'
import { useLeaveQuestion } from '../../forms/use-leave-question.ts'
import { DialogForm } from '../../shell/dialog-form.tsx'
import { useServerReachable } from '../../shell/use-server-reachable.ts'
import { createThemeSlug } from '../theme-slug.ts'
import type { ThemeActions } from './use-theme-actions.ts'
import type { Theme } from './use-themes.ts'

interface DuplicateDialogProps {
  theme: Theme
  /** All themes, so that the copy gets a slug of its own. */
  themes: readonly Theme[]
  duplicate: ThemeActions['duplicate']
  onClose: () => void
}

interface Errors {
  name?: string
  slug?: string
  /** An error of neither field. */
  general?: string
}

/** Asks for the name and the slug of an editable copy. */
export function DuplicateDialog({ theme, themes, duplicate, onClose }: DuplicateDialogProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const online = useServerReachable()
  const [name, setName] = useState(`${theme.name} Copy`)
  /** Null while it follows the name. */
  const [ownSlug, setOwnSlug] = useState<string | null>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [isTyped, setTyped] = useState(false)
  const { leave, dialog } = useLeaveQuestion(isTyped, onClose)
  const [saving, setSaving] = useState(false)
  /** The slug of a copy without a response: a theme that has it by now is this copy (S-95). */
  const [unanswered, setUnanswered] = useState<string | null>(null)
  const otherThemes = themes.filter((one) => one.slug !== unanswered)
  const slug = ownSlug ?? createThemeSlug(otherThemes, name)
  const isTaken = isSlugTaken(otherThemes, slug, null)
  const isBlank = name.trim() === '' || slug.trim() === ''

  useEffect(() => {
    const first = form.current?.querySelector('input')
    first?.focus()
    first?.select()
  }, [])

  async function submit(): Promise<void> {
    if (isBlank || isTaken || saving || !online) return
    const wrong = await mistakesIn(name, slug)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    setSaving(true)
    const failure = await duplicate(theme.id, name.trim(), slug.trim())
    if (failure === null) return onClose()
    setSaving(false)
    setUnanswered(failure === messages.noResponse ? slug : null)
    if (failure === slugTaken) setErrors({ slug: failure })
    else if (failure) setErrors({ general: failure })
  }

  function acknowledgeInput(): void {
    setTyped(true)
    setErrors({})
  }

  return (
    <Dialog
      title="Duplicate Theme"
      // A request that was sent cannot be cancelled.
      onClose={saving ? undefined : () => void leave()}
      actions={
        <>
          <Button disabled={saving} onClick={() => void leave()}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={id}
            tone="primary"
            busy={saving}
            disabled={isBlank || isTaken || !online}
          >
            {saving ? 'Duplicating...' : `Duplicate${online ? '' : ` (${needsConnection})`}`}
          </Button>
        </>
      }
    >
      <DialogForm
        ref={form}
        id={id}
        aria-label="Duplicate Theme"
        noValidate
        onSubmit={() => void submit()}
      >
        {errors.general && <Banner tone="error">{errors.general}</Banner>}
        <TextField
          label="Theme Name"
          name="name"
          required
          value={name}
          lang={getForeignLanguage(name)}
          error={errors.name}
          onChange={(text) => {
            setName(text)
            acknowledgeInput()
          }}
        />
        <TextField
          label="Slug"
          name="slug"
          required
          value={slug}
          hint={slug === '' && name.trim() !== '' ? 'Type a short English address' : SLUG_HINT}
          error={isTaken ? slugTaken : errors.slug}
          input={{ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
          onChange={(text) => {
            setOwnSlug(text)
            acknowledgeInput()
          }}
        />
      </DialogForm>
      {dialog}
    </Dialog>
  )
}

const SLUG_HINT = 'Its short name: small English letters, digits and hyphens.'

/** The same rules as the server's. */
async function mistakesIn(name: string, slug: string): Promise<Errors> {
  const { entries } = themeSchema.row
  const [aboutName, aboutSlug] = await Promise.all([
    entries.name['~standard'].validate(name),
    entries.slug['~standard'].validate(slug),
  ])
  const [ofName, ofSlug] = [aboutName.issues?.[0]?.message, aboutSlug.issues?.[0]?.message]
  return { ...(ofName && { name: ofName }), ...(ofSlug && { slug: ofSlug }) }
}
