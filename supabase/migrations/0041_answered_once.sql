-- What staff ask of the server outside of sync may carry the id of the request, in the header
-- Idempotency-Key, as edits carry theirs [R7]: where the answer was lost, the same request again gets
-- it, and nothing is done twice (S-95). A header, so that devices of earlier builds, and databases
-- before this migration, are asked the same as ever.

-- No reference to the account: a lock on its row, taken before the clock, would wait for whoever
-- deletes the account and holds the clock.
create table private.requests (
  user_id uuid not null,
  procedure text not null,
  id uuid not null,
  answer jsonb,
  at timestamptz not null default now(),
  primary key (user_id, procedure, id)
);
comment on table private.requests is 'What successful requests with an id were answered, for a week. No answer holds a secret.';

create function private.request_id() returns uuid
language sql stable set search_path = ''
as $$
  select given::uuid from private.request_header('idempotency-key') given
  where given ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
$$;
comment on function private.request_id() is 'The id that the caller gave this request, or null.';

create function private.answer_before(of_procedure text) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  me uuid := private.uid();
  request uuid := private.request_id();
begin
  if me is null or request is null then
    return null;
  end if;
  -- A twin that is being answered now is waited for here.
  insert into private.requests (user_id, procedure, id) values (me, of_procedure, request) on conflict do nothing;
  if found then
    return null;
  end if;
  return (select r.answer from private.requests r
    where r.user_id = me and r.procedure = of_procedure and r.id = request);
end $$;
comment on function private.answer_before(text) is 'What this request was answered before; null when it is to be carried out.';

