-- What staff edit through sync_push. Each block: the table, who reads it, and what sync knows of it. There is no
-- grant to write: procedures write.

create table public.hospital_profile (
  id uuid primary key default '00000000-0000-4000-8000-000000000001',
  name text not null check (private.has_visible_text(name) and length(name) <= 200),
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
  row_version bigint not null default 0,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  translated_from jsonb not null default '{}' check (jsonb_typeof(translated_from) = 'object'),
  share_image text check (private.is_picture(share_image)),
  constraint hospital_profile_one_row check (id = '00000000-0000-4000-8000-000000000001')
);
comment on table public.hospital_profile is
  'The clinic itself: one row with a fixed id, so that all devices mean the same row.';
comment on column public.hospital_profile.share_image is 'Shown where an address of the site is shared.';
create index hospital_profile_last_updated_by_idx on public.hospital_profile (last_updated_by);

create policy "anyone reads the profile" on public.hospital_profile for select using (true);

insert into sync.tables (tbl, rank, noun, name_col, cols, may_delete, images, bucket, staff_only, translated, rank_of_row)
values ('hospital_profile', 2, 'hospital profile', 'name',
  '{name,about_text,mission,address,city,state,pincode,phone_numbers,emails,working_hours,logo_image,banner_image,share_image}',
  false, '{logo_image,banner_image,share_image}', 'hospital-profile', '{last_updated_by,translated_from}',
  '{name,about_text,mission,address,city,state,working_hours}', '0');

create table public.contact_information (
  id uuid primary key default '00000000-0000-4000-8000-000000000002',
  address text check (length(address) <= 20000),
  phone_numbers text[] not null default '{}' check (private.texts_fit(phone_numbers, 500)),
  email_addresses text[] not null default '{}' check (private.texts_fit(email_addresses, 500)),
  working_hours text check (length(working_hours) <= 20000),
  appointment_booking_link text check (private.is_web_address(appointment_booking_link)),
  google_maps_code text check (length(google_maps_code) <= 20000),
  last_updated_by uuid references public.users on delete set null,
  updated_at timestamptz not null default now(),
  row_version bigint not null default 0,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  translated_from jsonb not null default '{}' check (jsonb_typeof(translated_from) = 'object'),
  whatsapp_number text
    check (length(whatsapp_number) <= 40 and whatsapp_number ~ '^\+[0-9 ().-]+$'
      and length(regexp_replace(whatsapp_number, '[^0-9]', '', 'g')) between 8 and 15),
  opening_hours text[] not null default '{}' check (private.is_week(opening_hours)),
  special_hours text[] not null default '{}' check (private.is_special_days(special_hours)),
  constraint contact_information_one_row check (id = '00000000-0000-4000-8000-000000000002')
);
comment on table public.contact_information is
  'How patients reach the clinic: one row. Empty fields fall back to hospital_profile (S-25).';
comment on column public.contact_information.whatsapp_number is 'The clinic on WhatsApp, with the country code.';
comment on column public.contact_information.opening_hours is 'Lines such as "Monday 09:00-13:00".';
comment on column public.contact_information.special_hours is 'Days with other hours, such as "2026-10-20 to 2026-10-22: closed (Dasara)".';
create index contact_information_last_updated_by_idx on public.contact_information (last_updated_by);

create policy "anyone reads how to reach the clinic" on public.contact_information for select using (true);

insert into sync.tables (tbl, rank, noun, cols, may_delete, staff_only, translated, rank_of_row)
values ('contact_information', 2, 'contact information',
  '{address,phone_numbers,email_addresses,working_hours,appointment_booking_link,google_maps_code,whatsapp_number,opening_hours,special_hours}',
  false, '{last_updated_by,translated_from}', '{address,working_hours}', '0');

create table public.doctors (
  id uuid primary key default gen_random_uuid(),
  name text not null check (private.has_visible_text(name) and length(name) <= 200),
  qualification text check (length(qualification) <= 500),
  specialisation text check (length(specialisation) <= 500),
  years_of_experience integer check (years_of_experience between 0 and 100),
  expertise_details text check (length(expertise_details) <= 20000),
  photo text check (private.is_picture(photo)),
  display_order integer not null default 0 check (display_order between 0 and 100000),
  is_enabled boolean not null default true,
  added_by uuid references public.users on delete set null,
  updated_at timestamptz not null default now(),
  row_version bigint not null default 0,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  translated_from jsonb not null default '{}' check (jsonb_typeof(translated_from) = 'object')
);
comment on table public.doctors is 'Shown on /doctors when enabled.';
create index doctors_added_by_idx on public.doctors (added_by);

create policy "anyone reads enabled doctors, staff read all" on public.doctors
  for select using (is_enabled or (select private.rank()) >= 1);

insert into sync.tables (tbl, rank, noun, name_col, cols, images, bucket, staff_only, translated, rank_of_row)
values ('doctors', 2, 'doctor', 'name',
  '{name,qualification,specialisation,years_of_experience,expertise_details,photo,display_order,is_enabled}',
  '{photo}', 'doctors', '{added_by,translated_from}',
  '{name,qualification,specialisation,expertise_details}', 'case when is_enabled then 0 else 1 end');

create table public.services (
  id uuid primary key default gen_random_uuid(),
  service_name text not null check (private.has_visible_text(service_name) and length(service_name) <= 200),
  description text check (length(description) <= 20000),
  icon_image text check (private.is_picture(icon_image)),
  display_order integer not null default 0 check (display_order between 0 and 100000),
  is_enabled boolean not null default true,
  added_by uuid references public.users on delete set null,
  updated_at timestamptz not null default now(),
  row_version bigint not null default 0,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  translated_from jsonb not null default '{}' check (jsonb_typeof(translated_from) = 'object')
);
comment on table public.services is 'Shown on /services and on Home when enabled.';
create index services_added_by_idx on public.services (added_by);

