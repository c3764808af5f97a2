import type { PublicRow } from '#model/rows.ts'
import { isUrgent } from '#model/texts/call-us.ts'

/**
 * An `emergency` needs help at once, `soon` names signs that would, and `routine` names none
 * (S-108).
 */
export type CareLevel = 'emergency' | 'soon' | 'routine'

type Illness = PublicRow<'health_library_illnesses'>

/** Returns how urgent the advice on an illness is. */
export function getCareLevel(illness: Illness, hasEmergencyCard: boolean): CareLevel {
  if (hasEmergencyCard || isUrgent(illness.short_summary)) return 'emergency'
  const lines = listCareLines(illness)
  const urgent = lines.filter(isUrgent)
  if (urgent.length === 0) return 'routine'
  return lines[0] === urgent[0] && urgent.length * 2 >= lines.length ? 'emergency' : 'soon'
}

/** Lists the staff's advice on when to get help: one point per line, without bullets. */
export function listCareLines({ when_to_get_help: text }: Illness): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*[-–•*·]\s+/, '').trim())
    .filter(Boolean)
}
