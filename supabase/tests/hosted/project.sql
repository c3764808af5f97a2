-- A new hosted project before its first migration, as far as our server touches it: the roles and
-- what they may, who owns what, and the tables of Storage with their guard. Run by supabase_admin,
-- the only superuser; people and the CLI come as postgres, which is none.
-- After github.com/supabase/postgres (migrations/db), github.com/supabase/storage (migrations/tenant),
-- and RevokeDefaultDataApiPrivilegesSql of github.com/supabase/cli, as of November 2026.

create role postgres login createdb createrole replication bypassrls;
alter database postgres owner to postgres;

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
grant anon, authenticated, service_role to postgres with admin option;

-- PostgREST signs in as this one and becomes one of the three.
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';

create schema extensions;
create extension pgcrypto with schema extensions;
grant all on schema extensions to postgres;
grant usage on schema extensions, public to anon, authenticated, service_role;

-- Whatever supabase_admin makes in schema public belongs to the API at once. Of what postgres makes, a
-- project made before 30 May 2026 gave it all; a newer one gives tables no more than TRUNCATE, REFERENCES
-- and TRIGGER, which no request can use, and every migration grants the rest itself.
do $$
declare
  maker text;
begin
  foreach maker in array array['postgres', 'supabase_admin'] loop
    execute format('alter default privileges for role %I in schema public grant all on tables to postgres, anon, authenticated, service_role', maker);
    execute format('alter default privileges for role %I in schema public grant all on sequences to postgres, anon, authenticated, service_role', maker);
    execute format('alter default privileges for role %I in schema public grant all on functions to postgres, anon, authenticated, service_role', maker);
  end loop;
end $$;
alter default privileges for role postgres in schema public revoke select, insert, update, delete on tables from anon, authenticated, service_role;
alter default privileges for role postgres in schema public revoke usage, select on sequences from anon, authenticated, service_role;
alter default privileges for role postgres in schema public revoke execute on functions from anon, authenticated, service_role;

create role supabase_storage_admin login noinherit createrole;
alter role supabase_storage_admin set search_path = 'storage';
grant anon, authenticated, service_role to supabase_storage_admin;

create schema storage;
grant usage on schema storage to anon, authenticated, service_role;
grant usage on schema storage to postgres with grant option;
grant all on schema storage to supabase_storage_admin with grant option;
alter default privileges for role supabase_storage_admin in schema storage grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges for role supabase_storage_admin in schema storage grant all on functions to postgres, anon, authenticated, service_role;

set session authorization supabase_storage_admin;

create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets,
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb
);
create unique index bucketid_objname on storage.objects (bucket_id, name);

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to postgres with grant option;

-- A row deleted past the Storage API would leave its file behind for ever.
create function storage.protect_delete() returns trigger
language plpgsql
as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), 'false') <> 'true' then
    raise insufficient_privilege using
      message = 'Direct deletion from storage tables is not allowed. Use the Storage API instead.';
  end if;
  return null;
end $$;
create trigger protect_buckets_delete before delete on storage.buckets
  for each statement execute function storage.protect_delete();
create trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();

reset session authorization;
