-- A name of nothing but blanks is none, whatever blanks they are. What [:space:] is differs from server to
-- server: an ideographic space is one on Postgres and none on the embedded one, and the mark that Windows puts
-- at the head of a file is one nowhere. Forms go by what JavaScript takes off at both ends; so does this.
create function private.trimmed(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select btrim(value, e' \t\n\x0b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff')
$$;
revoke all on function private.trimmed(text) from public, anon, authenticated;
comment on function private.trimmed(text) is 'A text without the blanks at its ends, as String.trim() of JavaScript takes them off.';

do $$
declare
  c record;
begin
  for c in
    select r.conrelid::regclass as tbl, r.conname as name, a.attname as col,
      pg_get_constraintdef(r.oid) as def
    from pg_constraint r join pg_attribute a on a.attrelid = r.conrelid and a.attnum = r.conkey[1]
    where r.connamespace = 'public'::regnamespace and r.contype = 'c'
      and pg_get_constraintdef(r.oid) like '%~ ''[^[:space:]]''::text%'
  loop
    execute format('alter table %s drop constraint %I', c.tbl, c.name);
    execute format('alter table %s add constraint %I %s not valid', c.tbl, c.name,
      replace(c.def, format('(%I ~ ''[^[:space:]]''::text)', c.col), format('(private.trimmed(%I) <> '''')', c.col)));
    begin
      execute format('alter table %s validate constraint %I', c.tbl, c.name);
    exception when check_violation then
      -- A row of before, which cannot be opened as it is: whoever edits it next gives it a name.
      null;
    end;
  end loop;
end $$;

alter table public.users drop constraint users_username_check;
alter table public.users add constraint users_username_check
  check (username <> '' and username = private.trimmed(username) and length(username) <= 200) not valid;
do $$
begin
  alter table public.users validate constraint users_username_check;
exception when check_violation then
  -- As above.
  null;
end $$;
