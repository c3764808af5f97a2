-- A list in a list is no list of days or times: the texts of opening hours are measured as every
-- other list of texts is, which refuses it.

create or replace function private.is_week(lines text[])
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select private.texts_fit(lines, 500)
    and not exists (
      select from unnest(lines) line
      where line !~ '^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day ([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$')
    and not exists (
      select from unnest(lines) line
      group by split_part(line, ' ', 1)
      having not private.spans_fit(array_agg(right(line, 11))))
$$;

create or replace function private.is_special_days(lines text[])
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select private.texts_fit(lines, 500)
    and not exists (
      select from unnest(lines) line
      where line !~ '^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])( to 20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?: (closed|([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d(, ([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d)*)( \([^\n]+\))?$')
    and not exists (
      with days as (
        select at, left(line, 10) as first,
          coalesce(substring(line from '^.{10} to (.{10})'), left(line, 10)) as last,
          array(select (regexp_matches(split_part(line, ' (', 1), '\d\d:\d\d-\d\d:\d\d', 'g'))[1]) as spans
        from unnest(lines) with ordinality l (line, at))
      select from days one
      where one.last < one.first or not private.spans_fit(one.spans)
        or exists (select from days other
          where other.at > one.at and other.first <= one.last and one.first <= other.last))
$$;
