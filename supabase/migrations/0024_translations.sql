-- What staff write, in other languages too: in the row it belongs to, and for sync one field for each
-- text (docs/decisions/0016-translations-as-fields-of-the-row.md). In the row:
--
--   translations     {"te": {"name": "…", "tags": ["…"]}}    what is written
--   translated_from  {"te": {"name": "6b1f0c2e", …}}          of which text it was made, for staff
--
-- In what a device is sent, and in its edits: "te:name", "te:tags", "te:name:of". A further language
-- needs nothing here, and a further column its name in sync.tables:
--
--   update sync.tables set translated = translated || '{languages}' where tbl = 'doctors';
--   select sync.register_table('doctors');

alter table sync.tables add column translated text[] not null default '{}';
comment on column sync.tables.translated is 'Columns of which a row may hold translations.';

-- ---- Between the row and its fields ----

create function sync.flat(content jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select content - '{translations,translated_from}'::text[]
    || coalesce((select jsonb_object_agg(l.key || ':' || c.key, c.value)
      from jsonb_each(content -> 'translations') l, jsonb_each(l.value) c), '{}')
    || coalesce((select jsonb_object_agg(l.key || ':' || c.key || ':of', c.value)
      from jsonb_each(content -> 'translated_from') l, jsonb_each(l.value) c), '{}')
$$;
comment on function sync.flat(jsonb) is 'A row as devices have it: each translation is a field of its own.';

create function sync.by_language(fields jsonb, is_source boolean) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(language, texts), '{}')
  from (
    select split_part(key, ':', 1) as language, jsonb_object_agg(split_part(key, ':', 2), value) as texts
    from jsonb_each(fields)
    where key like '%:%' and (key like '%:of') = is_source and value <> 'null'
    group by 1
  ) l
$$;
comment on function sync.by_language(jsonb, boolean) is 'The translations among the fields of a row, as its column holds them, or what they were made from.';

