import type { Queryable } from '../../../supabase/local/database.ts'

/** From now on every write of a row in these tables is counted. */
export async function countWrites(db: Queryable, tables: readonly string[]): Promise<void> {
  await db.exec(`
    create table public.bench_writes (table_name text, id text);
    create function public.note_bench_write() returns trigger language plpgsql security definer as $$
      begin
        insert into public.bench_writes values (tg_argv[0], new.id);
        return new;
      end $$;`)
  for (const table of tables) {
    await db.exec(`create trigger zz_bench after update on ${table}
      for each row execute function public.note_bench_write('${table}')`)
  }
}

/** How often each row was written; null for rows that are in no table. */
export async function timesWritten(
  db: Queryable,
  table: string | null,
): Promise<ReadonlyMap<string, number> | null> {
  if (table === null) return null
  const rows = await db.query<{ id: string; times: number }>(
    'select id, count(*)::int as times from public.bench_writes where table_name = $1 group by id',
    [table],
  )
  return new Map(rows.map(({ id, times }) => [id, times]))
}
