import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { listTestFiles, collectTitles } from './test-titles.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

/** A threat of docs/threats.md: its number, and why no test tries it, where that is written. */
export interface Threat {
  number: number
  /** What follows "No test:" at the end of its line. */
  reason: string | null
}

/** The threats of the list, in its order. */
export function parseThreats(list: string): Threat[] {
  return [...list.matchAll(/^- \*\*threat (\d+)\*\* (.*)$/gm)].map(([, number, text = '']) => ({
    number: Number(number),
    reason: /\bNo test: (\S.{20,}\.)$/.exec(text)?.[1] ?? null,
  }))
}

/** The numbers of threats that a title names: "threat 3", "threats 3, 10 and 11". */
export function collectThreatNumbers(title: string): number[] {
  const named = title.match(/\bthreats? \d+(?:(?:, | and )\d+\b)*/g) ?? []
  return named.flatMap((text) => text.match(/\d+/g) ?? []).map(Number)
}

/** The numbers that the titles of all tests name. */
export function collectTestedThreats(): Set<number> {
  const titles = listTestFiles(['e2e', 'src', 'supabase', 'tools']).flatMap((file) =>
    collectTitles(file, readFileSync(ROOT + file, 'utf8')),
  )
  return new Set(titles.flatMap(collectThreatNumbers))
}
