-- A name that nobody sees is none: one of marks without width, or of fillers, was taken by the API for a name,
-- and a doctor without one was on the site. Those marks are listed, because servers differ in what they
-- take for a blank; a name of which anything shows may have them, as Telugu and Urdu need some.
create function private.shows(value text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
$$;
revoke all on function private.shows(text) from public, anon, authenticated;
comment on function private.shows(text) is 'Whether a text has anything to see: more than blanks and marks without width.';

do $$
declare
  c record;
begin
  for c in
    select r.conrelid::regclass as tbl, r.conname as name, a.attname as col, pg_get_constraintdef(r.oid) as def
    from pg_constraint r join pg_attribute a on a.attrelid = r.conrelid and a.attnum = r.conkey[1]
    where r.connamespace = 'public'::regnamespace and r.contype = 'c'
      and pg_get_constraintdef(r.oid) like '%(private.trimmed(' || quote_ident(a.attname) || ') <> ''''::text)%'
  loop
    -- A backup of such a row could not be opened, and whoever looks for it finds it by this.
    execute format('update %s set %I = ''(no name)'' where not private.shows(%2$I)', c.tbl, c.col);
    execute format('alter table %s drop constraint %I', c.tbl, c.name);
    execute format('alter table %s add constraint %I %s', c.tbl, c.name,
      replace(replace(c.def, format('(private.trimmed(%I) <> ''''::text)', c.col), format('private.shows(%I)', c.col)),
        ' NOT VALID', ''));
  end loop;
end $$;

alter table public.users drop constraint users_username_check;
alter table public.users add constraint users_username_check
  check (private.shows(username) and username = private.trimmed(username) and length(username) <= 200) not valid;
do $$
begin
  alter table public.users validate constraint users_username_check;
exception when check_violation then
  -- An account of before the rule: its name never changes.
  null;
end $$;

-- What is wrong with the name of a new account; an account that has such a name keeps it. Of the characters
-- that look like Latin letters (Greek, Cyrillic, wide and mathematical ones and the like) it has none, and
-- Latin letters have no letters of other scripts beside them: two names would look the same.
create or replace function private.guard_new_user() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if length(new.username) > 200 then
    raise check_violation using message = 'Username must have at most 200 characters', constraint = 'users_username_length';
  elsif new.username ~ '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff]' then
    raise check_violation using message = 'Username contains characters that cannot be seen', constraint = 'users_username_visible';
  elsif new.username ~ '[\u0131\u0250-\u02af\u0370-\u058f\u13a0-\u13ff\u1d00-\u1dbf\u1f00-\u1fff\u2100-\u218f\u2460-\u24ff\u2c60-\u2cff\ua4d0-\ua4ff\ua640-\ua69f\ua720-\ua7ff\uab30-\uabbf\uff01-\uff5e\U0001d400-\U0001d7ff]'
    or new.username ~ '[A-Za-z]' and new.username ~ '[\u0300-\u1dff\u2c00-\ud7ff\uf900-\ufdff\ufe70-\uffdc\U00010000-\U0001cfff]' then
    raise check_violation using message = 'Username mixes letters that look alike: use one alphabet', constraint = 'users_username_alike';
  end if;
  return new;
end $$;

-- Creates or changes an account (Super Admin).
create or replace function private.save_user(
  id uuid, username text, email text, role text, is_enabled boolean,
  password_hash text default null, must_change_password boolean default null
) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  account public.users;
  before public.users;
  rule text;
  said text;
begin
  perform sync.begin_write(4, 'Only a Super Admin manages accounts');
  if password_hash is not null and password_hash !~ '^\$2[aby]\$10\$[./A-Za-z0-9]{53}$' then
    raise sqlstate 'PT400' using message = 'password_hash must be a bcrypt hash of cost 10';
  end if;
  account.id := coalesce(save_user.id, gen_random_uuid());
  select * into before from public.users u where u.id = account.id;
  -- What is missing is refused by the rule of its column, which has words for people.
  account.username := private.trimmed(coalesce(save_user.username, ''));
  account.email := private.trimmed(coalesce(save_user.email, ''));
  account.role := coalesce(save_user.role, '');
  account.is_enabled := coalesce(save_user.is_enabled, before.is_enabled, true);
  account.must_change_password := coalesce(save_user.must_change_password, before.must_change_password, false);
  if before.id is not null then
    perform private.change_account(before, account, password_hash);
  elsif password_hash is null then
    return '{"success": false, "error": "Password is required"}';
  else
    perform private.add_account(account, password_hash);
  end if;
  return jsonb_build_object('success', true, 'id', account.id);
exception when integrity_constraint_violation then
  get stacked diagnostics rule = constraint_name, said = message_text;
  return private.account_error(rule, said);
end $$;
