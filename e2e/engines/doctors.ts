import type { Clinic } from '../clinic.ts'
import type { Tab } from './drivers/tab.ts'

export const DOCTOR = 'Dr. Imran Baig'

export async function openDoctors(tab: Tab, { url }: Pick<Clinic, 'url'>): Promise<void> {
  await tab.goto(`${url}/admin/doctors`)
  await tab.see({ role: 'button', name: `Edit ${DOCTOR}` })
}

/** Polls the server for the doctor. */
export function createDoctorReader({
  sql,
}: Pick<Clinic, 'sql'>): () => Promise<Record<string, unknown>> {
  return async () => {
    const [row] = await sql('select * from public.doctors where name = $1', [DOCTOR])
    return row ?? {}
  }
}

/** Runs in the page. */
export const isTextInHeader = (words: string): boolean =>
  document.querySelector('header')?.innerText.includes(words) ?? false
