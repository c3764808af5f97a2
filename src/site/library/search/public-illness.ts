import type { PublicRow } from '#model/tables.ts'

export type PublicIllness = PublicRow<'health_library_illnesses'>
