-- Signing in and out, passwords, and the accounts of staff (design/security.md B1).

-- bcrypt only: pgcrypto falls back to DES, silently, for a prefix it does not
-- know, and bcrypt itself ignores what follows the 72nd byte (S-24, S-67).
create function private.password_matches(password text, stored text) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when stored !~ '^\$2[aby]\$10\$[./A-Za-z0-9]{53}$' or octet_length(password) > 72 or password = '' then false
    else extensions.crypt(password, '$2a$' || substr(stored, 5)) = '$2a$' || substr(stored, 5)
  end
$$;

-- The first account, on an empty users table only (S-03); its password must be changed at the first sign-in.
-- For the owner of the database: the local server's first start, or the SQL editor of a hosted project.
create function private.create_default_admin(password text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  made uuid;
begin
  if exists (select from public.users) then
    return false;
  end if;
  perform 1 from sync.clock for update;
  if exists (select from public.users) then
    return false; -- Somebody else was faster.
  end if;
  if octet_length(password) not between 6 and 72 then
    raise check_violation using message = 'The password must have 6 to 72 bytes';
  end if;
  insert into public.users (username, email, role, must_change_password)
  values ('superadmin', 'superadmin@clinic.invalid', 'Super Admin', true) returning id into made;
  insert into private.credentials values (made, extensions.crypt(password, extensions.gen_salt('bf', 10)));
  return true;
end $$;

-- For the owner of the database, when a password is lost: sets one that must be changed at the next sign-in.
create function private.reset_password(of_username text, password text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  whose uuid;
begin
  if octet_length(password) not between 6 and 72 then
    raise check_violation using message = 'The password must have 6 to 72 bytes';
  end if;
  update public.users set must_change_password = true where lower(username) = lower(btrim(of_username)) returning id into whose;
  if whose is null then
    return false;
  end if;
  insert into private.credentials values (whose, extensions.crypt(password, extensions.gen_salt('bf', 10)))
  on conflict (user_id) do update set password_hash = excluded.password_hash;
  return true;
end $$;

-- Makes sure a first account exists (AC-105). Its password is one nobody knows
-- until the owner sets it, so calling this opens no door.
create function public.ensure_default_admin() returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.create_default_admin(encode(extensions.gen_random_bytes(24), 'base64'));
  return '{"success": true}';
exception when others then
  raise warning 'Failed to create Super Admin: %', sqlerrm;
  return '{"success": false, "error": "Failed to create Super Admin"}';
end $$;
comment on function public.ensure_default_admin() is 'Creates the first account when there is none at all.';

create function private.user_json(of_user uuid) returns jsonb
language sql stable set search_path = ''
as $$ select to_jsonb(u) from public.users u where id = of_user $$;

-- Counts one attempt under a name and says whether that is still allowed: 10 in
-- 15 minutes. Written first, so that a read-only call cannot guess for free, and
-- one caller at a time per name, so that parallel guesses stop at the limit.
create function private.may_try(of_name text) returns boolean
language plpgsql set search_path = ''
as $$
declare
  mine bigint;
begin
  insert into private.attempts (name) values (of_name) returning id into mine;
  perform pg_advisory_xact_lock(hashtextextended(of_name, 0));
  delete from private.attempts where at < now() - interval '15 minutes';
  if (select count(*) from private.attempts where name = of_name and id <> mine) >= 10 then
    delete from private.attempts where id = mine;
    return false;
  end if;
  return true;
end $$;

-- Checks a name and password and opens a session: {"token", "user"}, where
-- last_login is the one before (S-05), or {"error"}. Failures are answers, not
-- exceptions: an exception would undo the count of attempts.
create function public.sign_in(username text, password text, device text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  who text := lower(btrim(coalesce(sign_in.username, '')));
  found_user public.users;
  stored text;
  device_key text := encode(sha256(convert_to(coalesce(device, ''), 'UTF8')), 'hex');
  counter text;
  token text := translate(encode(extensions.gen_random_bytes(32), 'base64'), '+/=', '-_');
  answer jsonb;
begin
  select * into found_user from public.users u where lower(u.username) = who and u.is_enabled;
  select c.password_hash into stored from private.credentials c where c.user_id = found_user.id;
  counter := left(who, 200) || case
    when exists (select from private.known_devices d where d.user_id = found_user.id
      and d.device_hash = device_key and d.last_good_at > now() - interval '30 days') then '/' || device_key
    else '' end;
  if not private.may_try(counter) then
    return '{"error": "Too many attempts. Please try again in a few minutes."}';
  end if;
  -- An unknown name costs the same time: it is compared with a hash of no password.
  if not private.password_matches(coalesce(password, ''),
      coalesce(stored, '$2b$10$QEtdSXdsHH7rYUMzQgOfXOrBE21QF7WYVHbl8diQchN2yoHmx/dyO'))
    or stored is null then
    return '{"error": "Invalid username or password"}';
  end if;

  delete from private.attempts where name = counter;
  perform 1 from sync.clock for update; -- Before any session row: everyone who changes accounts locks in this order.
  -- The account may have been disabled, or given another password, while this call waited.
  select u.* into found_user from public.users u join private.credentials c on c.user_id = u.id
  where u.id = found_user.id and u.is_enabled and c.password_hash = stored;
  if not found then
    return '{"error": "Invalid username or password"}';
  end if;
  delete from private.sessions where created_at < now() - interval '7 days' or last_seen_at < now() - interval '12 hours';
  insert into private.sessions (token_hash, user_id, user_agent)
  values (encode(sha256(convert_to(token, 'UTF8')), 'hex'), found_user.id, left(private.request_header('user-agent'), 300));
  if coalesce(device, '') <> '' then
    insert into private.known_devices (device_hash, user_id) values (device_key, found_user.id)
    on conflict (device_hash, user_id) do update set last_good_at = now();
  end if;
  answer := jsonb_build_object('token', token, 'user', to_jsonb(found_user));
  begin
    perform set_config('nadi.logged', 'on', true);
    update public.users u set last_login = now() where u.id = found_user.id;
  exception when others then
    raise warning 'last_login was not written: %', sqlerrm; -- AC-115: signing in still works
  end;
  insert into public.activity_logs (user_id, action, description, table_affected, record_id)
  values (found_user.id, 'login', 'User logged in: ' || found_user.username, 'users', found_user.id);
  return answer;
end $$;
comment on function public.sign_in(text, text, text) is 'Opens a session for a name and password.';

create function public.sign_out() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mine private.sessions := private.current_session();
begin
  if mine.id is not null then
    perform private.log('logout', 'User logged out: ' || (private.user_json(mine.user_id) ->> 'username'), 'users', mine.user_id);
    delete from private.sessions where id = mine.id;
  end if;
end $$;
comment on function public.sign_out() is 'Ends the caller''s session.';

-- Who the caller is, or null; also keeps the session alive. Works before the first password is changed.
create function public.my_session() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mine private.sessions := private.current_session();
begin
  if mine.id is null then
    return null;
  end if;
  update private.sessions set last_seen_at = now() where id = mine.id;
  return jsonb_build_object('user', private.user_json(mine.user_id));
end $$;
comment on function public.my_session() is 'The signed-in user, or null.';

create function public.my_sessions() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'user_agent', s.user_agent, 'created_at', s.created_at,
    'last_seen_at', s.last_seen_at, 'current', s.id = (private.current_session()).id) order by s.last_seen_at desc), '[]')
  from private.sessions s where s.user_id = private.uid()