create policy "anyone reads enabled services, staff read all" on public.services
  for select using (is_enabled or (select private.rank()) >= 1);

insert into sync.tables (tbl, rank, noun, name_col, cols, images, bucket, staff_only, translated, rank_of_row)
values ('services', 2, 'service', 'service_name',
  '{service_name,description,icon_image,display_order,is_enabled}', '{icon_image}', 'services',
  '{added_by,translated_from}', '{service_name,description}', 'case when is_enabled then 0 else 1 end');

create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  patient_name text not null check (private.has_visible_text(patient_name) and length(patient_name) <= 200),
  review_english text check (length(review_english) <= 20000),
  review_telugu text check (length(review_telugu) <= 20000),
  patient_photo text check (private.is_picture(patient_photo)),
  star_rating integer default 5 check (star_rating between 1 and 5),
  display_order integer not null default 0 check (display_order between 0 and 100000),
  is_published boolean not null default true,
  added_by uuid references public.users on delete set null,
  updated_at timestamptz not null default now(),
  row_version bigint not null default 0,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  translated_from jsonb not null default '{}' check (jsonb_typeof(translated_from) = 'object')
);
comment on table public.testimonials is 'What patients say, in English and Telugu; shown when published.';
create index testimonials_added_by_idx on public.testimonials (added_by);

create policy "anyone reads published testimonials, staff read all" on public.testimonials
  for select using (is_published or (select private.rank()) >= 1);

insert into sync.tables (tbl, rank, noun, name_col, cols, images, bucket, staff_only, translated, rank_of_row)
values ('testimonials', 2, 'testimonial', 'patient_name',
  '{patient_name,review_english,review_telugu,patient_photo,star_rating,display_order,is_published}',
  '{patient_photo}', 'testimonials', '{added_by,translated_from}', '{patient_name}',
  'case when is_published then 0 else 1 end');

create table public.social_media (
  id uuid primary key default gen_random_uuid(),
  platform_name text not null check (private.has_visible_text(platform_name) and length(platform_name) <= 200),
  profile_url text not null check (private.is_web_address(profile_url)),
  is_enabled boolean not null default true,
  display_order integer not null default 0 check (display_order between 0 and 100000),
  last_updated_by uuid references public.users on delete set null,
  updated_at timestamptz not null default now(),
  row_version bigint not null default 0
);
comment on table public.social_media is 'Links in the footer, shown when enabled.';
create index social_media_last_updated_by_idx on public.social_media (last_updated_by);

create policy "anyone reads enabled links, staff read all" on public.social_media
  for select using (is_enabled or (select private.rank()) >= 1);

insert into sync.tables (tbl, rank, noun, name_col, cols, staff_only, rank_of_row)
values ('social_media', 2, 'social media link', 'platform_name',
  '{platform_name,profile_url,is_enabled,display_order}', '{last_updated_by}',
  'case when is_enabled then 0 else 1 end');

create table public.emergency_cards (
  id uuid primary key default gen_random_uuid(),
  title text not null check (private.has_visible_text(title) and length(title) <= 200),
  slug text not null unique check (private.is_slug(slug)),
  signs text[] not null default '{}' check (private.texts_fit(signs, 500)),
  steps text[] not null default '{}' check (private.texts_fit(steps, 500)),
  avoid text[] not null default '{}' check (private.texts_fit(avoid, 500)),
  display_order integer not null default 0 check (display_order between 0 and 100000),
  is_enabled boolean not null default true,
  row_version bigint not null default 0,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  translated_from jsonb not null default '{}' check (jsonb_typeof(translated_from) = 'object')
);
comment on table public.emergency_cards is
  'What to do in an emergency, one card each. Visitors'' devices store them before anything else.';
comment on column public.emergency_cards.signs is 'How to recognise it, one sign each.';
comment on column public.emergency_cards.steps is 'What to do now, in this order.';
comment on column public.emergency_cards.avoid is 'What not to do.';

insert into sync.tables (tbl, rank, noun, name_col, cols, staff_only, translated, rank_of_row)
values ('emergency_cards', 2, 'emergency card', 'title',
  '{title,slug,signs,steps,avoid,display_order,is_enabled}', '{translated_from}',
  '{title,signs,steps,avoid}', 'case when is_enabled then 0 else 1 end');

create table public.notices (
  id uuid primary key default gen_random_uuid(),
  title text not null check (private.has_visible_text(title) and length(title) <= 200),
  message text check (length(message) <= 500),
  starts_on date not null check (starts_on between '1900-01-01' and '2100-12-31'),
  ends_on date not null check (ends_on between '1900-01-01' and '2100-12-31'),
  is_urgent boolean not null default false,
  display_order integer not null default 0 check (display_order between 0 and 100000),
  is_enabled boolean not null default true,
  row_version bigint not null default 0,
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  translated_from jsonb not null default '{}' check (jsonb_typeof(translated_from) = 'object'),
  constraint notices_end_after_they_begin check (starts_on <= ends_on)
);
comment on table public.notices is
  'What visitors should know for some days. Each device shows them by its own calendar.';
comment on column public.notices.starts_on is 'The first day it is shown, where the clinic is.';
comment on column public.notices.ends_on is 'The last day it is shown, where the clinic is.';
comment on column public.notices.is_urgent is 'On every public page, and not on Home alone.';

insert into sync.tables (tbl, rank, noun, name_col, cols, staff_only, translated, rank_of_row)
values ('notices', 2, 'notice', 'title', '{title,message,starts_on,ends_on,is_urgent,display_order,is_enabled}',
  '{translated_from}', '{title,message}', 'case when is_enabled then 0 else 1 end');
