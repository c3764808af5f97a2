-- A translation is a field of its row: te:name is stored in `translations`, and the fingerprint of the text it
-- was made from, te:name:of, in `translated_from` [R16].

-- A row with each translation as a field of its own, such as te:name and te:name:of [R16]. Most rows have
-- none, and are returned as they are.
create or replace function sync.flatten_translations(content jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  fields jsonb := content - '{translations,translated_from}'::text[];
begin
  if content -> 'translations' <> '{}' then
    fields := fields || coalesce((select jsonb_object_agg(l.key || ':' || c.key, c.value)
      from jsonb_each(content -> 'translations') l, jsonb_each(l.value) c), '{}');
  end if;
  if content -> 'translated_from' <> '{}' then
    fields := fields || coalesce((select jsonb_object_agg(l.key || ':' || c.key || ':of', c.value)
      from jsonb_each(content -> 'translated_from') l, jsonb_each(l.value) c), '{}');
  end if;
  return fields;
end $$;

-- Translations as the columns hold them: an object of texts per language.
create or replace function sync.by_language(fields jsonb, is_source boolean) returns jsonb
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

-- Fields with their translations folded into the two columns that hold them; those of `before` stay
-- unless they are overwritten.
create or replace function sync.fold_translations(before jsonb, fields jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  if not exists (select from jsonb_object_keys(fields) k where k like '%:%') then
    return fields;
  end if;
  return (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(fields) where key not like '%:%')
    || jsonb_build_object(
      'translations', sync.by_language(before || fields, false),
      'translated_from', sync.by_language(before || fields, true));
end $$;

-- An operation with empty translations replaced by null, which deletes them.
create or replace function sync.empty_translations_to_null(op jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  part text;
begin
  foreach part in array '{set,was}'::text[] loop
    if jsonb_typeof(op -> part) = 'object' and exists (
      select from jsonb_each(op -> part) f where f.key like '%:%' and f.value in ('""', '[]')
    ) then
      op := op || jsonb_build_object(part, (
        select jsonb_object_agg(f.key, case when f.key like '%:%' and f.value in ('""', '[]') then 'null' else f.value end)
        from jsonb_each(op -> part) f));
    end if;
  end loop;
  return op;
end $$;

-- True for a field that is a translation of a column of this table, or the fingerprint of one.
create or replace function sync.is_translation(t sync.tables, field text) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return field ~ '^[a-z]{2,3}:[a-z_]+(:of)?$' and field not like 'en:%' and split_part(field, ':', 2) = any (t.translated);
end $$;

-- The fingerprint of a text (FNV-1a, 32 bits), equal to the one of src/model/translations.ts.
create or replace function sync.fingerprint_of(value jsonb) returns text
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

-- True when the checks of a column accept the translation, too.
create or replace function sync.translation_fits(tbl regclass, col text, value jsonb) returns boolean
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

-- Refuses a translation by the name of its field. One that is written past the procedures without a
-- fingerprint gets that of the current text.
create or replace function sync.check_translations() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  t sync.tables;
  written jsonb := sync.flatten_translations(jsonb_build_object('translations', new.translations, 'translated_from', new.translated_from));
  before jsonb := '{}';
  field text;
  value jsonb;
begin
  select * into strict t from sync.tables s where s.tbl = tg_table_name;
  if tg_op = 'UPDATE' then
    before := sync.flatten_translations(jsonb_build_object('translations', old.translations, 'translated_from', old.translated_from));
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
