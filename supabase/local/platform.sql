-- What hosted Supabase gives every project before its first migration. Not a migration: the local
-- Supabase runs it at every start, so every statement may run twice. Runs on Postgres 15 and later.

do $$
declare
  wanted text;
  become constant text := case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
      -- Roles belong to the whole cluster: another database may create them at this moment.
      begin
        execute format('create role %I nologin noinherit', wanted);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    -- Since Postgres 16 the user who creates a role manages it, but cannot become it.
    if not pg_catalog.pg_has_role(current_user, wanted, become) then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
  -- Only a superuser may hand this out, and only backups and the like need it.
  if (select rolsuper from pg_catalog.pg_roles where rolname = current_user)
    and not (select rolbypassrls from pg_catalog.pg_roles where rolname = 'service_role')
  then
    alter role service_role bypassrls;
  end if;
end
$$;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
grant usage on schema extensions, public to anon, authenticated, service_role;

-- Hosted projects made before May 2026 hand every new object of schema public to the API's roles. Our
-- migrations take that back; without this a migration that forgets to would go unnoticed. Only before
-- the first migration: at a later start this would undo what the migrations revoked.
do $$
begin
  if to_regnamespace('storage') is null then
    alter default privileges in schema public
      grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public
      grant all on sequences to anon, authenticated, service_role;
    alter default privileges in schema public
      grant all on functions to anon, authenticated, service_role;
  end if;
end
$$;

create schema if not exists storage;

create table if not exists storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean not null default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table if not exists storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets,
  name text,
  owner_id text,
  metadata jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now(),
  unique (bucket_id, name)
);

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;

-- As on hosted: everyone may try, and the row policies of the migrations decide.
grant usage on schema storage to anon, authenticated, service_role;
grant select, insert, update, delete on storage.buckets, storage.objects
  to anon, authenticated, service_role;
