// oxlint-disable-next-line no-restricted-imports -- The tests drive the server with the real client.
import { createClient, type SupabaseClient } from '@supabase/supabase-js'

import type { Database } from './database.ts'

/** Creates tables and procedures of every kind that the API supports; none is the clinic's. */
export async function addScratchTables(db: Database): Promise<void> {
  await db.exec(`
    create table public.pets (
      id int primary key, name text not null, kind text, born date, tags text[], info jsonb,
      weight numeric, ok boolean, big bigint, at timestamptz
    );
    insert into public.pets
      select n, 'pet ' || n, case when n % 3 <> 0 then 'k' || n % 3 end, date '2020-01-01' + n,
        array['a', 'b"c'], jsonb_build_object('n', n), n * 1.5, n % 2 = 0, 9007199254740993 + n,
        timestamptz '2020-01-01 00:00:00Z' + n * interval '1 day'
      from generate_series(1, 1100) n;
    alter table public.pets enable row level security;
    create policy "anyone reads pets" on public.pets for select using (true);
    grant select on public.pets to anon;
    create table public.closed (id int primary key);
    revoke all on public.closed from anon;

    create function public.do_nothing(a int) returns void language sql as 'select';
    create function public.join_up(a int, b text default 'x') returns text
      language sql stable as $$ select a || b $$;
    create function public.echo(j jsonb) returns jsonb language sql stable as $$ select j $$;
    create function public.nothing() returns text language sql stable as $$ select null::text $$;
    create function public.numbers(n int) returns setof int
      language sql stable as $$ select generate_series(1, n) $$;
    create function public.pairs() returns table (x int, y text)
      language sql stable as $$ values (1, 'a'), (2, null) $$;
    create function public.first_pet() returns public.pets
      language sql stable as $$ select * from public.pets where id = 1 $$;
    create function public.lists(a text[], u uuid, t timestamptz) returns text
      language sql stable as $$ select a::text || u::text || t::text $$;
    create function public.write() returns int
      language plpgsql as $$ begin insert into public.closed values (1); return 1; end $$;
    create function public.write_as_owner(n int) returns int language plpgsql security definer
      as $$ begin insert into public.closed values (n); return n; end $$;
    create function public.fail(code text) returns int language plpgsql as $$
      begin raise exception using errcode = code, message = 'm', detail = 'd', hint = 'h'; end $$;
    create function public.header(n text) returns text
      language sql stable as $$ select current_setting('request.headers')::json ->> n $$;
    create function public.about_me() returns text language sql as $$
      select concat_ws(' ', current_user, current_setting('request.method'),
        current_setting('request.path'), current_setting('transaction_read_only')) $$;
    create function public.either(a int) returns int language sql stable as 'select 1';
    create function public.either(b text) returns int language sql stable as 'select 2';
    create function public.unclear(a int) returns int language sql stable as 'select 1';
    create function public.unclear(a int, b int default 2) returns int
      language sql stable as 'select 2';
    grant execute on all functions in schema public to anon;
    create function public.secret() returns int language sql stable as 'select 1';
    revoke all on function public.secret() from public, anon;`)
}

const NoSocket = function NoSocket() {}

/** Creates supabase-js as src/remote uses it. */
export function createTestClient(
  url: string,
  headers: Record<string, string> = {},
): SupabaseClient {
  return createClient(url, 'any key', {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Node 20 has no WebSocket, and we never open one.
    realtime: { transport: NoSocket as never },
    global: { headers },
  })
}
