import type { PublicRow } from '#model/tables.ts'

export type Illness = PublicRow<'health_library_illnesses'>
