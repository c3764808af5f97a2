-- Who may call what. A function may be called only by the roles that are named here. A later migration
-- revokes and grants for its own functions.

revoke all on all tables in schema private, sync from public, anon, authenticated;
revoke all on all functions in schema private, sync from public, anon, authenticated, service_role;
revoke all on function public.activate_theme_atomic(uuid,uuid), public.change_password(text,text),
  public.dashboard_counts(), public.delete_theme(uuid,uuid), public.delete_user(uuid),
  public.deleted_records(), public.duplicate_theme(uuid,text,text,uuid), public.ensure_default_admin(),
  public.my_session(boolean), public.my_sessions(), public.record_history(text,uuid,integer,boolean),
  public.rollback_theme(uuid), public.save_user(uuid,text,text,text,boolean,text,boolean),
  public.set_user_enabled(uuid,boolean), public.sign_in(text,text,text), public.sign_out(),
  public.sign_out_others(), public.sweep(), public.sync_pull(text), public.sync_push(jsonb,text),
  public.theme_history(uuid), public.update_theme(uuid,jsonb,text,uuid,integer,text),
  public.user_names(), public.visitor_pull(text,text)
  from public, anon, authenticated;

-- The API.
grant execute on function public.activate_theme_atomic(uuid,uuid), public.change_password(text,text),
  public.dashboard_counts(), public.delete_theme(uuid,uuid), public.delete_user(uuid),
  public.deleted_records(), public.duplicate_theme(uuid,text,text,uuid), public.ensure_default_admin(),
  public.my_session(boolean), public.my_sessions(), public.record_history(text,uuid,integer,boolean),
  public.rollback_theme(uuid), public.save_user(uuid,text,text,text,boolean,text,boolean),
  public.set_user_enabled(uuid,boolean), public.sign_in(text,text,text), public.sign_out(),
  public.sign_out_others(), public.sync_pull(text), public.sync_push(jsonb,text),
  public.theme_history(uuid), public.update_theme(uuid,jsonb,text,uuid,integer,text),
  public.user_names(), public.visitor_pull(text,text)
  to anon, authenticated;

-- The secret key of a hosted project (npm run sweep). Projects made since May 2026 grant it nothing by default.
grant execute on function public.sweep() to service_role;

-- Row policies call these as the caller; they reveal nothing about other users.
grant execute on function private.is_live_version(uuid), private.is_picture_referenced(text,text), private.is_own_bucket(text),
  private.is_picture_name(text), private.library_open(), private.rank(), private.uid()
  to anon, authenticated;
