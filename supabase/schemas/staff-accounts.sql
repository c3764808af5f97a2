-- How accounts are made and changed.

-- Creates the first account, only while there are no accounts (S-03). Its password must be changed at
-- the first sign-in. For the owner of the database: the first start of the local server, or the SQL
-- editor of a hosted project.
create or replace function private.create_default_admin(password text) returns boolean
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
    return false; -- Another caller was faster.
  end if;
  if octet_length(password) not between 6 and 72 then
    raise check_violation using message = 'The password must have 6 to 72 bytes';
  end if;
  insert into public.users (username, email, role, must_change_password)
  values ('superadmin', 'superadmin@clinic.invalid', 'Super Admin', true) returning id into made;
  insert into private.credentials values (made, extensions.crypt(password, extensions.gen_salt('bf', 10)));
  return true;
end $$;

-- For the owner of the database, when a password is lost: sets one that must be changed at the next
-- sign-in. Returns false for an unknown name.
create or replace function private.reset_password(of_username text, password text) returns boolean
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

create or replace function public.ensure_default_admin() returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.create_default_admin(encode(extensions.gen_random_bytes(24), 'base64'));
  return '{"success": true}';
exception when others then
  raise warning 'Failed to create Super Admin: %', sqlerrm;
  return '{"success": false, "error": "Failed to create Super Admin"}';
end $$;
comment on function public.ensure_default_admin() is
  'Makes sure that a first account exists (AC-105). Its password is random and unknown until the owner
  sets it, so calling this gives no access.';

-- The response to a change of accounts that a rule refuses.
create or replace function private.account_error(rule text, message text) returns jsonb
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

-- Adds an account with its password, and logs it.
create or replace function private.add_account(account public.users, password_hash text) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.users (id, username, email, role, is_enabled, must_change_password)
  values (account.id, account.username, account.email, account.role, account.is_enabled, account.must_change_password);
  insert into private.credentials values (account.id, password_hash);
  perform private.log('create', 'Created user: ' || account.username, 'users', account.id,
    jsonb_build_object('after', jsonb_build_object('role', account.role, 'is_enabled', account.is_enabled)));
end $$;

-- Changes an account, and its password where one is given. The log says that an e-mail address or a
-- password is new, never its value (S-78).
create or replace function private.change_account(before public.users, account public.users, password_hash text) returns void
language plpgsql set search_path = ''
as $$
begin
  update public.users u set username = account.username, email = account.email, role = account.role,
    is_enabled = account.is_enabled, must_change_password = account.must_change_password where u.id = account.id;
  if password_hash is not null then
    insert into private.credentials values (account.id, change_account.password_hash)
    on conflict (user_id) do update set password_hash = excluded.password_hash;
  end if;
  perform private.log('update', 'Updated user: ' || before.username, 'users', account.id,
    jsonb_build_object('before', jsonb_build_object('role', before.role, 'is_enabled', before.is_enabled),
      'after', jsonb_build_object('role', account.role, 'is_enabled', account.is_enabled)
        || case when account.email = before.email then '{}' else '{"email": "a new one"}'::jsonb end
        || case when password_hash is null then '{}' else '{"password": "a new one"}'::jsonb end));
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
  -- The rule of its column refuses a missing value, with a message for people.
  account.username := private.trim_name(coalesce(save_user.username, ''));
  account.email := private.trim_name(coalesce(save_user.email, ''));
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

-- Enables or disables an account (Super Admin).
create or replace function private.set_user_enabled(id uuid, enabled boolean) returns jsonb
language plpgsql volatile set search_path = ''
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

-- Deletes an account (Super Admin). Its entries in the activity log stay.
create or replace function private.delete_user(id uuid) returns jsonb
language plpgsql volatile set search_path = ''
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

create or replace function public.save_user(
  id uuid, username text, email text, role text, is_enabled boolean,
  password_hash text default null, must_change_password boolean default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.recorded_response('save_user'),
    private.record_response('save_user',
      private.save_user(id, username, email, role, is_enabled, password_hash, must_change_password)));
end $$;
comment on function public.save_user(uuid,text,text,text,boolean,text,boolean) is
  'Creates or changes an account (Super Admin). A repeated request gets the response of the first one.';

create or replace function public.set_user_enabled(id uuid, enabled boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.recorded_response('set_user_enabled'),
    private.record_response('set_user_enabled', private.set_user_enabled(id, enabled)));
end $$;
comment on function public.set_user_enabled(uuid,boolean) is
  'Enables or disables an account (Super Admin). A repeated request gets the response of the first one.';

create or replace function public.delete_user(id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.recorded_response('delete_user'),
    private.record_response('delete_user', private.delete_user(id)));
end $$;
comment on function public.delete_user(uuid) is
  'Deletes an account (Super Admin). A repeated request gets the response of the first one.';
