import * as v from 'valibot'

import {
  displayOrder,
  idList,
  imageAddress,
  nameList,
  optionalDay,
  optionalText,
  requiredText,
  serverColumns,
  slug,
  TEXT_LIMITS,
  textList,
} from '../columns.ts'

/** What the category form edits. */
export const categoryForm = v.object({
  category_name: requiredText('Category name is required'),
  slug: slug('Slug is required'),
  display_order: displayOrder,
  is_enabled: v.boolean(),
})

/** A row of public.health_library_categories. */
export const categoryRow = v.object({ ...serverColumns, ...categoryForm.entries })

/** What the illness form edits. */
export const illnessForm = v.object({
  illness_name: requiredText('Illness name is required'),
  slug: slug('Slug is required'),
  short_summary: requiredText('Short summary is required', TEXT_LIMITS.text),
  meaning: optionalText(),
  symptoms: textList(2000),
  management_treatment: textList(2000),
  when_to_get_help: optionalText(),
  category_id: v.nullable(v.pipe(v.string(), v.uuid())),
  tags: textList(),
  also_called: nameList,
  service_ids: idList,
  doctor_ids: idList,
  related_ids: idList,
  last_reviewed_on: optionalDay,
  last_reviewed_by: optionalText(TEXT_LIMITS.name),
  visibility: v.picklist(['draft', 'published']),
  display_order: displayOrder,
})

/** A row of public.health_library_illnesses. */
export const illnessRow = v.object({ ...serverColumns, ...illnessForm.entries })

/** What the images list of the illness form edits. */
export const illnessImageForm = v.object({
  illness_id: v.pipe(v.string(), v.uuid()),
  image_url: v.nonNullable(imageAddress, 'Please choose a picture'),
  alt_text: optionalText(TEXT_LIMITS.line),
  display_order: displayOrder,
})

/** A row of public.health_library_images. */
export const illnessImageRow = v.object({ ...serverColumns, ...illnessImageForm.entries })