create function sync.folded(before jsonb, fields jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case when not exists (select from jsonb_object_keys(fields) k where k like '%:%') then fields else
    (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(fields) where key not like '%:%')
    || jsonb_build_object(
      'translations', sync.by_language(before || fields, false),
      'translated_from', sync.by_language(before || fields, true)) end
$$;
comment on function sync.folded(jsonb, jsonb) is 'The columns that an edit writes into a row which was so before; the inverse of sync.flat().';

create function sync.with_nothing_as_null(op jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select op || coalesce((
    select jsonb_object_agg(part, (
      select coalesce(jsonb_object_agg(key,
        case when key like '%:%' and value in ('""', '[]') then 'null' else value end), '{}')
      from jsonb_each(op -> part)))
    from unnest('{set,was}'::text[]) part where jsonb_typeof(op -> part) = 'object'), '{}')
$$;
comment on function sync.with_nothing_as_null(jsonb) is 'An operation in which a translation that holds nothing is null: no row holds an empty one.';

create function sync.is_translation(t sync.tables, field text) returns boolean
language sql immutable set search_path = ''
as $$
  select field ~ '^[a-z]{2,3}:[a-z_]+(:of)?$' and field not like 'en:%' and split_part(field, ':', 2) = any (t.translated)
$$;
comment on function sync.is_translation(sync.tables, text) is 'Whether a field is a text of this table in another language than the one staff write in, or what that was made from.';

create function sync.fingerprint_of(value jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  bytes constant bytea := convert_to(coalesce(btrim(case jsonb_typeof(value)
    when 'array' then (select string_agg(e, E'\n' order by n) from jsonb_array_elements_text(value) with ordinality x (e, n))
    else value #>> '{}' end, E' \t\r\n'), ''), 'UTF8');
  hash bigint := 2166136261;
begin
  for i in 0..length(bytes) - 1 loop
    hash := ((hash # get_byte(bytes, i)) * 16777619) & 4294967295;
  end loop;
  return lpad(to_hex(hash), 8, '0');
end $$;
comment on function sync.fingerprint_of(jsonb) is 'Eight hex characters that change with a text or a list; src/model/fingerprints.ts makes the same.';

-- ---- What a row may hold ----

create function sync.translation_fits(tbl regclass, col text, value jsonb) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  place smallint;
  is_list boolean;
  rule text;
  fits boolean;
begin
  select a.attnum, a.atttypid = 'text[]'::regtype into place, is_list
  from pg_catalog.pg_attribute a where a.attrelid = tbl and a.attname = col;
  if value in ('""', '[]') or jsonb_typeof(value) <> (case when is_list then 'array' else 'string' end)
    or is_list and exists (select from jsonb_array_elements(value) e where jsonb_typeof(e) <> 'string') then
    return false;
  end if;
  for rule in
    select pg_catalog.pg_get_expr(c.conbin, c.conrelid) from pg_catalog.pg_constraint c
    where c.conrelid = tbl and c.contype = 'c' and c.conkey = array[place]
  loop
    execute format('select (%s) from jsonb_populate_record(null::%s, $1)', rule, tbl)
      into fits using jsonb_build_object(col, value);
    if not fits then
      return false;
    end if;
  end loop;
  return true;
end $$;
comment on function sync.translation_fits(regclass, text, jsonb) is 'Whether a text in another language is something, of the type of its column, and within the checks that column has.';

-- Refuses a translation by the name of its field. One that somebody writes past the procedures, who
-- need not know of fingerprints, is of the text that is there with it.
create function sync.check_translations() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  t sync.tables;
  written jsonb := sync.flat(jsonb_build_object('translations', new.translations, 'translated_from', new.translated_from));
  before jsonb := '{}';
  field text;
  value jsonb;
begin
  select * into strict t from sync.tables s where s.tbl = tg_table_name;
  if tg_op = 'UPDATE' then
    before := sync.flat(jsonb_build_object('translations', old.translations, 'translated_from', old.translated_from));
  end if;
  for field, value in select f.key, f.value from jsonb_each(written) f where before -> f.key is distinct from f.value loop
    if not sync.is_translation(t, field) then
      raise check_violation using message = format('%s.%s is no text to translate', t.tbl, field), constraint = field;
    elsif (case when field like '%:of' then jsonb_typeof(value) <> 'string' or value #>> '{}' !~ '^[0-9a-f]{8}$'
      else not sync.translation_fits(tg_relid, split_part(field, ':', 2), value) end) then
      raise check_violation using message = format('%s.%s does not fit', t.tbl, field), constraint = field;
    elsif field not like '%:of' and not written ? (field || ':of') then
      written := written || jsonb_build_object(field || ':of', sync.fingerprint_of(to_jsonb(new) -> split_part(field, ':', 2)));
    end if;
  end loop;
  new.translated_from := sync.by_language(written, true);
  return new;
end $$;

-- ---- Declaring it ----

create function sync.register_translations(tbl text) returns void
language plpgsql set search_path = ''
as $$
declare
  t sync.tables;
begin
  select * into strict t from sync.tables s where s.tbl = register_translations.tbl;
  if t.translated = '{}' then
    return;
  elsif not t.translated <@ t.cols then
    raise undefined_column using message = format('sync.tables says that %s translates what nobody edits', t.tbl);
  end if;
  execute format($f$alter table public.%I
    add column if not exists translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
    add column if not exists translated_from jsonb not null default '{}' check (jsonb_typeof(translated_from) = 'object')$f$, t.tbl);
  execute format('create or replace trigger sync_6 before insert or update of translations, translated_from on public.%I
    for each row execute function sync.check_translations()', t.tbl);
  if 'translated_from' <> all (t.staff_only) then
    update sync.tables s set staff_only = staff_only || '{translated_from}' where s.tbl = t.tbl;
  end if;
end $$;
comment on function sync.register_translations(text) is 'Gives a table the columns for its translations, and what guards them.';

create or replace function sync.register_table(tbl text) returns void
language plpgsql set search_path = ''
as $$
declare
  t sync.tables;
begin
  perform sync.register_translations(tbl);
  select * into strict t from sync.tables s where s.tbl = register_table.tbl;
  perform sync.require_declared(t);
  perform sync.register_triggers(t);
  perform sync.write_feed();
  perform sync.register_readers(t);
  perform sync.register_bucket(t);
end $$;

-- ---- What sync says and takes ----

create or replace function public.sync_pull(since text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  r integer := private.rank();
  known bigint;
  answer jsonb;
begin
  perform private.require_live_session();
  select jsonb_build_object('cursor', h.version || '.' || h.tag || '.' || r) into answer
  from sync.history h order by h.version desc limit 1;
  if since = answer ->> 'cursor' then
    return answer;
  end if;
  known := sync.base(since, r);
  if known is null then
    answer := answer || '{"reset": true}';
  end if;
  return answer || (
    with changed as (
      select f.tbl, f.id, f.rank,
        case when f.rank <= r then
          -- Without the columns for staff, and therefore without the fields that are made of them.
          sync.flat(case when r = 0 then f.row - t.staff_only else f.row end) end as row
      from sync.feed f join sync.tables t on t.tbl = f.tbl
      where t.audience <= r and (known is null and f.rank <= r or f.v > known)
    ), parts as (
      select 'put' as part, tbl, jsonb_agg(row) as value from changed where rank <= r group by tbl
      union all
      -- Deleted, or no longer for this caller: to a device it is the same.
      select 'del', tbl, jsonb_agg(id) from changed where rank > r group by tbl
      union all
      select 'sum', tbl, jsonb_build_array(count(*), sum(v)) from sync.feed where rank <= r group by tbl
    )
    select coalesce(jsonb_object_agg(part, tables), '{}')
    from (select part, jsonb_object_agg(tbl, value) as tables from parts group by part) grouped
  );
end $$;

create or replace function sync.require_columns(t sync.tables, fields jsonb) returns void
language plpgsql immutable set search_path = ''
as $$
declare
  stranger text;
begin
  if jsonb_typeof(fields) is distinct from 'object' or fields = '{}' then
    raise invalid_parameter_value using message = 'An edit names the columns it changes';
  end if;
  select k into stranger from jsonb_object_keys(fields) k
  where k <> all (t.cols) and not sync.is_translation(t, k)
    -- What a translation was made from is written with it: whoever changed only the one did not see the other.
    or k like '%:of' and not fields ? left(k, -3)
  limit 1;
  if found then
    raise insufficient_privilege using message = format('%s.%s is not for editing', t.tbl, stranger), constraint = stranger;
  end if;
end $$;

create or replace function sync.theirs(t sync.tables, op jsonb, now_there jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  kind text := op ->> 'op';
  -- The author of an insert saw no row: another tablet made it first, as two may make the only row of a table.
  was jsonb := case when kind = 'insert' then '{}' else op -> 'was' end;
begin
  return (
    select jsonb_object_agg(f.key, n.value)
    from jsonb_each(case when kind = 'delete' then was else op -> 'set' end) f,
      -- A translation that is not there is null.
      lateral (select coalesce(now_there -> f.key, 'null')) n (value)
    -- What a translation was made from goes with it.
    where (f.key = any (t.cols) or sync.is_translation(t, f.key) and f.key not like '%:of')
      and n.value is distinct from was -> f.key
      and (kind = 'delete' or n.value is distinct from f.value)
      -- Where a row stands among others is no reason to keep it, and a tablet that does not know all
      -- of the others counts its places otherwise.
      and not (kind = 'delete' and f.key = 'display_order')
  );
end $$;

create or replace function sync.require_kept(t sync.tables, row_id uuid, fields jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  now_there jsonb;
begin
  execute format('select sync.flat(to_jsonb(x)) from public.%I x where id = $1', t.tbl) into now_there using row_id;
  if exists (select from jsonb_each(fields) f where coalesce(now_there -> f.key, 'null') is distinct from f.value) then
    raise invalid_text_representation using message = 'A value does not fit its column';
  end if;
  return now_there;
end $$;

create or replace function sync.apply_insert(t sync.tables, op jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  fields jsonb := op -> 'set';
  content jsonb := sync.folded('{}', fields);
  row_id uuid := (op ->> 'id')::uuid;
  cols text;
  made jsonb;
begin
  select string_agg(quote_ident(k), ', ') into cols from jsonb_object_keys(content) k;
  execute format('insert into public.%1$I (id, %2$s) select $1, %2$s from jsonb_populate_record(null::public.%1$I, $2)',
    t.tbl, cols) using row_id, content;
  made := sync.require_kept(t, row_id, fields);
  perform private.log('create', 'Added ' || sync.name_of(t, made), t.tbl, row_id, jsonb_build_object('after', fields));
end $$;

create or replace function sync.apply_update(t sync.tables, op jsonb, before jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  fields jsonb := op -> 'set';
  content jsonb := sync.folded(before, fields);
  row_id uuid := (op ->> 'id')::uuid;
  cols text;
  made jsonb;
begin
  select string_agg(quote_ident(k), ', ') into cols from jsonb_object_keys(content) k;
  execute format('update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $2)) where id = $1',
    t.tbl, cols) using row_id, content;
  made := sync.require_kept(t, row_id, fields);
  perform private.log('update', 'Updated ' || sync.name_of(t, made), t.tbl, row_id,
    jsonb_build_object('before', sync.only(before, fields), 'after', fields));
end $$;

create or replace function sync.apply_missing(t sync.tables, op jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  row_id uuid := (op ->> 'id')::uuid;
  buried jsonb;
begin
  if op ->> 'op' = 'insert' then
    perform sync.apply_insert(t, op);
    return null;
  end if;
  select sync.flat(s.row) into buried from sync.tombstones s where s.tbl = t.tbl and s.id = row_id;
  if op ->> 'op' = 'delete' and buried is not null then
    -- Two people deleted it: both have what they wanted, and each is in the log, by the name the
    -- server knew. Of a row it never knew, or has forgotten, nobody can have seen what they say.
    perform private.log('delete', 'Deleted ' || sync.name_of(t, buried) || ' (was deleted already)', t.tbl, row_id);
    return null;
  end if;
  return jsonb_build_object('gone', buried);
end $$;

create or replace function sync.apply_op(op jsonb, r integer) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  row_id uuid := (op ->> 'id')::uuid;
  kind text := op ->> 'op';
  t sync.tables := sync.table_of(op, r);
  now_there jsonb;
  theirs jsonb;
begin
  op := sync.with_nothing_as_null(op);
  if kind is distinct from 'move' then
    perform sync.write_order();
  end if;
  execute format('select sync.flat(to_jsonb(x)) from public.%I x where id = $1', t.tbl) into now_there using row_id;
  perform sync.require_complete(t, op);
  if kind = 'update' or (kind = 'insert' and now_there is null) then
    perform sync.require_pictures(t, op -> 'set');
  end if;

  if now_there is null then
    return sync.apply_missing(t, op);
  elsif kind = 'move' then
    perform sync.apply_move(t, op, now_there);
    return null;
  end if;
  theirs := sync.theirs(t, op, now_there);
  if theirs is not null then
    return jsonb_build_object('theirs', theirs);
  end if;
  if kind = 'delete' then
    perform sync.apply_delete(t, op, now_there);
  elsif kind = 'update' then
    perform sync.apply_update(t, op, now_there);
  else
    perform private.log('create', 'Added ' || sync.name_of(t, now_there) || ' (was there already)', t.tbl, row_id);
  end if;
  return null;
end $$;

create or replace function sync.log_direct_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then sync.flat(to_jsonb(old)) - '{row_version,updated_at}'::text[] end;
  after jsonb := case when tg_op <> 'DELETE' then sync.flat(to_jsonb(new)) - '{row_version,updated_at}'::text[] end;
begin
  if current_setting('nadi.logged', true) = 'on' or before is not distinct from after then
    return null;
  end if;
  perform private.log(
    case tg_op when 'INSERT' then 'create' when 'DELETE' then 'delete' else 'update' end,
    'Changed directly in the database: ' || t.noun || coalesce(' ' || (coalesce(after, before) ->> t.name_col), ''),
    t.tbl, (coalesce(after, before) ->> 'id')::uuid,
    -- Content only: Admins read the log, and not the accounts.
    case when before is not null and t.rank is not null then jsonb_build_object('before', before) end)
  from sync.tables t where t.tbl = tg_table_name;
  return null;
end $$;

revoke all on function sync.flat(jsonb), sync.by_language(jsonb, boolean), sync.folded(jsonb, jsonb),
  sync.with_nothing_as_null(jsonb), sync.is_translation(sync.tables, text), sync.fingerprint_of(jsonb),
  sync.translation_fits(regclass, text, jsonb), sync.check_translations(), sync.register_translations(text)
  from public, anon, authenticated;

-- ---- The texts of today ----

update sync.tables t set translated = x.translated
from (values
  ('hospital_profile', '{name,about_text,mission,address,city,state,working_hours}'::text[]),
  ('contact_information', '{address,working_hours}'),
  ('doctors', '{name,qualification,specialisation,expertise_details}'),
  ('services', '{service_name,description}'),
  ('testimonials', '{patient_name}'),
  ('health_library_categories', '{category_name}'),
  ('health_library_illnesses',
    '{illness_name,short_summary,meaning,symptoms,management_treatment,when_to_get_help,tags}'),
  ('health_library_images', '{alt_text}')
) x (tbl, translated)
where x.tbl = t.tbl;
select sync.register_table(t.tbl) from sync.tables t where t.translated <> '{}';
