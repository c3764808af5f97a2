import { slugify } from '#model/texts/slug.ts'
import { getForeignLanguage } from '#model/translations.ts'

import { slugTaken } from '../../content-types/common-messages.ts'
import type { FormErrors } from '../core/validate-form.ts'
import { TranslatableTextField } from '../translations/text-fields.tsx'
import type { TranslationField } from '../translations/translation-fields.ts'

interface FieldOf {
  label: string
  name: string
  value: string
  error: string | undefined
  onChange: (text: string) => void
  translations?: readonly TranslationField<string>[]
}

interface NameAndSlugProps {
  name: FieldOf
  slug: FieldOf
  isNew: boolean
  /** Another record has this slug. */
  isTaken: boolean
  /** Returns the public URL for a slug. */
  leadsTo: (slug: string) => string
  /** The effect of changing the slug of a stored record. */
  warning: string
  onChange: (values: { name: string; slug: string }) => void
}

/**
 * A name and its slug, which follows the name until it is edited by hand. The slug of a stored
 * record never follows, because links lead to it (S-44).
 */
export function NameAndSlugFields(props: NameAndSlugProps) {
  const { name, slug, isNew, isTaken, onChange } = props
  // A slug that differs from the generated one was edited by hand; a draft preserves that, too.
  const isGenerated = isNew && slug.value === slugify(name.value)

  function rename(text: string): void {
    onChange({ name: text, slug: isGenerated ? slugify(text) : slug.value })
  }

  return (
    <>
      <TranslatableTextField
        required
        {...name}
        lang={getForeignLanguage(name.value)}
        onChange={rename}
      />
      <TranslatableTextField
        required
        {...slug}
        hint={hintOf(props)}
        error={isTaken ? slugTaken : stillWrong(slug.error)}
        input={{ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
      />
    </>
  )
}

/** An 'already taken' error of the last save no longer applies to another slug. */
function stillWrong(error: string | undefined): string | undefined {
  return error === slugTaken ? undefined : error
}

/** Explains slugs; a name in Telugu alone gives none (S-43). */
function hintOf({ name, slug, isNew, leadsTo, warning }: NameAndSlugProps): string {
  if (slug.value === '' && name.value.trim() !== '' && slugify(name.value) === '')
    return 'Type a short English address'
  const more = isNew ? 'Small English letters, digits and hyphens.' : warning
  return `The end of its web address: ${leadsTo(slug.value.trim() || '…')}. ${more}`
}

interface Slugged {
  id: string
  slug: string
}

/** Checks whether another record has the slug (S-45). */
export function isSlugTaken(rows: readonly Slugged[], slug: string, id: string | null): boolean {
  const trimmed = slug.trim()
  return trimmed !== '' && rows.some((row) => row.slug === trimmed && row.id !== id)
}

/** The error of a form whose slug is taken. */
export function checkSlug(
  rows: readonly Slugged[],
): (values: { slug: string }, id: string | null) => FormErrors {
  return ({ slug }, id) => (isSlugTaken(rows, slug, id) ? { slug: slugTaken } : {})
}
