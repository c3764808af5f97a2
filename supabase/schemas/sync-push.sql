-- What a device sends: mutations, each applied completely or not at all, in order.

create or replace function public.sync_push(mutations jsonb, since text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  until constant timestamptz := clock_timestamp() + interval '0.4 seconds';
  me uuid;
  r integer;
  results jsonb;
begin
  -- One writer at a time, and one order of locks: the clock first.
  select p.me, p.r into me, r from sync.begin_push() p;
  -- A caller who may not edit is rejected edit by edit: the result of an edit that was applied before
  -- the role changed, and whose response was lost, still has to arrive (I8).
  perform sync.require_push_size(mutations);
  perform set_config('nadi.logged', 'on', true);
  update private.sessions set last_seen_at = now() where id = (private.current_session()).id;
  -- Edits of another timeline wait until the device has pulled this one.
  if sync.cursor_version(since, r) is null then
    return public.sync_pull(since);
  end if;
  results := sync.apply_mutations(mutations, me, r, until);
  return jsonb_build_object('results', results) || public.sync_pull(since);
end $$;
comment on function public.sync_push(jsonb,text) is
  'Applies the edits of a device and returns their results with what changed since its cursor. Edits
  that are not applied within 0.4 seconds are held: all other writers wait for the clock, and an
  embedded database has one connection. A hosted project would end the statement after three seconds
  and lose all of it.';

-- Waits for the clock and returns the caller's id and rank. The session is checked before and after the
-- wait.
create or replace function sync.begin_push(out me uuid, out r integer)
language plpgsql set search_path = ''
as $$
begin
  for look in 1..2 loop
    perform private.require_live_session();
    me := private.uid();
    r := private.rank();
    if me is null then
      raise sqlstate 'PT401' using message = 'Sign in again';
    end if;
    perform 1 from sync.clock for update;
  end loop;
end $$;

-- Refuses a push that is too large. A device sends at most 512 kB, 50 edits and one operation per edit
-- (src/db/outbox.ts); twice that size is refused here.
create or replace function sync.require_push_size(mutations jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(mutations) is distinct from 'array' then
    raise sqlstate 'PT400' using message = 'mutations must be a list';
  elsif jsonb_array_length(mutations) > 50 or octet_length(mutations::text) > 1048576 then
    raise sqlstate 'PT413' using message = 'At most 50 edits at a time';
  elsif (select sum(jsonb_array_length(e -> 'ops')) from jsonb_array_elements(mutations) e
      where jsonb_typeof(e -> 'ops') = 'array') > 100 then
    raise sqlstate 'PT413' using message = 'At most 100 operations at a time';
  end if;
end $$;

-- Applies mutations in order and returns their results. A mutation is held when it follows one that
-- was not applied to the same row, refers to a row that was not created, or comes after `until`.
-- Mutations of the same kind are applied as a set where the results are the same. The size of sets doubles,
-- so that none takes much longer than all before it, and starts again after a mutation that was not applied.
create or replace function sync.apply_mutations(mutations jsonb, me uuid, r integer, until timestamptz) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  list constant jsonb[] := array(select e from jsonb_array_elements(mutations) with ordinality x (e, n) order by n);
  alike constant integer[] := sync.count_alike(list);
  n integer := 1;
  size integer := 1;
  number integer;
  m jsonb;
  keys text[];
  makes text[];
  refused text[] := '{}';
  absent text[] := '{}';
  decided boolean := false;
  result jsonb;
  results jsonb := '[]';
begin
  while n <= cardinality(list) loop
    m := list[n];
    if not sync.is_mutation(m) then
      results := results || jsonb_build_object('id', m -> 'id', 'status', 'rejected', 'code', '22023');
      n := n + 1;
      continue;
    end if;
    number := least(size, alike[n]);
    if number > 1 and absent = '{}' and clock_timestamp() <= until then
      number := sync.apply_set(list[n:n + number - 1], me, r);
      if number > 0 then
        results := results || (select jsonb_agg(jsonb_build_object('id', e -> 'id', 'status', 'ok')) from unnest(list[n:n + number - 1]) e);
        size := case when number < least(size, alike[n]) then 1 else size * 2 end;
        n := n + number;
        continue;
      end if;
    end if;
    select array_agg((o ->> 't') || '/' || (o ->> 'id')),
      array_agg((o ->> 't') || '/' || (o ->> 'id')) filter (where o ->> 'op' in ('insert', 'restore'))
    into keys, makes from jsonb_array_elements(m -> 'ops') o;
    result := sync.recorded_result(m, me);
    if result is null then
      if keys && refused or (decided and clock_timestamp() > until) or absent <> '{}' and sync.referenced_rows(m -> 'ops') && absent then
        -- Follows an edit of the same row that was not applied, or belongs to a row that was not created,
        -- or comes too late: the device sends it again. The first one is always applied, or a slow server
        -- would never make progress.
        result := jsonb_build_object('id', m -> 'id', 'status', 'held');
      else
        result := sync.apply_mutation(m, me, r);
        decided := true;
        size := case when result ->> 'status' = 'ok' then 2 else 1 end;
      end if;
    end if;
    if result ->> 'status' <> 'ok' then
      refused := refused || keys;
      absent := absent || coalesce(makes, '{}');
    end if;
    results := results || jsonb_build_array(result);
    n := n + 1;
  end loop;
  perform sync.write_order();
  return results;
end $$;

-- For each mutation, the number of mutations of the same kind from it on: one insert or update each, of the
-- same columns of one table. A mutation of a row that another one names as well is of its own kind.
create or replace function sync.count_alike(list jsonb[]) returns integer[]
language plpgsql immutable set search_path = ''
as $$
begin
  return array(
    with named as (
      select n, o ->> 't' as t, o ->> 'id' as id, o ->> 'op' as op, o -> 'set' as fields,
        count(*) over (partition by n) as ops, count(*) over (partition by o ->> 't', lower(o ->> 'id')) as times
      from unnest(list) with ordinality x (m, n), jsonb_array_elements(case when sync.is_mutation(m) then m -> 'ops' end) o
    ), shapes as (
      select x.n, concat_ws(' ', s.op, s.t, (select string_agg(k, ' ') from jsonb_object_keys(s.fields) k)) as shape
      from generate_series(1, cardinality(list)) x (n)
      left join named s on s.n = x.n and s.ops = 1 and s.times = 1 and s.op in ('insert', 'update') and jsonb_typeof(s.fields) = 'object'
    ), runs as (
      select n, shape, n - row_number() over (partition by shape order by n) as run from shapes
    )
    select case when shape = '' then 1 else count(*) over (partition by shape, run order by n desc) end from runs order by n);
end $$;

-- True for a mutation that can be applied: an id and at least one operation.
create or replace function sync.is_mutation(m jsonb) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return coalesce((m ->> 'id') ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', false)
    and jsonb_typeof(m -> 'ops') is not distinct from 'array' and m -> 'ops' <> '[]';
end $$;

-- The recorded result of a mutation [R7], or null. Another user's mutation is rejected.
create or replace function sync.recorded_result(m jsonb, me uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  earlier sync.applied;
begin
  select * into earlier from sync.applied where id = (m ->> 'id')::uuid;
  if earlier.user_id <> me then
    return jsonb_build_object('id', m -> 'id', 'status', 'rejected', 'code', '42501');
  end if;
  return earlier.result;
end $$;

-- The rows that the operations refer to, as table/id.
create or replace function sync.referenced_rows(ops jsonb) returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(r.parent || '/' || (o -> 'set' ->> r.col))
  from jsonb_array_elements(ops) o join sync.refers r on r.tbl = o ->> 't'
  where o -> 'set' ->> r.col is not null
$$;

-- Applies one mutation completely or not at all, and records its result under its id [R7].
create or replace function sync.apply_mutation(mutation jsonb, me uuid, r integer) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  clash jsonb := '{}';
  one jsonb;
  op jsonb;
  result jsonb := jsonb_build_object('id', mutation -> 'id');
  state text;
  rule text;
begin
  begin
    for op in select o from jsonb_array_elements(mutation -> 'ops') o loop
      one := sync.apply_op(op, r);
      if one is not null then
        clash := clash || jsonb_build_object(op ->> 'id', one);
      end if;
    end loop;
    if clash <> '{}' then
      raise exception using errcode = 'SY409';
    end if;
    -- An edit without changes is part of the timeline too: a restored backup must not lose its result unseen.
    perform sync.tick();
    result := result || '{"status": "ok"}';
  exception
    when sqlstate 'SY409' then
      result := result || jsonb_build_object('status', 'conflict', 'rows', clash);
    when sqlstate 'SY404' then
      -- Not recorded: the same mutation can be applied once its picture has arrived.
      return result || jsonb_build_object('status', 'held', 'missing', sqlerrm);
    when integrity_constraint_violation or data_exception or insufficient_privilege then
      get stacked diagnostics state = returned_sqlstate, rule = constraint_name;
      result := result || jsonb_build_object('status', 'rejected', 'code', state, 'constraint', nullif(rule, ''));
  end;
  insert into sync.applied (id, user_id, result) values ((mutation ->> 'id')::uuid, me, result);
  return result;
end $$;

-- Lets a caller of a rank write. It asks again once the lock of the clock is held: a user who was
-- disabled or demoted while waiting is refused (S-10). The procedure has to log by itself.
create or replace function sync.begin_write(needed integer, refusal text) returns void
language plpgsql set search_path = ''
as $$
begin
  for look in 1..2 loop
    if private.rank() < needed then
      raise insufficient_privilege using message = refusal;
    end if;
    perform 1 from sync.clock for update;
  end loop;
  perform set_config('nadi.logged', 'on', true);
end $$;
