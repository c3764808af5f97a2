import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { onEveryEngine } from '../tests/engines.ts'
import { HttpError } from './errors.ts'
import { quoteLiteral, MAX_ROWS, parseTableQuery, type TableQuery } from './rest-query.ts'

/** Any text, often with the characters that end a literal, a list or a statement. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom("'", "''", '\\', "\\'", '"', '$$', ';', '--', '/*', '*/', '%', '_', ',', ')'),
      fc.constantFrom("' or true --", '{', '}', '(', 'null', 'NULL', '\n', '\u2028', 'E', '::text'),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join('').replaceAll('\0', ''))
  // An unpaired surrogate cannot be sent; a URL never decodes to one either.
  .filter((value) => value.isWellFormed())

onEveryEngine(
  (db) => Promise.resolve(db),
  (db) => {
    test('any quoted value is read back unchanged', async () => {
      await fc.assert(
        fc.asyncProperty(text, async (value) => {
          const [row] = await db().query(`select ${quoteLiteral(value)} as value`)
          expect(row).toEqual({ value })
        }),
        { seed: 5, numRuns: 500 },
      )
    })

    test('quoting does not depend on standard_conforming_strings', async () => {
      await fc.assert(
        fc.asyncProperty(text, async (value) => {
          const rows = await db().transaction(async (tx) => {
            await tx.exec('set local standard_conforming_strings = off')
            return tx.query(`select ${quoteLiteral(value)} as value`)
          })
          expect(rows).toEqual([{ value }])
        }),
        { seed: 5, numRuns: 100 },
      )
    })

    test('a list matches exactly its own values', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(text, { minLength: 1, maxLength: 5 }),
          text,
          async (list, extra) => {
            const items = list.map((item) => `"${item.replaceAll(/["\\]/g, String.raw`\$&`)}"`)
            const { where } = parseTableQuery(
              new URLSearchParams([['x', `in.(${items.join(',')})`]]),
              undefined,
            )
            const rows = await db().query<{ x: string }>(
              `select x from jsonb_array_elements_text($1::text::jsonb) as t(x)${where}`,
              [JSON.stringify([...list, extra])],
            )
            const found = rows.map(({ x }) => x)
            expect(found).toEqual([...list, ...(list.includes(extra) ? [extra] : [])])
          },
        ),
        { seed: 5, numRuns: 200 },
      )
    })

    const countOf = (sql: string, params: string[]) =>
      db()
        .query(sql, params)
        .then((rows) => rows.length)
        .catch(() => 'refused')

    test('a pattern matches as a pattern only', async () => {
      await fc.assert(
        fc.asyncProperty(text, text, async (pattern, value) => {
          const { where } = parseTableQuery(
            new URLSearchParams([['x', `ilike.${pattern}`]]),
            undefined,
          )
          const ours = await countOf(`select from (select $1::text as x) t${where}`, [value])
          const bound = await countOf('select where $1::text ilike $2', [
            value,
            pattern.replaceAll('*', '%'),
          ])
          expect(ours).toBe(bound)
        }),
        { seed: 5, numRuns: 200 },
      )
    })
  },
)

describe('parsing the URL of a query', () => {
  const key = fc.oneof(fc.constantFrom('select', 'order', 'limit', 'offset', 'id', 'or'), text)
  const operator = fc.constantFrom('eq.', 'gte.', 'lte.', 'in.(', 'is.', 'ilike.', 'not.eq.', '')

  test('any URL gives a query or a refusal, and names are never more than names', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(key, operator, text), { maxLength: 5 }),
        fc.option(text, { nil: undefined }),
        (pairs, range) => {
          const params = new URLSearchParams(
            pairs.map(([name, prefix, value]) => [name, prefix + value]),
          )
          const query = readOrRefuse(params, range)
          if (query instanceof HttpError) return
          expect(query.limit).toBeLessThanOrEqual(MAX_ROWS)
          expect(query.columns).toMatch(/^(\*|"\w+")(, (\*|"\w+"))*$/)
          expect(query.orderBy).toMatch(/^( order by "\w+"[\w ]*(, "\w+"[\w ]*)*)?$/)
        },
      ),
      { seed: 5, numRuns: 2000 },
    )
  })
})

function readOrRefuse(params: URLSearchParams, range: string | undefined): TableQuery | HttpError {
  try {
    return parseTableQuery(params, range)
  } catch (error) {
    if (error instanceof HttpError) return error
    throw error
  }
}
