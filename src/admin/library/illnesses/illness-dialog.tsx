import { use, useState } from 'react'

import { getIllnessPath } from '#model/paths/public-paths.ts'
import type { Category } from '#model/rows.ts'
import { NAMES } from '#model/texts/names-of.ts'
import { getForeignLanguage } from '#model/translations.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields/fields.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { EditorDialog } from '../../forms/editor-dialog.tsx'
import { DayField } from '../../forms/fields/day-field.tsx'
import { LinesField, PointsField, TagsField } from '../../forms/fields/list-fields.tsx'
import { isSlugTaken, NameAndSlugFields } from '../../forms/fields/name-and-slug.tsx'
import { OrderField } from '../../forms/fields/order-field.tsx'
import {
  TranslatableTextArea,
  TranslatableTextField,
} from '../../forms/translations/text-fields.tsx'
import { describeMissingContent } from './describe-missing-content.ts'
import { IllnessLinks } from './illness-links.tsx'
import type { ListedIllness } from './listed-illness.ts'
import { PictureList } from './picture-list.tsx'
import { PreviewContext } from './preview-context.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import type { IllnessEditor } from './use-illness-pictures.ts'

interface IllnessDialogProps {
  editor: IllnessEditor
  /** Undefined while they are not all there. */
  illnesses: readonly ListedIllness[] | undefined
  categories: readonly Category[]
}

/** The add/edit form of an illness. */
export function IllnessDialog({ editor, illnesses, categories }: IllnessDialogProps) {
  const [isPreviewing, setPreviewing] = useState(false)
  const hasPreview = use(PreviewContext) !== null
  const { field } = editor
  const { fields, isNew, id } = editor.state
  const pictures = editor.state.parts ?? []
  if (!fields) return null
  return (
    <>
      <EditorDialog
        title={isNew ? 'Add New Illness' : 'Edit Illness'}
        size="large"
        editor={editor}
        extraButtons={
          hasPreview && (
            <Button tone="quiet" onClick={() => setPreviewing(true)}>
              <Icon name="eye" />
              Preview
            </Button>
          )
        }
      >
        <NameAndSlugFields
          name={field('illness_name')}
          slug={field('slug')}
          isNew={isNew}
          isTaken={isSlugTaken(illnesses ?? [], fields.slug, id)}
          leadsTo={getIllnessPath}
          warning="If you change it, saved links no longer lead here."
          onChange={({ name, slug }) => editor.actions.change({ illness_name: name, slug })}
        />
        <SelectField
          {...field('category_id')}
          value={fields.category_id ?? ''}
          options={categoryOptions(categories, fields.category_id)}
          onChange={(chosen) => editor.actions.change({ category_id: chosen || null })}
        />
        <TagsField hint="Separate them with commas." {...field('tags')} />
        <LinesField
          hint={`Other names that patients use, one per line: everyday words, short forms, other languages, and their spelling in English letters. Names first: the page folds all but the first ${NAMES}.`}
          {...field('also_called')}
        />
        <TranslatableTextArea
          required
          rows={3}
          hint="Two or three sentences; the list of the Health Library shows three lines."
          lang={getForeignLanguage(fields.short_summary)}
          {...field('short_summary')}
        />
        <TranslatableTextArea
          rows={6}
          lang={getForeignLanguage(fields.meaning ?? '')}
          {...field('meaning')}
        />
        <LinesField hint="One per line." {...field('symptoms')} />
        <LinesField hint="One point per line." {...field('management_treatment')} />
        <PointsField
          rows={4}
          hint="One point per line. Lines that name 108 or 112 are red. If the summary names one too, the box comes first."
          {...field('when_to_get_help')}
        />
        <IllnessLinks editor={editor} illnesses={illnesses} />
        <PictureList editor={editor} pictures={pictures} />
        <TranslatableTextField {...field('last_reviewed_by')} />
        <DayField {...field('last_reviewed_on')} />
        <OrderField {...field('display_order')} />
        <SelectField
          hint={describeMissingContent(fields, pictures)}
          options={VISIBILITIES}
          {...field('visibility')}
        />
      </EditorDialog>
      {isPreviewing && (
        <PreviewDialog
          fields={fields}
          pictures={pictures}
          categories={categories}
          onClose={() => setPreviewing(false)}
        />
      )}
    </>
  )
}

const VISIBILITIES = [
  { value: 'draft', label: 'Draft' },
  { value: 'published', label: 'Published' },
] as const

/** The active categories, and the illness's own, so that it never changes by accident. */
function categoryOptions(categories: readonly Category[], current: string | null) {
  const offered = categories.filter(({ id, is_enabled }) => is_enabled || id === current)
  return [
    { value: '', label: 'Uncategorized' },
    ...offered.map(({ id, category_name, is_enabled }) => ({
      value: id,
      label: is_enabled ? category_name : `${category_name} (inactive)`,
    })),
  ]
}
