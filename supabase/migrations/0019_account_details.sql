-- Names of new accounts have nothing that cannot be seen in them, and e-mail
-- addresses stay out of the log.

-- Control characters, those without width and those that turn the direction of the text: with them
-- two names look alike. Accounts that have such a name keep it; a name never changes.
create function private.guard_new_user() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.username ~ '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]' then
    raise check_violation using message = 'Username contains characters that cannot be seen', constraint = 'users_username_visible';
  end if;
  return new;
end $$;
create trigger guard_new before insert on public.users
  for each row execute function private.guard_new_user();
revoke all on function private.guard_new_user() from public, anon, authenticated;

-- Creates (no id, or one not known) or changes an account: {"success", "id"} or {"success", "error"}.
-- Whoever gave somebody a password says with `must_change_password` that it is not to stay. The log
-- says that an e-mail address or a password is a new one, never which (S-78).
create or replace function public.save_user(
  id uuid, username text, email text, role text, is_enabled boolean,
  password_hash text default null, must_change_password boolean default null
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
    insert into public.users (id, username, email, role, is_enabled, must_change_password)
    values (target, save_user.username, save_user.email, save_user.role, coalesce(save_user.is_enabled, true),
      coalesce(save_user.must_change_password, false));
    insert into private.credentials values (target, password_hash);
    perform private.log('create', 'Created user: ' || save_user.username, 'users', target,
      jsonb_build_object('after', jsonb_build_object('role', save_user.role, 'is_enabled', coalesce(save_user.is_enabled, true))));
  else
    is_enabled := coalesce(save_user.is_enabled, before.is_enabled);
    update public.users u set username = save_user.username, email = save_user.email, role = save_user.role,
      is_enabled = save_user.is_enabled,
      must_change_password = coalesce(save_user.must_change_password, before.must_change_password) where u.id = target;
    if password_hash is not null then
      insert into private.credentials values (target, save_user.password_hash)
      on conflict (user_id) do update set password_hash = excluded.password_hash;
    end if;
    perform private.log('update', 'Updated user: ' || before.username, 'users', target,
      jsonb_build_object('before', jsonb_build_object('role', before.role, 'is_enabled', before.is_enabled),
        'after', jsonb_build_object('role', save_user.role, 'is_enabled', save_user.is_enabled)
          || case when save_user.email = before.email then '{}' else '{"email": "a new one"}'::jsonb end
          || case when password_hash is null then '{}' else '{"password": "a new one"}'::jsonb end));
  end if;
  return jsonb_build_object('success', true, 'id', target);
exception when integrity_constraint_violation then
  get stacked diagnostics rule = constraint_name, said = message_text;
  return private.account_error(rule, said);
end $$;
