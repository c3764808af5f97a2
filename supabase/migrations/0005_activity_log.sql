-- Who did what. Only the server writes here, in the same transaction as the
-- change (S-66); no role can change or clear it (S-17).

create table public.activity_logs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid,
  action text not null,
  description text not null,
  table_affected text,
  record_id uuid,
  changes jsonb,
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.activity_logs is
  'One row per change. user_id has no foreign key: a deleted user''s history stays his (S-22).';
create index on public.activity_logs (created_at desc, id);
create index on public.activity_logs (user_id, created_at desc);

-- Writes one row of the log as the caller.
create function private.log(action text, description text, table_affected text, record_id uuid, changes jsonb default null)
returns void language sql security definer set search_path = ''
as $$
  insert into public.activity_logs (user_id, action, description, table_affected, record_id, changes)
  values (private.uid(), action, description, table_affected, record_id, changes)
$$;
revoke all on function private.log(text, text, text, uuid, jsonb) from public, anon, authenticated;
