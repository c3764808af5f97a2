-- Looks of the site. modern_themes holds the last saved config, theme_versions
-- every saved one; the public reads only the live version (S-32).

create table public.modern_themes (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name ~ '[^[:space:]]' and length(name) <= 200),
  slug text not null constraint modern_themes_slug_key unique check (private.is_slug(slug)),
  description text check (length(description) <= 20000),
  is_preset boolean not null default false,
  validation_status text not null default 'pending' check (validation_status in ('passed', 'failed', 'pending')),
  version_number integer not null default 1 check (version_number >= 1),
  created_at timestamptz not null default now(),
  config jsonb not null check (jsonb_typeof(config) = 'object' and octet_length(config::text) <= 65536),
  config_hash text not null,
  row_version bigint not null default 0
);
comment on table public.modern_themes is 'Themes as last saved. Presets are never changed or deleted.';

create table public.theme_versions (
  id uuid primary key default gen_random_uuid(),
  theme_id uuid not null references public.modern_themes on delete cascade,
  version_number integer not null check (version_number >= 1),
  name text not null,
  config jsonb not null check (jsonb_typeof(config) = 'object' and octet_length(config::text) <= 65536),
  config_hash text not null,
  change_description text not null default 'Theme configuration updated' check (length(change_description) <= 2000),
  created_by uuid references public.users on delete set null,
  created_at timestamptz not null default now(),
  row_version bigint not null default 0,
  unique (theme_id, version_number)
);
comment on table public.theme_versions is 'Every config a theme was saved with; what the public sees is one of these.';
create index on public.theme_versions (created_by);

create table public.modern_site_settings (
  id uuid primary key default '00000000-0000-4000-8000-000000000003'
    constraint modern_site_settings_one_row check (id = '00000000-0000-4000-8000-000000000003'),
  health_library_enabled boolean not null default true,
  active_theme_id uuid references public.modern_themes on delete restrict,
  active_version_id uuid references public.theme_versions on delete restrict,
  theme_hash text,
  activated_at timestamptz,
  rollback_deadline timestamptz,
  previous_theme_id uuid references public.modern_themes on delete set null,
  previous_version_id uuid references public.theme_versions on delete set null,
  row_version bigint not null default 0
);
comment on table public.modern_site_settings is 'The switches of the site: one row.';
create index on public.modern_site_settings (active_theme_id);
create index on public.modern_site_settings (active_version_id);
create index on public.modern_site_settings (previous_theme_id);
create index on public.modern_site_settings (previous_version_id);
insert into public.modern_site_settings default values;
