import * as v from 'valibot'

import {
  defineSchema,
  displayOrder,
  idList,
  nameList,
  optionalDay,
  optionalText,
  requiredText,
  slug,
  TEXT_LIMITS,
  textList,
} from '../columns.ts'

/** A row of public.health_library_illnesses. */
export const illnessSchema = defineSchema({
  form: {
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
  },
})
