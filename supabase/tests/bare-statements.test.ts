import { expect, test } from 'vitest'

import { findBareStatements } from './bare-statements.ts'
import { engines } from './engines.ts'

const OURS = ['public', 'private', 'sync', 'storage']

test('every UPDATE and DELETE of our procedures and triggers says which rows it means', async () => {
  const db = await engines[0].open()
  try {
    expect(await findBareStatements(db, OURS)).toEqual([])
  } finally {
    await db.close()
  }
})

test('one without WHERE is found wherever it stands', { tags: ['full'] }, async () => {
  const db = await engines[0].open()
  try {
    await db.exec(planted)
    expect((await findBareStatements(db, ['planted'])).toSorted()).toEqual([
      'planted.atomic(): CREATE OR REPLACE FUNCTION planted.atomic() RETURNS void LANGUAGE sql BEGIN ATOMIC UPDATE planted.t SET a = 1; END',
      'planted.cte(): with gone as (delete from planted.t returning a) select count(*) from gone',
      'planted.dynamic(): delete from planted.filled_in',
      'planted.in_trigger(): update planted.t set a = 2',
      'planted.loop_over(): delete from planted.t returning a',
    ])
  } finally {
    await db.close()
  }
})

const planted = `
  create schema planted;
  create table planted.t (a int);
  create function planted.fine() returns void language plpgsql as $$ begin
    update planted.t set a = 1 where true;
    delete from planted.t x using planted.t y where x.a = y.a;
    insert into planted.t values (1);
    execute format('delete from planted.%I where a = $1', 't') using 1;
  end $$;
  create function planted.cte() returns bigint language sql as $$
    with gone as (delete from planted.t returning a) select count(*) from gone $$;
  create function planted.atomic() returns void language sql begin atomic update planted.t set a = 1; end;
  create function planted.in_trigger() returns trigger language plpgsql as $$ begin
    if new.a = 1 then
      begin update planted.t set a = 2; exception when others then null; end;
    end if;
    return new;
  end $$;
  create function planted.loop_over() returns void language plpgsql as $$ declare n int; begin
    for n in delete from planted.t returning a loop null; end loop;
  end $$;
  create function planted.dynamic() returns void language plpgsql as $$ begin
    execute format('delete from planted.%I', 't');
  end $$;`
