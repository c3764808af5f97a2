import { expect, test } from 'vitest'

import { fullTheme } from '#model/testing/full-theme.ts'

import { actAs, openClinic, personIds, themeConfig, themes } from './clinic.ts'
import { onEveryEngine } from './engines.ts'

onEveryEngine(openClinic, (clinic) => {
  test.for([
    ['the smallest', themeConfig],
    ['the fullest', fullTheme],
  ] as const)(
    'the server takes %s theme and gives it back unchanged (AC-424)',
    async ([, config]) => {
      await clinic().db.transaction(async (tx) => {
        await actAs(tx, clinic().tokens['Super Admin'])
        const call = `select public.update_theme($1, $2::text::jsonb, 'Tried', $3) ->> 'error' as error`
        const values = [themes.custom, JSON.stringify(config), personIds['Super Admin']]
        expect(await tx.query(call, values)).toEqual([{ error: null }])
        const read = 'select config from public.modern_themes where id = $1'
        expect(await tx.query(read, [themes.custom])).toEqual([{ config }])
      })
    },
  )
})