-- A refusal is not kept: it changed nothing, and what is asked again is judged again.
create function private.keep_answer(of_procedure text, said jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
begin
  if said -> 'success' = 'true' then
    update private.requests r set answer = said
    where r.user_id = private.uid() and r.procedure = of_procedure and r.id = private.request_id();
  else
    delete from private.requests r
    where r.user_id = private.uid() and r.procedure = of_procedure and r.id = private.request_id();
  end if;
  return said;
end $$;
comment on function private.keep_answer(text, jsonb) is 'Keeps the answer to this request where it was a success, and returns it.';

-- ---- What does the work goes into private; under its old name it is asked once ----

alter function public.activate_theme_atomic(uuid, uuid) set schema private;
alter function private.activate_theme_atomic(uuid, uuid) security invoker;
alter function public.rollback_theme(uuid) set schema private;
alter function private.rollback_theme(uuid) security invoker;
alter function public.duplicate_theme(uuid, text, text, uuid) set schema private;
alter function private.duplicate_theme(uuid, text, text, uuid) security invoker;
alter function public.update_theme(uuid, jsonb, text, uuid, integer, text) set schema private;
alter function private.update_theme(uuid, jsonb, text, uuid, integer, text) security invoker;
alter function public.delete_theme(uuid, uuid) set schema private;
alter function private.delete_theme(uuid, uuid) security invoker;
alter function public.change_password(text, text) set schema private;
alter function private.change_password(text, text) security invoker;
alter function public.save_user(uuid, text, text, text, boolean, text, boolean) set schema private;
alter function private.save_user(uuid, text, text, text, boolean, text, boolean) security invoker;
alter function public.set_user_enabled(uuid, boolean) set schema private;
alter function private.set_user_enabled(uuid, boolean) security invoker;
alter function public.delete_user(uuid) set schema private;
alter function private.delete_user(uuid) security invoker;

create function public.activate_theme_atomic(p_theme_id uuid, p_user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.answer_before('activate_theme_atomic'),
    private.keep_answer('activate_theme_atomic', private.activate_theme_atomic(p_theme_id, p_user_id)));
end $$;
comment on function public.activate_theme_atomic(uuid, uuid) is 'Makes a theme the site''s look, with 24 hours to go back.';

create function public.rollback_theme(p_user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.answer_before('rollback_theme'),
    private.keep_answer('rollback_theme', private.rollback_theme(p_user_id)));
end $$;
comment on function public.rollback_theme(uuid) is 'Returns to the theme before the active one, within 24 hours.';

create function public.duplicate_theme(p_theme_id uuid, p_new_name text, p_new_slug text, p_user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.answer_before('duplicate_theme'),
    private.keep_answer('duplicate_theme', private.duplicate_theme(p_theme_id, p_new_name, p_new_slug, p_user_id)));
end $$;
comment on function public.duplicate_theme(uuid, text, text, uuid) is 'Copies a theme into one that can be edited.';

create function public.update_theme(
  p_theme_id uuid, p_config jsonb, p_change_description text, p_user_id uuid,
  p_base_version integer default null, p_description text default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.answer_before('update_theme'),
    private.keep_answer('update_theme',
      private.update_theme(p_theme_id, p_config, p_change_description, p_user_id, p_base_version, p_description)));
end $$;
comment on function public.update_theme(uuid, jsonb, text, uuid, integer, text) is 'Saves a theme as a new version (Super Admin); what the public sees stays.';

create function public.delete_theme(p_theme_id uuid, p_user_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.answer_before('delete_theme'),
    private.keep_answer('delete_theme', private.delete_theme(p_theme_id, p_user_id)));
end $$;
comment on function public.delete_theme(uuid, uuid) is 'Deletes a theme of the clinic''s own that is not in use.';

create function public.change_password(old_password text, new_hash text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.answer_before('change_password'),
    private.keep_answer('change_password', private.change_password(old_password, new_hash)));
end $$;
comment on function public.change_password(text, text) is 'Changes the caller''s own password.';

create function public.save_user(
  id uuid, username text, email text, role text, is_enabled boolean,
  password_hash text default null, must_change_password boolean default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.answer_before('save_user'),
    private.keep_answer('save_user',
      private.save_user(id, username, email, role, is_enabled, password_hash, must_change_password)));
end $$;
comment on function public.save_user(uuid, text, text, text, boolean, text, boolean) is 'Creates or changes an account (Super Admin).';

create function public.set_user_enabled(id uuid, enabled boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.answer_before('set_user_enabled'),
    private.keep_answer('set_user_enabled', private.set_user_enabled(id, enabled)));
end $$;
comment on function public.set_user_enabled(uuid, boolean) is 'Enables or disables an account (Super Admin).';

create function public.delete_user(id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return coalesce(private.answer_before('delete_user'),
    private.keep_answer('delete_user', private.delete_user(id)));
end $$;
comment on function public.delete_user(uuid) is 'Deletes an account (Super Admin); what it did stays in the log.';

-- ---- The way back to the theme before ----

-- As in 0015; but activating what is live already changes nothing, and a newer version of the live
-- theme leaves the way back to another theme open for as long as it was (S-33).
create or replace function private.activate_theme_atomic(p_theme_id uuid, p_user_id uuid) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  me uuid := private.theme_actor(p_user_id, 3);
  theme public.modern_themes;
  version uuid;
  live public.modern_site_settings;
  keeps_way_back boolean;
begin
  select * into theme from public.modern_themes where id = p_theme_id;
  if theme.id is null then
    return private.failed('Theme not found');
  elsif theme.validation_status = 'failed' or private.theme_config_error(theme.config) is not null then
    return private.failed(coalesce(private.theme_config_error(theme.config), 'This theme did not pass validation'));
  end if;
  select v.id into version from public.theme_versions v
  where v.theme_id = theme.id and v.version_number = theme.version_number;
  if version is null then
    return private.failed('This theme has no saved version to publish'); -- Someone wrote it past the procedures.
  end if;
  select * into live from public.modern_site_settings;
  if live.active_version_id = version then
    return jsonb_build_object('success', true, 'theme_name', theme.name);
  end if;
  keeps_way_back := coalesce(live.active_theme_id = theme.id and live.previous_theme_id <> theme.id
    and live.rollback_deadline > now(), false);
  update public.modern_site_settings set
    previous_theme_id = case when keeps_way_back then previous_theme_id else active_theme_id end,
    previous_version_id = case when keeps_way_back then previous_version_id else active_version_id end,
    rollback_deadline = case when keeps_way_back then rollback_deadline else now() + interval '24 hours' end,
    active_theme_id = theme.id, active_version_id = version, theme_hash = theme.config_hash, activated_at = now()
  where true;
  perform private.log('theme_activated', 'Activated modern theme: ' || theme.name, 'modern_themes', theme.id);
  return jsonb_build_object('success', true, 'theme_name', theme.name);
end $$;

create or replace function private.sweep() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.requests where at < now() - interval '7 days';
  -- In the order in which sign_in locks: attempts, the clock, sessions.
  delete from private.attempts where at < now() - interval '15 minutes';
  perform sync.sweep();
  delete from private.sessions where created_at < now() - interval '7 days' or last_seen_at < now() - interval '12 hours';
  delete from private.known_devices where last_good_at < now() - interval '30 days';
end $$;

revoke all on private.requests from public, anon, authenticated;
revoke all on function private.request_id(), private.answer_before(text), private.keep_answer(text, jsonb),
  private.activate_theme_atomic(uuid, uuid), private.rollback_theme(uuid),
  private.duplicate_theme(uuid, text, text, uuid), private.update_theme(uuid, jsonb, text, uuid, integer, text),
  private.delete_theme(uuid, uuid), private.change_password(text, text),
  private.save_user(uuid, text, text, text, boolean, text, boolean), private.set_user_enabled(uuid, boolean),
  private.delete_user(uuid),
  public.activate_theme_atomic(uuid, uuid), public.rollback_theme(uuid),
  public.duplicate_theme(uuid, text, text, uuid), public.update_theme(uuid, jsonb, text, uuid, integer, text),
  public.delete_theme(uuid, uuid), public.change_password(text, text),
  public.save_user(uuid, text, text, text, boolean, text, boolean), public.set_user_enabled(uuid, boolean),
  public.delete_user(uuid) from public, anon, authenticated;
grant execute on function public.activate_theme_atomic(uuid, uuid), public.rollback_theme(uuid),
  public.duplicate_theme(uuid, text, text, uuid), public.update_theme(uuid, jsonb, text, uuid, integer, text),
  public.delete_theme(uuid, uuid), public.change_password(text, text),
  public.save_user(uuid, text, text, text, boolean, text, boolean), public.set_user_enabled(uuid, boolean),
  public.delete_user(uuid) to anon, authenticated;
