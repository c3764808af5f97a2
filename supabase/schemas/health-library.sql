-- The health library: categories, illnesses and their pictures.

-- True while the health library is open to visitors.
create or replace function sync.library_open() returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce((select health_library_enabled from public.modern_site_settings), true);
end $$;

-- sync.library_open() with the rights of its owner: a visitor cannot read the settings.
create or replace function private.library_open() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return sync.library_open();
end $$;

create table public.health_library_categories (
  id uuid primary key default gen_random_uuid(),
  category_name text not null check (private.has_visible_text(category_name) and length(category_name) <= 200),
  slug text not null unique check (private.is_slug(slug)),
  display_order integer not null default 0 check (display_order between 0 and 100000),
  is_enabled boolean not null default true,
  row_version bigint not null default 0,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  translated_from jsonb not null default '{}' check (jsonb_typeof(translated_from) = 'object')
);
comment on table public.health_library_categories is 'Headings of the health library.';

create policy "anyone reads enabled categories, staff read all" on public.health_library_categories
  for select using (is_enabled or (select private.rank()) >= 1);

insert into sync.tables (tbl, rank, noun, name_col, cols, staff_only, translated, rank_of_row)
values ('health_library_categories', 2, 'category', 'category_name',
  '{category_name,slug,display_order,is_enabled}', '{translated_from}', '{category_name}',
  'case when is_enabled then 0 else 1 end');

create table public.health_library_illnesses (
  id uuid primary key default gen_random_uuid(),
  illness_name text not null check (private.has_visible_text(illness_name) and length(illness_name) <= 200),
  slug text not null unique check (private.is_slug(slug)),
  short_summary text not null check (private.has_visible_text(short_summary) and length(short_summary) <= 20000),
  meaning text check (length(meaning) <= 20000),
  symptoms text[] not null default '{}' check (private.texts_fit(symptoms, 2000)),
  management_treatment text[] not null default '{}' check (private.texts_fit(management_treatment, 2000)),
  category_id uuid references public.health_library_categories on delete set null,
  tags text[] not null default '{}' check (private.texts_fit(tags, 500)),
  visibility text not null default 'draft' check (visibility in ('draft', 'published')),
  display_order integer not null default 0 check (display_order between 0 and 100000),
  row_version bigint not null default 0,
  when_to_get_help text check (length(when_to_get_help) <= 20000),
  last_reviewed_on date check (last_reviewed_on between '1900-01-01' and '2100-12-31'),
  last_reviewed_by text check (length(last_reviewed_by) <= 200),
  also_called text[] not null default '{}'
    check (private.texts_fit(also_called, 80) and cardinality(also_called) <= 60),
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  translated_from jsonb not null default '{}' check (jsonb_typeof(translated_from) = 'object'),
  service_ids uuid[] not null default '{}' check (private.ids_fit(service_ids)),
  doctor_ids uuid[] not null default '{}' check (private.ids_fit(doctor_ids)),
  related_ids uuid[] not null default '{}' check (private.ids_fit(related_ids))
);
comment on table public.health_library_illnesses is
  'Pages of the health library. Visitors see published ones while the library is open.';
comment on column public.health_library_illnesses.when_to_get_help is 'One point per line, shown as a card near the top of the page.';
comment on column public.health_library_illnesses.also_called is 'What people call it, in any script.';
comment on column public.health_library_illnesses.service_ids is 'Services for it, in this order. Ids of deleted or hidden ones are skipped.';
comment on column public.health_library_illnesses.doctor_ids is 'Doctors for it, in this order. Ids of deleted or hidden ones are skipped.';
comment on column public.health_library_illnesses.related_ids is 'Illnesses to read next, in this order. Ids of deleted or hidden ones are skipped.';
create index health_library_illnesses_category_id_idx on public.health_library_illnesses (category_id);

create policy "anyone reads published illnesses of an open library, staff read all" on public.health_library_illnesses
  for select using ((visibility = 'published' and (select private.library_open())) or (select private.rank()) >= 1);

insert into sync.tables (tbl, rank, noun, name_col, cols, staff_only, translated, portion_by, rank_of_row)
values ('health_library_illnesses', 2, 'illness', 'illness_name',
  '{illness_name,slug,short_summary,meaning,symptoms,management_treatment,when_to_get_help,category_id,tags,last_reviewed_on,last_reviewed_by,visibility,display_order,also_called,service_ids,doctor_ids,related_ids}',
  '{translated_from}',
  '{illness_name,short_summary,meaning,symptoms,management_treatment,when_to_get_help,tags}', 'id',
  'case when visibility = ''published'' and (select sync.library_open()) then 0 else 1 end');

create table public.health_library_images (
  id uuid primary key default gen_random_uuid(),
  illness_id uuid not null references public.health_library_illnesses on delete cascade,
  image_url text not null check (private.is_picture(image_url)),
  alt_text text check (length(alt_text) <= 500),
  display_order integer not null default 0 check (display_order between 0 and 100000),
  row_version bigint not null default 0,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  translated_from jsonb not null default '{}' check (jsonb_typeof(translated_from) = 'object')
);
comment on table public.health_library_images is 'Pictures of the page of an illness, as public as the page.';
create index health_library_images_illness_id_idx on public.health_library_images (illness_id);

create policy "anyone reads pictures of the illnesses they may read" on public.health_library_images
  for select using (exists (select from public.health_library_illnesses i where i.id = illness_id));

insert into sync.tables (tbl, rank, noun, cols, ordered_within, images, bucket, staff_only, translated, portion_by, rank_of_row, joins)
values ('health_library_images', 2, 'illness picture', '{illness_id,image_url,alt_text,display_order}',
  'illness_id', '{image_url}', 'health-library', '{translated_from}', '{alt_text}', 'illness_id',
  'case when i.visibility = ''published'' and (select sync.library_open()) then 0 else 1 end',
  'join public.health_library_illnesses i on i.id = r.illness_id');
