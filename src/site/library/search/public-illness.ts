import type { PublicRow } from '#model/rows.ts'

export type PublicIllness = PublicRow<'health_library_illnesses'>
