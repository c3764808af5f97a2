import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { fullTheme } from '#model/testing/full-theme.ts'
import { hostileStrings, invalidNames } from '#model/testing/hostile-strings.ts'
import { invalidThemes, themeConfigs, withThemeValue } from '#model/testing/theme-cases.ts'
import { themeValues } from '#model/testing/theme-value-cases.ts'
import { themeKinds } from '#model/theme/theme-kinds.ts'
import { themePaths } from '#model/theme/theme-paths.ts'
import { requiredSettings, validateTheme, type ThemeProblem } from '#model/theme/theme-rules.ts'

import type { Database } from '../local/database.ts'
import { onEveryEngine } from './engines.ts'

onEveryEngine(
  async (db) => ({ db }),
  (world) => {
    describe('the rules of a theme', () => {
      test('name the same kinds of values on the server and in the editor', async () => {
        const rows = await world().db.query('select * from private.theme_kinds order by kind')
        const kinds = Object.entries(themeKinds).map(([kind, rest]) => ({ kind, ...rest }))
        expect(rows).toEqual(kinds.toSorted((one, other) => (one.kind < other.kind ? -1 : 1)))
      })

      test('name the same places', async () => {
        const rows = await world().db.query<{ path: string; kind: string }>(
          'select path, kind from private.theme_rules',
        )
        expect(new Map(rows.map(({ path, kind }) => [path, kind]))).toEqual(themePaths)
      })

      test('need the same things in the same words (AC-367, AC-368, AC-369)', async () => {
        const rows = await world().db.query(
          'select path, missing, wrong from private.theme_needs order by turn',
        )
        expect(rows).toEqual(requiredSettings)
      })
    })

    describe('the server and the editor say the same of', () => {
      test.for(themeValues.map((values) => [values.at, values] as const))(
        '%s, whatever it holds (threats 16, 17, 44)',
        { tags: ['full'] },
        async ([at, { good, bad }]) => {
          const configs = [...good, ...bad].map((value) => withThemeValue(fullTheme, at, value))
          expect(await problemsOnServer(world().db, configs)).toEqual(configs.map(validateTheme))
        },
      )

      test('whole themes, good, odd and hostile (threats 16, 17, 43, 44)', async () => {
        const configs = [...themeConfigs.map(({ config }) => config), ...invalidThemes]
        expect(await problemsOnServer(world().db, configs)).toEqual(configs.map(validateTheme))
      })

      test('a theme of exactly the largest size, and of one byte more', async () => {
        const sizes = await world().db.query<{ bytes: number }>(
          'select octet_length($1::text::jsonb::text) as bytes',
          [JSON.stringify(filledUp(0))],
        )
        const spareBytes = 65_536 - (sizes[0]?.bytes ?? 0)
        const configs = [filledUp(spareBytes), filledUp(spareBytes + 1)]
        const serverProblems = await problemsOnServer(world().db, configs)
        expect(serverProblems).toEqual(configs.map(validateTheme))
        expect(serverProblems.map(([first]) => first?.message)).toEqual([
          'Light mode primary color is required',
          'The theme configuration is too large',
        ])
      })

      test('any value at any place of a theme', { tags: ['full'] }, async () => {
        const fitting = themeValues.flatMap(({ at, good }) => good.map((value) => [at, value]))
        const change = fc.oneof(
          fc.constantFrom(...(fitting as [string, unknown][])),
          fc.tuple(
            fc.constantFrom(...placesOf(fullTheme)),
            fc.oneof(
              fc.constantFrom<unknown>(
                ...hostileStrings,
                ...invalidNames,
                ...fitting.map(([, v]) => v),
              ),
              fc.jsonValue({ maxDepth: 3 }),
            ),
          ),
        )
        const changes = fc.array(change, { minLength: 1, maxLength: 3 })
        const configs = fc
          .sample(changes, { numRuns: 400, seed: 5 })
          .map((some) =>
            some.reduce<unknown>(
              (config, [at, value]) => withThemeValue(config, at, value),
              fullTheme,
            ),
          )
        const serverProblems = await problemsOnServer(world().db, configs)
        expect(serverProblems).toEqual(configs.map(validateTheme))
        const fine = serverProblems.filter((problems) => problems.length === 0).length
        expect([fine > 20, fine < 300]).toEqual([true, true])
      })
    })
  },
)

/** What the server finds in each of some themes, all asked in one question. */
async function problemsOnServer(
  db: Database,
  configs: readonly unknown[],
): Promise<ThemeProblem[][]> {
  const rows = await db.query<{ problems: ThemeProblem[] }>(
    `select (select coalesce(jsonb_agg(jsonb_build_object('path', path, 'message', message)), '[]')
      from private.theme_problems(config)) as problems
    from jsonb_array_elements($1::text::jsonb) with ordinality x (config, place) order by place`,
    [JSON.stringify(configs)],
  )
  return rows.map(({ problems }) => problems)
}

/** A theme with nothing in it but what no theme has: quotes, Telugu and as much more as wanted. */
const filledUp = (more: number) => ({
  'క"': [1, 2.5, { a: 'త\n', b: [] }],
  x: { y: 'x'.repeat(60_000 + more) },
})

/** Every place of a theme, and beside each one a name that is not there. */
function placesOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path]
  const inner = Object.entries(value).flatMap(([name, entry]) =>
    placesOf(entry, path ? `${path}.${name}` : name),
  )
  return [path ? `${path}.extra` : 'extra', ...(path ? [path] : []), ...inner]
}
