-- Who changed what. Rows are written by private.log() and never changed.

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
  'One row per change. user_id has no foreign key: the history of a deleted user stays (S-22).';
create index activity_logs_action_created_at_idx on public.activity_logs (action, created_at desc);
create index activity_logs_created_at_id_idx on public.activity_logs (created_at desc, id);
create index activity_logs_record_id_created_at_idx on public.activity_logs (record_id, created_at desc, id);
create index activity_logs_user_id_created_at_idx on public.activity_logs (user_id, created_at desc);

alter table public.activity_logs enable row level security;
revoke all on public.activity_logs from public, anon, authenticated;
grant select (id, user_id, action, description, table_affected, record_id, changes, created_at)
  on public.activity_logs to anon, authenticated;

create policy "admins read the log" on public.activity_logs
  for select using ((select private.rank()) >= 3);

-- Writes one row of the activity log, with the caller as its author.
create or replace function private.log(action text, description text, table_affected text, record_id uuid, changes jsonb default null)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.activity_logs (user_id, action, description, table_affected, record_id, changes)
  values (private.uid(), action, description, table_affected, record_id, changes);
end $$;

-- Keeps a description on one line of at most 500 characters: replaces characters that break lines,
-- turn the direction of text or cannot be seen.
create or replace function private.limit_log_line() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.description := left(regexp_replace(new.description, '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]', ' ', 'g'), 500);
  new.action := left(new.action, 50);
  return new;
end $$;

create trigger one_line before insert on public.activity_logs
  for each row execute function private.limit_log_line();

create or replace function public.user_names() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.rank() < 3 then
    raise insufficient_privilege using message = 'Only Admins read the activity log';
  end if;
  return (select jsonb_agg(jsonb_build_object('id', u.id, 'username', u.username) order by lower(u.username)) from public.users u);
end $$;
comment on function public.user_names() is
  'Returns the names behind the user ids of the log (Admin): Admins read the log and not the accounts.';

create or replace function public.dashboard_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.rank() < 1 then
    raise insufficient_privilege using message = 'Sign in first';
  end if;
  return jsonb_build_object('activity_24h',
    (select count(*) from public.activity_logs where created_at > now() - interval '24 hours'));
end $$;
comment on function public.dashboard_counts() is
  'Returns the numbers of the dashboard that no mirror holds.';
