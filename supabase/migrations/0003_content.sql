-- What content staff edit. Each block reads: columns, comment, policies. Nobody
-- writes these tables directly; sync_push does (0006_sync.sql).

create table public.hospital_profile (
  id uuid primary key default '00000000-0000-4000-8000-000000000001'
    constraint hospital_profile_one_row check (id = '00000000-0000-4000-8000-000000000001'),
  name text not null check (name ~ '[^[:space:]]' and length(name) <= 200),
  about_text text check (length(about_text) <= 20000),
  mission text check (length(mission) <= 20000),
  address text check (length(address) <= 20000),
  city text check (length(city) <= 500),
  state text check (length(state) <= 500),
  pincode text check (length(pincode) <= 500),
  phone_numbers text[] not null default '{}' check (private.texts_fit(phone_numbers, 500)),
  emails text[] not null default '{}' check (private.texts_fit(emails, 500)),
  working_hours text check (length(working_hours) <= 20000),
  logo_image text check (private.is_picture(logo_image)),
  banner_image text check (private.is_picture(banner_image)),
  last_updated_by uuid references public.users on delete set null,
  updated_at timestamptz not null default now(),
  row_version bigint not null default 0
);
comment on table public.hospital_profile is 'The clinic itself: one row, its id fixed so that every device means the same one.';
create index on public.hospital_profile (last_updated_by);

create table public.contact_information (
  id uuid primary key default '00000000-0000-4000-8000-000000000002'
    constraint contact_information_one_row check (id = '00000000-0000-4000-8000-000000000002'),
  address text check (length(address) <= 20000),
  phone_numbers text[] not null default '{}' check (private.texts_fit(phone_numbers, 500)),
  email_addresses text[] not null default '{}' check (private.texts_fit(email_addresses, 500)),
  working_hours text check (length(working_hours) <= 20000),
  appointment_booking_link text check (private.is_web_address(appointment_booking_link)),
  google_maps_code text check (length(google_maps_code) <= 20000),
  last_updated_by uuid references public.users on delete set null,
  updated_at timestamptz not null default now(),
  row_version bigint not null default 0
);
comment on table public.contact_information is 'How patients reach the clinic: one row. Fields left empty fall back to hospital_profile (S-25).';
create index on public.contact_information (last_updated_by);

create table public.doctors (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name ~ '[^[:space:]]' and length(name) <= 200),
  qualification text check (length(qualification) <= 500),
  specialisation text check (length(specialisation) <= 500),
  years_of_experience integer check (years_of_experience between 0 and 100),
  expertise_details text check (length(expertise_details) <= 20000),
  photo text check (private.is_picture(photo)),
  display_order integer not null default 0 check (display_order between 0 and 100000),
  is_enabled boolean not null default true,
  added_by uuid references public.users on delete set null,
  updated_at timestamptz not null default now(),
  row_version bigint not null default 0
);
comment on table public.doctors is 'Shown on /doctors when enabled.';
create index on public.doctors (added_by);

create table public.services (
  id uuid primary key default gen_random_uuid(),
  service_name text not null check (service_name ~ '[^[:space:]]' and length(service_name) <= 200),
  description text check (length(description) <= 20000),
  icon_image text check (private.is_picture(icon_image)),
  display_order integer not null default 0 check (display_order between 0 and 100000),
  is_enabled boolean not null default true,
  added_by uuid references public.users on delete set null,
  updated_at timestamptz not null default now(),
  row_version bigint not null default 0
);
comment on table public.services is 'Shown on /services and on Home when enabled.';
create index on public.services (added_by);

create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  patient_name text not null check (patient_name ~ '[^[:space:]]' and length(patient_name) <= 200),
  review_english text check (length(review_english) <= 20000),
  review_telugu text check (length(review_telugu) <= 20000),
  patient_photo text check (private.is_picture(patient_photo)),
  star_rating integer default 5 check (star_rating between 1 and 5),
  display_order integer not null default 0 check (display_order between 0 and 100000),
  is_published boolean not null default true,
  added_by uuid references public.users on delete set null,
  updated_at timestamptz not null default now(),
  row_version bigint not null default 0
);
comment on table public.testimonials is 'What patients say, in English and Telugu; shown when published.';
create index on public.testimonials (added_by);

create table public.social_media (
  id uuid primary key default gen_random_uuid(),
  platform_name text not null check (platform_name ~ '[^[:space:]]' and length(platform_name) <= 200),
  profile_url text not null check (private.is_web_address(profile_url)),
  is_enabled boolean not null default true,
  display_order integer not null default 0 check (display_order between 0 and 100000),
  last_updated_by uuid references public.users on delete set null,
  updated_at timestamptz not null default now(),
  row_version bigint not null default 0
);
comment on table public.social_media is 'Links in the footer, shown when enabled.';
create index on public.social_media (last_updated_by);

create table public.health_library_categories (
  id uuid primary key default gen_random_uuid(),
  category_name text not null check (category_name ~ '[^[:space:]]' and length(category_name) <= 200),
  slug text not null constraint health_library_categories_slug_key unique check (private.is_slug(slug)),
  display_order integer not null default 0 check (display_order between 0 and 100000),
  is_enabled boolean not null default true,
  row_version bigint not null default 0
);
comment on table public.health_library_categories is 'Headings of the health library.';

create table public.health_library_illnesses (
  id uuid primary key default gen_random_uuid(),
  illness_name text not null check (illness_name ~ '[^[:space:]]' and length(illness_name) <= 200),
  slug text not null constraint health_library_illnesses_slug_key unique check (private.is_slug(slug)),
  short_summary text not null check (short_summary ~ '[^[:space:]]' and length(short_summary) <= 20000),
  meaning text check (length(meaning) <= 20000),
  symptoms text[] not null default '{}' check (private.texts_fit(symptoms, 2000)),
  management_treatment text[] not null default '{}' check (private.texts_fit(management_treatment, 2000)),
  category_id uuid references public.health_library_categories on delete set null,
  tags text[] not null default '{}' check (private.texts_fit(tags, 500)),
  visibility text not null default 'draft' check (visibility in ('draft', 'published')),
  display_order integer not null default 0 check (display_order between 0 and 100000),
  row_version bigint not null default 0
);
comment on table public.health_library_illnesses is 'Pages of the health library; the public sees published ones while the library is on.';
create index on public.health_library_illnesses (category_id);

create table public.health_library_images (
  id uuid primary key default gen_random_uuid(),
  illness_id uuid not null references public.health_library_illnesses on delete cascade,
  image_url text not null check (private.is_picture(image_url)),
  alt_text text check (length(alt_text) <= 500),
  display_order integer not null default 0 check (display_order between 0 and 100000),
  row_version bigint not null default 0
);
comment on table public.health_library_images is 'Pictures of an illness page; as public as the page.';
create index on public.health_library_images (illness_id);
