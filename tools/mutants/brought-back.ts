import type { Mutant } from './mutant.ts'

const WHOLE = 'supabase/migrations/0028_brought_back_whole.sql'
const TRANSLATIONS = 'supabase/migrations/0024_translations.sql'
const SQL_TEST = 'supabase/tests/pgtap.test.ts'
const CASCADES_TEST = 'src/sync/cascades.test.ts'
const ATTENTION_TEST = 'src/db/attention.test.ts'
const RESTING_TEST = 'src/db/chains/resting.test.ts'
const BRING_BACK_TEST = 'src/sync/bring-back.test.ts'

/** That nothing comes back in pieces, and that what rests on a refused row waits for it. */
export const broughtBackMutants: readonly Mutant[] = [
  {
    rule: 'R8',
    breaks: 'a change of order keeps a row from being deleted',
    file: TRANSLATIONS,
    find: `      and not (kind = 'delete' and f.key = 'display_order')\n`,
    put: '',
    caughtBy: SQL_TEST,
  },
  {
    rule: 'R10',
    breaks: 'what belongs to a refused row is decided without it',
    file: WHOLE,
    find: ` or absent <> '{}' and sync.rests_on(m -> 'ops') && absent then`,
    put: ' then',
    caughtBy: SQL_TEST,
  },
  {
    rule: 'R17',
    breaks: 'an illness comes back without its pictures',
    file: WHOLE,
    find: `      perform sync.bring_back(c, child, '{}') from sync.tables c, unnest(w.ids) child where c.tbl = w.tbl;\n`,
    put: '      null;\n',
    caughtBy: 'simulation',
  },
  {
    rule: 'R17',
    breaks: 'a category comes back without its illnesses',
    file: WHOLE,
    find: `      execute format('update public.%1$I set %2$I = $1 where id = any ($2)', w.tbl, w.col) using row_id, w.ids;\n`,
    put: '      null;\n',
    caughtBy: SQL_TEST,
  },
  {
    rule: 'R17',
    breaks: 'a category forgets an illness that was deleted before it came back',
    file: WHOLE,
    find: `  update sync.tombstones s set row = s.row || jsonb_build_object(r.col, row_id)\n`,
    put: `  update sync.tombstones s set row = s.row\n`,
    caughtBy: SQL_TEST,
  },
  {
    rule: 'R17',
    breaks: 'bringing back overwrites what its author has not seen',
    file: WHOLE,
    find: `  if clash is not null then\n`,
    put: `  if false then\n`,
    caughtBy: SQL_TEST,
  },
  {
    rule: 'R17',
    breaks: 'a row that an earlier build makes again comes back in pieces',
    file: WHOLE,
    find: `    if grave.id is null then\n      perform`,
    put: `    if true then\n      perform`,
    caughtBy: SQL_TEST,
  },
  {
    rule: 'R17',
    breaks: 'a tombstone does not know what hung on its row',
    file: WHOLE,
    find: `  if noted <> '[]' then\n`,
    put: `  if false then\n`,
    caughtBy: SQL_TEST,
  },
  {
    rule: 'D4',
    breaks: 'pictures of a new illness that was refused are sent without it',
    file: 'src/db/outbox.ts',
    find: ` && !isAlone`,
    put: '',
    caughtBy: RESTING_TEST,
  },
  {
    rule: 'D6',
    breaks: 'what rests on an edit that is given up stays behind',
    file: 'src/db/attention.ts',
    find: `    await db.outbox.bulkDelete(resting.go.map((one) => one.seq))\n`,
    put: '',
    caughtBy: RESTING_TEST,
  },
  {
    rule: 'D18',
    breaks: 'a deletion that was sent cannot be undone',
    file: 'src/db/chains/bring-back.ts',
    find: `waiting ?? (await db.done.where({ id: deletion }).first())`,
    put: 'waiting',
    caughtBy: BRING_BACK_TEST,
  },
  {
    rule: 'D18',
    breaks: 'pictures that are known here do not show with their illness',
    file: 'src/db/overlay.ts',
    find: `    if (on === 'delete' && !row) rows.set(child.id, child)\n    else if`,
    put: '    if',
    caughtBy: CASCADES_TEST,
  },
  {
    rule: 'D18',
    breaks: 'a row that was deleted elsewhere is made again from this device',
    file: 'src/db/attention.ts',
    find: `  return [{ t, id, op: 'restore', ...(set && { set }), was: { ...draftOf(t, row) } }]`,
    put: `  return [{ t, id, op: 'insert', set: { ...draftOf(t, row), ...set } }]`,
    caughtBy: ATTENTION_TEST,
  },
]
