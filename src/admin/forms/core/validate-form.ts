import { getFormSchema } from '#model/form-schemas.ts'
import type { EditableTable, Form } from '#model/rows.ts'

export type FormErrors = Partial<Record<string, string>>

/** The values a form would save, or the first error of each field. */
export async function validateForm<T extends EditableTable>(
  table: T,
  fields: Form<T>,
  /** Validates across fields and rows. */
  alsoWrong?: (values: Form<T>) => Promise<FormErrors>,
): Promise<{ values: Form<T> } | { errors: FormErrors }> {
  const checked = await getFormSchema(table)['~standard'].validate(fields)
  if (!checked.issues) {
    const wrong = (await alsoWrong?.(checked.value)) ?? {}
    return Object.keys(wrong).length > 0 ? { errors: wrong } : { values: checked.value }
  }
  const errors: FormErrors = {}
  for (const { path, message } of checked.issues) {
    const [first] = path ?? []
    errors[String(typeof first === 'object' ? first.key : first)] ??= message
  }
  return { errors }
}