$$;
comment on function public.my_sessions() is 'Where the caller is signed in.';

create function public.sign_out_others() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform 1 from sync.clock for update; -- As everyone who ends several sessions: two callers would wait for each other.
  delete from private.sessions where user_id = private.uid() and id <> (private.current_session()).id;
end $$;
comment on function public.sign_out_others() is 'Ends the caller''s other sessions.';

-- Changes the caller's own password: {"success"} or {"error"}. The new one comes as a hash made in the browser (S-67).
create function public.change_password(old_password text, new_hash text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me uuid := private.uid();
  -- Nobody can sign in as ' password of …': the names tried there have no space in front.
  counter text := ' password of ' || me;
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Sign in again';
  elsif coalesce(new_hash, '') !~ '^\$2[aby]\$10\$[./A-Za-z0-9]{53}$' then
    raise sqlstate 'PT400' using message = 'new_hash must be a bcrypt hash of cost 10';
  elsif not private.may_try(counter) then
    return '{"success": false, "error": "Too many attempts. Please try again in a few minutes."}';
  elsif not coalesce(private.password_matches(old_password,
      (select c.password_hash from private.credentials c where c.user_id = me)), false) then
    return '{"success": false, "error": "The current password is not right"}';
  elsif private.password_matches(old_password, new_hash) then
    return '{"success": false, "error": "Please choose a password that is not the current one"}';
  end if;
  delete from private.attempts where name = counter;
  perform 1 from sync.clock for update;
  perform set_config('nadi.logged', 'on', true);
  update private.credentials set password_hash = new_hash where user_id = me;
  update public.users set must_change_password = false where id = me;
  perform private.log('update', 'Changed own password', 'users', me);
  return '{"success": true}';
end $$;
comment on function public.change_password(text, text) is 'Changes the caller''s own password.';

-- What a refused change of accounts says to people (spec §5, §8).
create function private.account_error(rule text, message text) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('success', false, 'error', case rule
    when 'users_username_key' then 'Username already exists'
    when 'users_email_key' then 'Email already exists'
    when 'users_email_check' then 'Email is invalid'
    when 'users_username_check' then 'Username is required'
    when 'users_role_known' then 'Role is required'
    else message end)
$$;

-- Creates (no id, or one not known) or changes an account: {"success", "id"} or {"success", "error"}.
create function public.save_user(
  id uuid, username text, email text, role text, is_enabled boolean, password_hash text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  target uuid := coalesce(save_user.id, gen_random_uuid());
  before public.users;
  rule text;
  said text;
begin
  perform sync.begin_write(4, 'Only a Super Admin manages accounts');
  if password_hash is not null and password_hash !~ '^\$2[aby]\$10\$[./A-Za-z0-9]{53}$' then
    raise sqlstate 'PT400' using message = 'password_hash must be a bcrypt hash of cost 10';
  end if;
  -- What is missing is refused by the rule of its column, which has words for people.
  username := btrim(coalesce(save_user.username, ''));
  email := btrim(coalesce(save_user.email, ''));
  role := coalesce(save_user.role, '');
  select * into before from public.users u where u.id = target;
  if before.id is null then
    if password_hash is null then
      return '{"success": false, "error": "Password is required"}';
    end if;
    insert into public.users (id, username, email, role, is_enabled)
    values (target, save_user.username, save_user.email, save_user.role, coalesce(save_user.is_enabled, true));
    insert into private.credentials values (target, password_hash);
    perform private.log('create', 'Created user: ' || save_user.username, 'users', target);
  else
    is_enabled := coalesce(save_user.is_enabled, before.is_enabled);
    update public.users u set username = save_user.username, email = save_user.email, role = save_user.role,
      is_enabled = save_user.is_enabled where u.id = target;
    if password_hash is not null then
      insert into private.credentials values (target, save_user.password_hash)
      on conflict (user_id) do update set password_hash = excluded.password_hash;
    end if;
    perform private.log('update', 'Updated user: ' || before.username, 'users', target,
      jsonb_build_object('before', jsonb_build_object('email', before.email, 'role', before.role, 'is_enabled', before.is_enabled),
        'after', jsonb_build_object('email', save_user.email, 'role', save_user.role, 'is_enabled', save_user.is_enabled)));
  end if;
  return jsonb_build_object('success', true, 'id', target);
exception when integrity_constraint_violation then
  get stacked diagnostics rule = constraint_name, said = message_text;
  return private.account_error(rule, said);
end $$;
comment on function public.save_user(uuid, text, text, text, boolean, text) is 'Creates or changes an account (Super Admin).';

create function public.set_user_enabled(id uuid, enabled boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  whose text;
  rule text;
  said text;
begin
  perform sync.begin_write(4, 'Only a Super Admin manages accounts');
  update public.users u set is_enabled = enabled where u.id = set_user_enabled.id returning u.username into whose;
  if whose is null then
    return '{"success": false, "error": "Failed to update user status"}';
  end if;
  perform private.log('update', case when enabled then 'Enabled user: ' else 'Disabled user: ' end || whose, 'users', set_user_enabled.id);
  return '{"success": true}';
exception when integrity_constraint_violation then
  get stacked diagnostics rule = constraint_name, said = message_text;
  return private.account_error(rule, said);
end $$;
comment on function public.set_user_enabled(uuid, boolean) is 'Enables or disables an account (Super Admin).';

create function public.delete_user(id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  whose text;
  rule text;
  said text;
begin
  perform sync.begin_write(4, 'Only a Super Admin manages accounts');
  delete from public.users u where u.id = delete_user.id returning u.username into whose;
  if whose is null then
    return '{"success": false, "error": "Failed to delete user"}';
  end if;
  perform private.log('delete', 'Deleted user: ' || whose, 'users', delete_user.id);
  return '{"success": true}';
exception when integrity_constraint_violation then
  get stacked diagnostics rule = constraint_name, said = message_text;
  return private.account_error(rule, said);
end $$;
comment on function public.delete_user(uuid) is 'Deletes an account (Super Admin); what it did stays in the log.';

-- Numbers of the dashboard that are in no mirror.
create function public.dashboard_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.rank() < 1 then
    raise insufficient_privilege using message = 'Sign in first';
  end if;
  return jsonb_build_object('activity_24h',
    (select count(*) from public.activity_logs where created_at > now() - interval '24 hours'));
end $$;
comment on function public.dashboard_counts() is 'How much happened in the last 24 hours (any staff).';

revoke all on function private.password_matches(text, text), private.create_default_admin(text),
  private.reset_password(text, text), private.user_json(uuid), private.may_try(text), private.account_error(text, text),
  public.ensure_default_admin(), public.sign_in(text, text, text), public.sign_out(), public.my_session(),
  public.my_sessions(), public.sign_out_others(), public.change_password(text, text),
  public.save_user(uuid, text, text, text, boolean, text), public.set_user_enabled(uuid, boolean),
  public.delete_user(uuid), public.dashboard_counts() from public, anon, authenticated;
grant execute on function public.ensure_default_admin(), public.sign_in(text, text, text), public.sign_out(),
  public.my_session(), public.my_sessions(), public.sign_out_others(), public.change_password(text, text),
  public.save_user(uuid, text, text, text, boolean, text), public.set_user_enabled(uuid, boolean),
  public.delete_user(uuid), public.dashboard_counts() to anon, authenticated;
