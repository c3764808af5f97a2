import type { Category } from '#model/rows.ts'
import { Checkbox } from '#ui/fields/fields.tsx'

import { getCategoryPath } from '../../content-types/content-types.ts'
import { EditorDialog } from '../../forms/editor-dialog.tsx'
import { isSlugTaken, NameAndSlugFields } from '../../forms/fields/name-and-slug.tsx'
import { OrderField } from '../../forms/fields/order-field.tsx'
import type { Editor } from '../../forms/use-editor.ts'

interface CategoryDialogProps {
  editor: Editor<'health_library_categories'>
  categories: readonly Category[]
}

/** The add/edit form of a category. */
export function CategoryDialog({ editor, categories }: CategoryDialogProps) {
  const { field } = editor
  const { fields, isNew, id } = editor.state
  if (!fields) return null
  return (
    <EditorDialog title={isNew ? 'Add New Category' : 'Edit Category'} editor={editor}>
      <NameAndSlugFields
        name={field('category_name')}
        slug={field('slug')}
        isNew={isNew}
        isTaken={isSlugTaken(categories, fields.slug, id)}
        leadsTo={getCategoryPath}
        warning="If you change it, saved links no longer lead here."
        onChange={({ name, slug }) => editor.actions.change({ category_name: name, slug })}
      />
      <OrderField {...field('display_order')} />
      <Checkbox
        hint="Visitors can select only active categories. Illnesses of inactive ones are shown under “Uncategorized”."
        {...field('is_enabled')}
      />
    </EditorDialog>
  )
}
