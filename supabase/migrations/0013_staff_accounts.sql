-- What the staff screens for accounts and the log ask beyond 0009: how long a
-- session still lives, names to the lines of the log, and a password that its
-- owner must replace.

-- The seconds a session has left if nothing more happens in it.
create function private.seconds_left(of_session private.sessions) returns integer
language sql stable set search_path = ''
as $$
  select extract(epoch from
    least(of_session.last_seen_at + interval '12 hours', of_session.created_at + interval '7 days') - now())::integer
$$;

-- Who the caller is and for how long, or null. It keeps the session alive unless `touch` is false:
-- a tablet nobody uses asks that way, or it would never fall asleep.
drop function public.my_session();
create function public.my_session(touch boolean default true) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mine private.sessions := private.current_session();
begin
  if mine.id is null then
    return null;
  end if;
  if touch then
    update private.sessions set last_seen_at = now() where id = mine.id returning * into mine;
  end if;
  return jsonb_build_object('user', private.user_json(mine.user_id), 'ends_in', private.seconds_left(mine));
end $$;
comment on function public.my_session(boolean) is 'The signed-in user and how long the session still lives, or null.';

-- Only sessions that live: one that has run out opens nothing, though the sweep may not have met it yet.
create or replace function public.my_sessions() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'user_agent', s.user_agent, 'created_at', s.created_at,
    'last_seen_at', s.last_seen_at, 'current', s.id = (private.current_session()).id) order by s.last_seen_at desc), '[]')
  from private.sessions s where s.user_id = private.uid() and private.seconds_left(s) > 0
$$;

-- The names behind the log's user ids: Admins read the log and not the accounts.
create function public.user_names() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.rank() < 3 then
    raise insufficient_privilege using message = 'Only Admins read the activity log';
  end if;
  return (select jsonb_agg(jsonb_build_object('id', u.id, 'username', u.username) order by lower(u.username)) from public.users u);
end $$;
comment on function public.user_names() is 'Every account''s id and name, by name (Admin).';

-- Creates (no id, or one not known) or changes an account: {"success", "id"} or {"success", "error"}.
-- Whoever gave somebody a password says with `must_change_password` that it is not to stay.
drop function public.save_user(uuid, text, text, text, boolean, text);
create function public.save_user(
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
      jsonb_build_object('before', jsonb_build_object('email', before.email, 'role', before.role, 'is_enabled', before.is_enabled),
        'after', jsonb_build_object('email', save_user.email, 'role', save_user.role, 'is_enabled', save_user.is_enabled)
          || case when password_hash is null then '{}' else '{"password": "a new one"}'::jsonb end));
  end if;
  return jsonb_build_object('success', true, 'id', target);
exception when integrity_constraint_violation then
  get stacked diagnostics rule = constraint_name, said = message_text;
  return private.account_error(rule, said);
end $$;
comment on function public.save_user(uuid, text, text, text, boolean, text, boolean) is 'Creates or changes an account (Super Admin).';

-- The pages of the log by what people filter by; created_at alone and user_id have theirs from 0005.
create index on public.activity_logs (action, created_at desc);

revoke all on function private.seconds_left(private.sessions), public.my_session(boolean), public.my_sessions(),
  public.user_names(), public.save_user(uuid, text, text, text, boolean, text, boolean) from public, anon, authenticated;
grant execute on function public.my_session(boolean), public.my_sessions(), public.user_names(),
  public.save_user(uuid, text, text, text, boolean, text, boolean) to anon, authenticated;
