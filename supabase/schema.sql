-- The database as it stands after all of supabase/migrations, for people to read: `npm run schema`
-- writes this file from the catalog, and a test compares the two. Nothing runs it. Indexes, triggers,
-- policies and rights stand below their table; what nobody but the owner may do has no grant. A rule
-- without a name has the one Postgres makes: <table>_<column>_check, _fkey, _key, <table>_pkey.


----------------------------------------------------------------------------------------------------
-- public: standard public schema
----------------------------------------------------------------------------------------------------

-- One row per change. user_id has no foreign key: a deleted user's history stays his (S-22).
create table public.activity_logs (
  id uuid not null default gen_random_uuid() primary key,
  user_id uuid,
  action text not null,
  description text not null,
  table_affected text,
  record_id uuid,
  changes jsonb,
  created_at timestamp with time zone not null default clock_timestamp()
);
create index activity_logs_action_created_at_idx on public.activity_logs using btree (action, created_at desc);
create index activity_logs_created_at_id_idx on public.activity_logs using btree (created_at desc, id);
create index activity_logs_record_id_created_at_idx on public.activity_logs using btree (record_id, created_at desc, id);
create index activity_logs_user_id_created_at_idx on public.activity_logs using btree (user_id, created_at desc);
create trigger one_line before insert on public.activity_logs for each row execute function private.one_line();
create policy "admins read the log" on public.activity_logs for select
  using ((( select private.rank() as rank)) >= 3);
grant all on public.activity_logs to service_role;
grant select (id, user_id, action, description, table_affected, record_id, changes, created_at) on public.activity_logs to anon, authenticated;

-- How patients reach the clinic: one row. Fields left empty fall back to hospital_profile (S-25).
create table public.contact_information (
  id uuid not null default '00000000-0000-4000-8000-000000000002'::uuid primary key,
  address text check (length(address) <= 20000),
  phone_numbers text[] not null default '{}'::text[] check (private.texts_fit(phone_numbers, 500)),
  email_addresses text[] not null default '{}'::text[] check (private.texts_fit(email_addresses, 500)),
  working_hours text check (length(working_hours) <= 20000),
  appointment_booking_link text check (private.is_web_address(appointment_booking_link)),
  google_maps_code text check (length(google_maps_code) <= 20000),
  last_updated_by uuid references public.users(id) on delete set null,
  updated_at timestamp with time zone not null default now(),
  row_version bigint not null default 0,
  translations jsonb not null default '{}'::jsonb check (jsonb_typeof(translations) = 'object'::text),
  translated_from jsonb not null default '{}'::jsonb check (jsonb_typeof(translated_from) = 'object'::text),
  whatsapp_number text check (length(whatsapp_number) <= 40 and whatsapp_number ~ '^\+[0-9 ().-]+$'::text and length(regexp_replace(whatsapp_number, '[^0-9]'::text, ''::text, 'g'::text)) >= 8 and length(regexp_replace(whatsapp_number, '[^0-9]'::text, ''::text, 'g'::text)) <= 15) /* The clinic on WhatsApp, with the country code. */,
  opening_hours text[] not null default '{}'::text[] check (private.is_week(opening_hours)) /* Lines such as "Monday 09:00-13:00". */,
  special_hours text[] not null default '{}'::text[] check (private.is_special_days(special_hours)) /* Days that are otherwise, such as "2026-10-20 to 2026-10-22: closed (Dasara)". */,
  constraint contact_information_one_row check (id = '00000000-0000-4000-8000-000000000002'::uuid)
);
create index contact_information_last_updated_by_idx on public.contact_information using btree (last_updated_by);
create index contact_information_row_version_idx on public.contact_information using btree (row_version);
create trigger sync_0 before truncate on public.contact_information for each statement execute function sync.bump();
create trigger sync_1 before insert or delete or update on public.contact_information for each statement execute function sync.bump();
create trigger sync_10 after delete on public.contact_information referencing old table as changed for each statement execute function sync.keep_sums();
create trigger sync_2 before insert or update on public.contact_information for each row execute function sync.stamp();
create trigger sync_3 after delete on public.contact_information for each row execute function sync.bury();
create trigger sync_4 after insert or delete or update on public.contact_information for each row execute function sync.log_direct_change();
create trigger sync_6 before insert or update of translations, translated_from on public.contact_information for each row execute function sync.check_translations();
create trigger sync_8 after insert on public.contact_information referencing new table as changed for each statement execute function sync.keep_sums();
create trigger sync_9 after update on public.contact_information referencing old table as was new table as changed for each statement execute function sync.keep_sums();
create policy "anyone reads how to reach the clinic" on public.contact_information for select
  using (true);
grant all on public.contact_information to service_role;
grant select (id, address, phone_numbers, email_addresses, working_hours, appointment_booking_link, google_maps_code, updated_at, row_version, translations, whatsapp_number, opening_hours, special_hours) on public.contact_information to anon, authenticated;

-- Shown on /doctors when enabled.
create table public.doctors (
  id uuid not null default gen_random_uuid() primary key,
  name text not null check (private.shows(name) and length(name) <= 200),
  qualification text check (length(qualification) <= 500),
  specialisation text check (length(specialisation) <= 500),
  years_of_experience integer check (years_of_experience >= 0 and years_of_experience <= 100),
  expertise_details text check (length(expertise_details) <= 20000),
  photo text check (private.is_picture(photo)),
  display_order integer not null default 0 check (display_order >= 0 and display_order <= 100000),
  is_enabled boolean not null default true,
  added_by uuid references public.users(id) on delete set null,
  updated_at timestamp with time zone not null default now(),
  row_version bigint not null default 0,
  translations jsonb not null default '{}'::jsonb check (jsonb_typeof(translations) = 'object'::text),
  translated_from jsonb not null default '{}'::jsonb check (jsonb_typeof(translated_from) = 'object'::text)
);
create index doctors_added_by_idx on public.doctors using btree (added_by);
create index doctors_row_version_idx on public.doctors using btree (row_version);
create trigger sync_0 before truncate on public.doctors for each statement execute function sync.bump();
create trigger sync_1 before insert or delete or update on public.doctors for each statement execute function sync.bump();
create trigger sync_10 after delete on public.doctors referencing old table as changed for each statement execute function sync.keep_sums();
create trigger sync_2 before insert or update on public.doctors for each row execute function sync.stamp();
create trigger sync_3 after delete on public.doctors for each row execute function sync.bury();
create trigger sync_4 after insert or delete or update on public.doctors for each row execute function sync.log_direct_change();
create trigger sync_6 before insert or update of translations, translated_from on public.doctors for each row execute function sync.check_translations();
create trigger sync_8 after insert on public.doctors referencing new table as changed for each statement execute function sync.keep_sums();
create trigger sync_9 after update on public.doctors referencing old table as was new table as changed for each statement execute function sync.keep_sums();
create policy "anyone reads enabled doctors, staff read all" on public.doctors for select
  using (is_enabled or (( select private.rank() as rank)) >= 1);
grant all on public.doctors to service_role;
grant select (id, name, qualification, specialisation, years_of_experience, expertise_details, photo, display_order, is_enabled, updated_at, row_version, translations) on public.doctors to anon, authenticated;

-- What to do in an emergency, one card each; kept by visitors' devices before anything else.
create table public.emergency_cards (
  id uuid not null default gen_random_uuid() primary key,
  title text not null check (private.shows(title) and length(title) <= 200),
  slug text not null unique check (private.is_slug(slug)),
  signs text[] not null default '{}'::text[] check (private.texts_fit(signs, 500)) /* How to tell, one sign each. */,
  steps text[] not null default '{}'::text[] check (private.texts_fit(steps, 500)) /* Do this now, in this order. */,
  avoid text[] not null default '{}'::text[] check (private.texts_fit(avoid, 500)) /* Do not do this. */,
  display_order integer not null default 0 check (display_order >= 0 and display_order <= 100000),
  is_enabled boolean not null default true,
  row_version bigint not null default 0,
  translations jsonb not null default '{}'::jsonb check (jsonb_typeof(translations) = 'object'::text),
  translated_from jsonb not null default '{}'::jsonb check (jsonb_typeof(translated_from) = 'object'::text)
);
create index emergency_cards_row_version_idx on public.emergency_cards using btree (row_version);
create trigger sync_0 before truncate on public.emergency_cards for each statement execute function sync.bump();
create trigger sync_1 before insert or delete or update on public.emergency_cards for each statement execute function sync.bump();
create trigger sync_10 after delete on public.emergency_cards referencing old table as changed for each statement execute function sync.keep_sums();
create trigger sync_2 before insert or update on public.emergency_cards for each row execute function sync.stamp();
create trigger sync_3 after delete on public.emergency_cards for each row execute function sync.bury();
create trigger sync_4 after insert or delete or update on public.emergency_cards for each row execute function sync.log_direct_change();
create trigger sync_6 before insert or update of translations, translated_from on public.emergency_cards for each row execute function sync.check_translations();
create trigger sync_8 after insert on public.emergency_cards referencing new table as changed for each statement execute function sync.keep_sums();
create trigger sync_9 after update on public.emergency_cards referencing old table as was new table as changed for each statement execute function sync.keep_sums();
create policy "whoever sync.feed shows it to" on public.emergency_cards for select
  using (
case
    when is_enabled then 0
    else 1
end <= (( select private.rank() as rank)));
grant all on public.emergency_cards to service_role;
grant select (id, title, slug, signs, steps, avoid, display_order, is_enabled, row_version, translations) on public.emergency_cards to anon, authenticated;

-- Headings of the health library.
create table public.health_library_categories (
  id uuid not null default gen_random_uuid() primary key,
  category_name text not null check (private.shows(category_name) and length(category_name) <= 200),
  slug text not null unique check (private.is_slug(slug)),
  display_order integer not null default 0 check (display_order >= 0 and display_order <= 100000),
  is_enabled boolean not null default true,
  row_version bigint not null default 0,
  translations jsonb not null default '{}'::jsonb check (jsonb_typeof(translations) = 'object'::text),
  translated_from jsonb not null default '{}'::jsonb check (jsonb_typeof(translated_from) = 'object'::text)
);
create index health_library_categories_row_version_idx on public.health_library_categories using btree (row_version);
create trigger sync_0 before truncate on public.health_library_categories for each statement execute function sync.bump();
create trigger sync_1 before insert or delete or update on public.health_library_categories for each statement execute function sync.bump();
create trigger sync_10 after delete on public.health_library_categories referencing old table as changed for each statement execute function sync.keep_sums();
create trigger sync_2 before insert or update on public.health_library_categories for each row execute function sync.stamp();
create trigger sync_3 after delete on public.health_library_categories for each row execute function sync.bury();
create trigger sync_4 after insert or delete or update on public.health_library_categories for each row execute function sync.log_direct_change();
create trigger sync_6 before insert or update of translations, translated_from on public.health_library_categories for each row execute function sync.check_translations();
create trigger sync_7 before delete on public.health_library_categories for each row execute function sync.note_what_hangs();
create trigger sync_8 after insert on public.health_library_categories referencing new table as changed for each statement execute function sync.keep_sums();
create trigger sync_9 after update on public.health_library_categories referencing old table as was new table as changed for each statement execute function sync.keep_sums();
create policy "anyone reads enabled categories, staff read all" on public.health_library_categories for select
  using (is_enabled or (( select private.rank() as rank)) >= 1);
grant all on public.health_library_categories to service_role;
grant select (id, category_name, slug, display_order, is_enabled, row_version, translations) on public.health_library_categories to anon, authenticated;

-- Pages of the health library; the public sees published ones while the library is on.
create table public.health_library_illnesses (
  id uuid not null default gen_random_uuid() primary key,
  illness_name text not null check (private.shows(illness_name) and length(illness_name) <= 200),
  slug text not null unique check (private.is_slug(slug)),
  short_summary text not null check (private.shows(short_summary) and length(short_summary) <= 20000),
  meaning text check (length(meaning) <= 20000),
  symptoms text[] not null default '{}'::text[] check (private.texts_fit(symptoms, 2000)),
  management_treatment text[] not null default '{}'::text[] check (private.texts_fit(management_treatment, 2000)),
  category_id uuid references public.health_library_categories(id) on delete set null,
  tags text[] not null default '{}'::text[] check (private.texts_fit(tags, 500)),
  visibility text not null default 'draft'::text check (visibility = any (array['draft'::text, 'published'::text])),
  display_order integer not null default 0 check (display_order >= 0 and display_order <= 100000),
  row_version bigint not null default 0,
  when_to_get_help text check (length(when_to_get_help) <= 20000) /* One point per line, shown as a card near the top of the page. */,
  last_reviewed_on date check (last_reviewed_on >= '1900-01-01'::date and last_reviewed_on <= '2100-12-31'::date),
  last_reviewed_by text check (length(last_reviewed_by) <= 200),
  also_called text[] not null default '{}'::text[] check (private.texts_fit(also_called, 80) and cardinality(also_called) <= 60) /* What people call it, in any script. */,
  translations jsonb not null default '{}'::jsonb check (jsonb_typeof(translations) = 'object'::text),
  translated_from jsonb not null default '{}'::jsonb check (jsonb_typeof(translated_from) = 'object'::text),
  service_ids uuid[] not null default '{}'::uuid[] check (private.ids_fit(service_ids)) /* Services that fit it, in this order; ids of gone or hidden ones are passed over. */,
  doctor_ids uuid[] not null default '{}'::uuid[] check (private.ids_fit(doctor_ids)) /* Doctors to see for it, in this order; ids of gone or hidden ones are passed over. */,
  related_ids uuid[] not null default '{}'::uuid[] check (private.ids_fit(related_ids)) /* Illnesses to read next, in this order; ids of gone or hidden ones are passed over. */
);
create index health_library_illnesses_category_id_idx on public.health_library_illnesses using btree (category_id);
create index health_library_illnesses_row_version_idx on public.health_library_illnesses using btree (row_version);
create trigger sync_0 before truncate on public.health_library_illnesses for each statement execute function sync.bump();
create trigger sync_1 before insert or delete or update on public.health_library_illnesses for each statement execute function sync.bump();
create trigger sync_10 after delete on public.health_library_illnesses referencing old table as changed for each statement execute function sync.keep_sums();
create trigger sync_2 before insert or update on public.health_library_illnesses for each row execute function sync.stamp();
create trigger sync_3 after delete on public.health_library_illnesses for each row execute function sync.bury();
create trigger sync_4 after insert or delete or update on public.health_library_illnesses for each row execute function sync.log_direct_change();
create trigger sync_5 after update of visibility on public.health_library_illnesses for each row when (old.visibility is distinct from new.visibility) execute function sync.touch_images();
create trigger sync_6 before insert or update of translations, translated_from on public.health_library_illnesses for each row execute function sync.check_translations();
create trigger sync_7 before delete on public.health_library_illnesses for each row execute function sync.note_what_hangs();
create trigger sync_8 after insert on public.health_library_illnesses referencing new table as changed for each statement execute function sync.keep_sums();
create trigger sync_9 after update on public.health_library_illnesses referencing old table as was new table as changed for each statement execute function sync.keep_sums();
create policy "anyone reads published illnesses of an open library, staff read" on public.health_library_illnesses for select
  using (visibility = 'published'::text and ( select private.library_open() as library_open) or (( select private.rank() as rank)) >= 1);
grant all on public.health_library_illnesses to service_role;
grant select (id, illness_name, slug, short_summary, meaning, symptoms, management_treatment, category_id, tags, visibility, display_order, row_version, when_to_get_help, last_reviewed_on, last_reviewed_by, also_called, translations, service_ids, doctor_ids, related_ids) on public.health_library_illnesses to anon, authenticated;

-- Pictures of an illness page; as public as the page.
create table public.health_library_images (
  id uuid not null default gen_random_uuid() primary key,
  illness_id uuid not null references public.health_library_illnesses(id) on delete cascade,
  image_url text not null check (private.is_picture(image_url)),
  alt_text text check (length(alt_text) <= 500),
  display_order integer not null default 0 check (display_order >= 0 and display_order <= 100000),
  row_version bigint not null default 0,
  translations jsonb not null default '{}'::jsonb check (jsonb_typeof(translations) = 'object'::text),
  translated_from jsonb not null default '{}'::jsonb check (jsonb_typeof(translated_from) = 'object'::text)
);
create index health_library_images_illness_id_idx on public.health_library_images using btree (illness_id);
create index health_library_images_row_version_idx on public.health_library_images using btree (row_version);
create trigger sync_0 before truncate on public.health_library_images for each statement execute function sync.bump();
create trigger sync_1 before insert or delete or update on public.health_library_images for each statement execute function sync.bump();
create trigger sync_10 after delete on public.health_library_images referencing old table as changed for each statement execute function sync.keep_sums();
create trigger sync_2 before insert or update on public.health_library_images for each row execute function sync.stamp();
create trigger sync_3 after delete on public.health_library_images for each row execute function sync.bury();
create trigger sync_4 after insert or delete or update on public.health_library_images for each row execute function sync.log_direct_change();
create trigger sync_6 before insert or update of translations, translated_from on public.health_library_images for each row execute function sync.check_translations();
create trigger sync_8 after insert on public.health_library_images referencing new table as changed for each statement execute function sync.keep_sums();
create trigger sync_9 after update on public.health_library_images referencing old table as was new table as changed for each statement execute function sync.keep_sums();
create policy "anyone reads pictures of the illnesses they may read" on public.health_library_images for select
  using ((exists ( select
   from public.health_library_illnesses i
  where i.id = health_library_images.illness_id)));
grant all on public.health_library_images to service_role;
grant select (id, illness_id, image_url, alt_text, display_order, row_version, translations) on public.health_library_images to anon, authenticated;

-- The clinic itself: one row, its id fixed so that every device means the same one.
create table public.hospital_profile (
  id uuid not null default '00000000-0000-4000-8000-000000000001'::uuid primary key,
  name text not null check (private.shows(name) and length(name) <= 200),
  about_text text check (length(about_text) <= 20000),
  mission text check (length(mission) <= 20000),
  address text check (length(address) <= 20000),
  city text check (length(city) <= 500),
  state text check (length(state) <= 500),
  pincode text check (length(pincode) <= 500),
  phone_numbers text[] not null default '{}'::text[] check (private.texts_fit(phone_numbers, 500)),
  emails text[] not null default '{}'::text[] check (private.texts_fit(emails, 500)),
  working_hours text check (length(working_hours) <= 20000),
  logo_image text check (private.is_picture(logo_image)),
  banner_image text check (private.is_picture(banner_image)),
  last_updated_by uuid references public.users(id) on delete set null,
  updated_at timestamp with time zone not null default now(),
  row_version bigint not null default 0,
  translations jsonb not null default '{}'::jsonb check (jsonb_typeof(translations) = 'object'::text),
  translated_from jsonb not null default '{}'::jsonb check (jsonb_typeof(translated_from) = 'object'::text),
  share_image text check (private.is_picture(share_image)) /* Shown where an address of the site is shared. */,
  constraint hospital_profile_one_row check (id = '00000000-0000-4000-8000-000000000001'::uuid)
);
create index hospital_profile_last_updated_by_idx on public.hospital_profile using btree (last_updated_by);
create index hospital_profile_row_version_idx on public.hospital_profile using btree (row_version);
create trigger sync_0 before truncate on public.hospital_profile for each statement execute function sync.bump();
create trigger sync_1 before insert or delete or update on public.hospital_profile for each statement execute function sync.bump();
create trigger sync_10 after delete on public.hospital_profile referencing old table as changed for each statement execute function sync.keep_sums();
create trigger sync_2 before insert or update on public.hospital_profile for each row execute function sync.stamp();
create trigger sync_3 after delete on public.hospital_profile for each row execute function sync.bury();
create trigger sync_4 after insert or delete or update on public.hospital_profile for each row execute function sync.log_direct_change();
create trigger sync_6 before insert or update of translations, translated_from on public.hospital_profile for each row execute function sync.check_translations();
create trigger sync_8 after insert on public.hospital_profile referencing new table as changed for each statement execute function sync.keep_sums();
create trigger sync_9 after update on public.hospital_profile referencing old table as was new table as changed for each statement execute function sync.keep_sums();
create policy "anyone reads the profile" on public.hospital_profile for select
  using (true);
grant all on public.hospital_profile to service_role;
grant select (id, name, about_text, mission, address, city, state, pincode, phone_numbers, emails, working_hours, logo_image, banner_image, updated_at, row_version, translations, share_image) on public.hospital_profile to anon, authenticated;

-- The switches of the site: one row.
create table public.modern_site_settings (
  id uuid not null default '00000000-0000-4000-8000-000000000003'::uuid primary key,
  health_library_enabled boolean not null default true,
  active_theme_id uuid references public.modern_themes(id) on delete restrict,
  active_version_id uuid references public.theme_versions(id) on delete restrict,
  theme_hash text,
  activated_at timestamp with time zone,
  rollback_deadline timestamp with time zone,
  previous_theme_id uuid references public.modern_themes(id) on delete set null,
  previous_version_id uuid references public.theme_versions(id) on delete set null,
  row_version bigint not null default 0,
  constraint modern_site_settings_one_row check (id = '00000000-0000-4000-8000-000000000003'::uuid)
);
create index modern_site_settings_active_theme_id_idx on public.modern_site_settings using btree (active_theme_id);
create index modern_site_settings_active_version_id_idx on public.modern_site_settings using btree (active_version_id);
create index modern_site_settings_previous_theme_id_idx on public.modern_site_settings using btree (previous_theme_id);
create index modern_site_settings_previous_version_id_idx on public.modern_site_settings using btree (previous_version_id);
create index modern_site_settings_row_version_idx on public.modern_site_settings using btree (row_version);
create trigger sync_0 before truncate on public.modern_site_settings for each statement execute function sync.bump();
create trigger sync_1 before insert or delete or update on public.modern_site_settings for each statement execute function sync.bump();
create trigger sync_10 after delete on public.modern_site_settings referencing old table as changed for each statement execute function sync.keep_sums();
create trigger sync_2 before insert or update on public.modern_site_settings for each row execute function sync.stamp();
create trigger sync_3 after delete on public.modern_site_settings for each row execute function sync.bury();
create trigger sync_4 after insert or delete or update on public.modern_site_settings for each row execute function sync.log_direct_change();
create trigger sync_5 after update on public.modern_site_settings for each row execute function sync.touch_by_settings();
create trigger sync_8 after insert on public.modern_site_settings referencing new table as changed for each statement execute function sync.keep_sums();
create trigger sync_9 after update on public.modern_site_settings referencing old table as was new table as changed for each statement execute function sync.keep_sums();
create policy "staff read the settings" on public.modern_site_settings for select
  using ((( select private.rank() as rank)) >= 1);
grant all on public.modern_site_settings to service_role;
grant select (id, health_library_enabled, active_theme_id, theme_hash, row_version) on public.modern_site_settings to anon, authenticated;

-- Themes as last saved. Presets are never changed or deleted.
create table public.modern_themes (
  id uuid not null default gen_random_uuid() primary key,
  name text not null check (private.shows(name) and length(name) <= 200),
  slug text not null unique check (private.is_slug(slug)),
  description text check (length(description) <= 20000),
  is_preset boolean not null default false,
  validation_status text not null default 'pending'::text check (validation_status = any (array['passed'::text, 'failed'::text, 'pending'::text])),
  version_number integer not null default 1 check (version_number >= 1),
  created_at timestamp with time zone not null default now(),
  config jsonb not null check (jsonb_typeof(config) = 'object'::text and octet_length(config::text) <= 65536),
  config_hash text not null,
  row_version bigint not null default 0
);
create index modern_themes_row_version_idx on public.modern_themes using btree (row_version);
create trigger sync_0 before truncate on public.modern_themes for each statement execute function sync.bump();
create trigger sync_1 before insert or delete or update on public.modern_themes for each statement execute function sync.bump();
create trigger sync_10 after delete on public.modern_themes referencing old table as changed for each statement execute function sync.keep_sums();
create trigger sync_2 before insert or update on public.modern_themes for each row execute function sync.stamp();
create trigger sync_3 after delete on public.modern_themes for each row execute function sync.bury();
create trigger sync_4 after insert or delete or update on public.modern_themes for each row execute function sync.log_direct_change();
create trigger sync_8 after insert on public.modern_themes referencing new table as changed for each statement execute function sync.keep_sums();
create trigger sync_9 after update on public.modern_themes referencing old table as was new table as changed for each statement execute function sync.keep_sums();
create policy "staff read themes" on public.modern_themes for select
  using ((( select private.rank() as rank)) >= 1);
grant all on public.modern_themes to service_role;
grant select (id, name, slug, description, is_preset, validation_status, version_number, created_at, config, config_hash, row_version) on public.modern_themes to anon, authenticated;

-- What visitors should know for some days; each device shows them by its own calendar.
create table public.notices (
  id uuid not null default gen_random_uuid() primary key,
  title text not null check (private.shows(title) and length(title) <= 200),
  message text check (length(message) <= 500),
  starts_on date not null check (starts_on >= '1900-01-01'::date and starts_on <= '2100-12-31'::date) /* The first day it is shown, where the clinic is. */,
  ends_on date not null check (ends_on >= '1900-01-01'::date and ends_on <= '2100-12-31'::date) /* The last day it is shown, where the clinic is. */,
  is_urgent boolean not null default false /* On every public page, and not on Home alone. */,
  display_order integer not null default 0 check (display_order >= 0 and display_order <= 100000),
  is_enabled boolean not null default true,
  row_version bigint not null default 0,
  translations jsonb not null default '{}'::jsonb check (jsonb_typeof(translations) = 'object'::text),
  translated_from jsonb not null default '{}'::jsonb check (jsonb_typeof(translated_from) = 'object'::text),
  constraint notices_end_after_they_begin check (starts_on <= ends_on)
);
create index notices_row_version_idx on public.notices using btree (row_version);
create trigger sync_0 before truncate on public.notices for each statement execute function sync.bump();
create trigger sync_1 before insert or delete or update on public.notices for each statement execute function sync.bump();
create trigger sync_10 after delete on public.notices referencing old table as changed for each statement execute function sync.keep_sums();
create trigger sync_2 before insert or update on public.notices for each row execute function sync.stamp();
create trigger sync_3 after delete on public.notices for each row execute function sync.bury();
create trigger sync_4 after insert or delete or update on public.notices for each row execute function sync.log_direct_change();
create trigger sync_6 before insert or update of translations, translated_from on public.notices for each row execute function sync.check_translations();
create trigger sync_8 after insert on public.notices referencing new table as changed for each statement execute function sync.keep_sums();
create trigger sync_9 after update on public.notices referencing old table as was new table as changed for each statement execute function sync.keep_sums();
create policy "whoever sync.feed shows it to" on public.notices for select
  using (
case
    when is_enabled then 0
    else 1
end <= (( select private.rank() as rank)));
grant all on public.notices to service_role;
grant select (id, title, message, starts_on, ends_on, is_urgent, display_order, is_enabled, row_version, translations) on public.notices to anon, authenticated;

-- Shown on /services and on Home when enabled.
create table public.services (
  id uuid not null default gen_random_uuid() primary key,
  service_name text not null check (private.shows(service_name) and length(service_name) <= 200),
  description text check (length(description) <= 20000),
  icon_image text check (private.is_picture(icon_image)),
  display_order integer not null default 0 check (display_order >= 0 and display_order <= 100000),
  is_enabled boolean not null default true,
  added_by uuid references public.users(id) on delete set null,
  updated_at timestamp with time zone not null default now(),
  row_version bigint not null default 0,
  translations jsonb not null default '{}'::jsonb check (jsonb_typeof(translations) = 'object'::text),
  translated_from jsonb not null default '{}'::jsonb check (jsonb_typeof(translated_from) = 'object'::text)
);
create index services_added_by_idx on public.services using btree (added_by);
create index services_row_version_idx on public.services using btree (row_version);
create trigger sync_0 before truncate on public.services for each statement execute function sync.bump();
create trigger sync_1 before insert or delete or update on public.services for each statement execute function sync.bump();
create trigger sync_10 after delete on public.services referencing old table as changed for each statement execute function sync.keep_sums();
create trigger sync_2 before insert or update on public.services for each row execute function sync.stamp();
create trigger sync_3 after delete on public.services for each row execute function sync.bury();
create trigger sync_4 after insert or delete or update on public.services for each row execute function sync.log_direct_change();
create trigger sync_6 before insert or update of translations, translated_from on public.services for each row execute function sync.check_translations();
create trigger sync_8 after insert on public.services referencing new table as changed for each statement execute function sync.keep_sums();
create trigger sync_9 after update on public.services referencing old table as was new table as changed for each statement execute function sync.keep_sums();
create policy "anyone reads enabled services, staff read all" on public.services for select
  using (is_enabled or (( select private.rank() as rank)) >= 1);
grant all on public.services to service_role;
grant select (id, service_name, description, icon_image, display_order, is_enabled, updated_at, row_version, translations) on public.services to anon, authenticated;

-- Links in the footer, shown when enabled.
create table public.social_media (
  id uuid not null default gen_random_uuid() primary key,
  platform_name text not null check (private.shows(platform_name) and length(platform_name) <= 200),
  profile_url text not null check (private.is_web_address(profile_url)),
  is_enabled boolean not null default true,
  display_order integer not null default 0 check (display_order >= 0 and display_order <= 100000),
  last_updated_by uuid references public.users(id) on delete set null,
  updated_at timestamp with time zone not null default now(),
  row_version bigint not null default 0
);
create index social_media_last_updated_by_idx on public.social_media using btree (last_updated_by);
create index social_media_row_version_idx on public.social_media using btree (row_version);
create trigger sync_0 before truncate on public.social_media for each statement execute function sync.bump();
create trigger sync_1 before insert or delete or update on public.social_media for each statement execute function sync.bump();
create trigger sync_10 after delete on public.social_media referencing old table as changed for each statement execute function sync.keep_sums();
create trigger sync_2 before insert or update on public.social_media for each row execute function sync.stamp();
create trigger sync_3 after delete on public.social_media for each row execute function sync.bury();
create trigger sync_4 after insert or delete or update on public.social_media for each row execute function sync.log_direct_change();
create trigger sync_8 after insert on public.social_media referencing new table as changed for each statement execute function sync.keep_sums();
create trigger sync_9 after update on public.social_media referencing old table as was new table as changed for each statement execute function sync.keep_sums();
create policy "anyone reads enabled links, staff read all" on public.social_media for select
  using (is_enabled or (( select private.rank() as rank)) >= 1);
grant all on public.social_media to service_role;
grant select (id, platform_name, profile_url, is_enabled, display_order, updated_at, row_version) on public.social_media to anon, authenticated;

-- What patients say, in English and Telugu; shown when published.
create table public.testimonials (
  id uuid not null default gen_random_uuid() primary key,
  patient_name text not null check (private.shows(patient_name) and length(patient_name) <= 200),
  review_english text check (length(review_english) <= 20000),
  review_telugu text check (length(review_telugu) <= 20000),
  patient_photo text check (private.is_picture(patient_photo)),
  star_rating integer default 5 check (star_rating >= 1 and star_rating <= 5),
  display_order integer not null default 0 check (display_order >= 0 and display_order <= 100000),
  is_published boolean not null default true,
  added_by uuid references public.users(id) on delete set null,
  updated_at timestamp with time zone not null default now(),
  row_version bigint not null default 0,
  translations jsonb not null default '{}'::jsonb check (jsonb_typeof(translations) = 'object'::text),
  translated_from jsonb not null default '{}'::jsonb check (jsonb_typeof(translated_from) = 'object'::text)
);
create index testimonials_added_by_idx on public.testimonials using btree (added_by);
create index testimonials_row_version_idx on public.testimonials using btree (row_version);
create trigger sync_0 before truncate on public.testimonials for each statement execute function sync.bump();
create trigger sync_1 before insert or delete or update on public.testimonials for each statement execute function sync.bump();
create trigger sync_10 after delete on public.testimonials referencing old table as changed for each statement execute function sync.keep_sums();
create trigger sync_2 before insert or update on public.testimonials for each row execute function sync.stamp();
create trigger sync_3 after delete on public.testimonials for each row execute function sync.bury();
create trigger sync_4 after insert or delete or update on public.testimonials for each row execute function sync.log_direct_change();
create trigger sync_6 before insert or update of translations, translated_from on public.testimonials for each row execute function sync.check_translations();
create trigger sync_8 after insert on public.testimonials referencing new table as changed for each statement execute function sync.keep_sums();
create trigger sync_9 after update on public.testimonials referencing old table as was new table as changed for each statement execute function sync.keep_sums();
create policy "anyone reads published testimonials, staff read all" on public.testimonials for select
  using (is_published or (( select private.rank() as rank)) >= 1);
grant all on public.testimonials to service_role;
grant select (id, patient_name, review_english, review_telugu, patient_photo, star_rating, display_order, is_published, updated_at, row_version, translations) on public.testimonials to anon, authenticated;

-- Every config a theme was saved with; what the public sees is one of these.
create table public.theme_versions (
  id uuid not null default gen_random_uuid() primary key,
  theme_id uuid not null references public.modern_themes(id) on delete cascade,
  version_number integer not null check (version_number >= 1),
  name text not null,
  config jsonb not null check (jsonb_typeof(config) = 'object'::text and octet_length(config::text) <= 65536),
  config_hash text not null,
  change_description text not null default 'Theme configuration updated'::text check (length(change_description) <= 2000),
  created_by uuid references public.users(id) on delete set null,
  created_at timestamp with time zone not null default now(),
  row_version bigint not null default 0,
  constraint theme_versions_theme_id_version_number_key unique (theme_id, version_number)
);
create index theme_versions_created_by_idx on public.theme_versions using btree (created_by);
create index theme_versions_row_version_idx on public.theme_versions using btree (row_version);
create trigger sync_0 before truncate on public.theme_versions for each statement execute function sync.bump();
create trigger sync_1 before insert or delete or update on public.theme_versions for each statement execute function sync.bump();
create trigger sync_10 after delete on public.theme_versions referencing old table as changed for each statement execute function sync.keep_sums();
create trigger sync_2 before insert or update on public.theme_versions for each row execute function sync.stamp();
create trigger sync_3 after delete on public.theme_versions for each row execute function sync.bury();
create trigger sync_4 after insert or delete or update on public.theme_versions for each row execute function sync.log_direct_change();
create trigger sync_8 after insert on public.theme_versions referencing new table as changed for each statement execute function sync.keep_sums();
create trigger sync_9 after update on public.theme_versions referencing old table as was new table as changed for each statement execute function sync.keep_sums();
create policy "anyone reads the live theme version, staff read all" on public.theme_versions for select
  using (private.is_live_version(id) or (( select private.rank() as rank)) >= 1);
grant all on public.theme_versions to service_role;
grant select (id, theme_id, version_number, name, config, config_hash, change_description, created_at, row_version) on public.theme_versions to anon, authenticated;

-- Staff accounts. Only a Super Admin sees or changes them.
create table public.users (
  id uuid not null default gen_random_uuid() primary key,
  username text not null check (private.shows(username) and username = private.trimmed(username) and length(username) <= 200),
  email text not null check (email ~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$'::text and length(email) <= 200),
  role text not null default 'Viewer'::text,
  is_enabled boolean not null default true,
  must_change_password boolean not null default false,
  last_login timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  created_by uuid references public.users(id) on delete set null,
  updated_at timestamp with time zone not null default now(),
  row_version bigint not null default 0,
  constraint users_role_known check (role = any (array['Viewer'::text, 'Content Manager'::text, 'Admin'::text, 'Super Admin'::text]))
);
create index users_created_by_idx on public.users using btree (created_by);
create unique index users_email_key on public.users using btree (lower(email));
create index users_row_version_idx on public.users using btree (row_version);
create unique index users_username_key on public.users using btree (lower(username));
create trigger end_sessions after update of role, is_enabled on public.users for each row when (old.role is distinct from new.role or old.is_enabled is distinct from new.is_enabled) execute function private.end_sessions();
create trigger guard before delete or update on public.users for each row execute function private.guard_users();
create trigger guard_new before insert on public.users for each row execute function private.guard_new_user();
create trigger sync_0 before truncate on public.users for each statement execute function sync.bump();
create trigger sync_1 before insert or delete or update on public.users for each statement execute function sync.bump();
create trigger sync_10 after delete on public.users referencing old table as changed for each statement execute function sync.keep_sums();
create trigger sync_2 before insert or update on public.users for each row execute function sync.stamp();
create trigger sync_3 after delete on public.users for each row execute function sync.bury();
create trigger sync_4 after insert or delete or update on public.users for each row execute function sync.log_direct_change();
create trigger sync_8 after insert on public.users referencing new table as changed for each statement execute function sync.keep_sums();
create trigger sync_9 after update on public.users referencing old table as was new table as changed for each statement execute function sync.keep_sums();
create policy "super admins read accounts, everyone their own" on public.users for select
  using ((( select private.rank() as rank)) >= 4 or (( select private.rank() as rank)) >= 1 and id = (( select private.uid() as uid)));
grant all on public.users to service_role;
grant select (id, username, email, role, is_enabled, must_change_password, last_login, created_at, created_by, updated_at, row_version) on public.users to anon, authenticated;

-- Makes a theme the site's look, with 24 hours to go back.
create or replace function public.activate_theme_atomic(p_theme_id uuid, p_user_id uuid)
 returns jsonb
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  return coalesce(private.answer_before('activate_theme_atomic'),
    private.keep_answer('activate_theme_atomic', private.activate_theme_atomic(p_theme_id, p_user_id)));
end $function$;
grant execute on function public.activate_theme_atomic(uuid,uuid) to anon, authenticated, service_role;

-- Changes the caller's own password.
create or replace function public.change_password(old_password text, new_hash text)
 returns jsonb
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  return coalesce(private.answer_before('change_password'),
    private.keep_answer('change_password', private.change_password(old_password, new_hash)));
end $function$;
grant execute on function public.change_password(text,text) to anon, authenticated, service_role;

-- How much happened in the last 24 hours (any staff).
create or replace function public.dashboard_counts()
 returns jsonb
 language plpgsql
 stable security definer
 set search_path to ''
as $function$
begin
  if private.rank() < 1 then
    raise insufficient_privilege using message = 'Sign in first';
  end if;
  return jsonb_build_object('activity_24h',
    (select count(*) from public.activity_logs where created_at > now() - interval '24 hours'));
end $function$;
grant execute on function public.dashboard_counts() to anon, authenticated, service_role;

-- Deletes a theme of the clinic's own that is not in use.
create or replace function public.delete_theme(p_theme_id uuid, p_user_id uuid)
 returns jsonb
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  return coalesce(private.answer_before('delete_theme'),
    private.keep_answer('delete_theme', private.delete_theme(p_theme_id, p_user_id)));
end $function$;
grant execute on function public.delete_theme(uuid,uuid) to anon, authenticated, service_role;

-- Deletes an account (Super Admin); what it did stays in the log.
create or replace function public.delete_user(id uuid)
 returns jsonb
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  return coalesce(private.answer_before('delete_user'),
    private.keep_answer('delete_user', private.delete_user(id)));
end $function$;
grant execute on function public.delete_user(uuid) to anon, authenticated, service_role;

-- The two hundred records deleted last, in thirty days, that the caller may bring back, newest first: [{t, id, at, by, was, takes}]. What went along with another is counted in its takes.
create or replace function public.deleted_records()
 returns jsonb
 language plpgsql
 stable security definer
 set search_path to ''
as $function$
declare
  told constant interval := '30 days';
  page constant integer := 200;
begin
  if not exists (select from sync.tables t where t.may_delete and t.rank <= private.rank()) then
    raise insufficient_privilege using message = 'Whoever may delete sees what was deleted';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('t', d.tbl, 'id', d.id, 'at', d.at, 'by', d.username,
      'was', sync.flat(d.row) - '{id,row_version}'::text[], 'takes', sync.counted(d.id, d.hung)) order by d.at desc, d.id), '[]')
    from (
      select s.*, l.username
      from sync.tombstones s
      join sync.tables t on t.tbl = s.tbl
      left join lateral (
        select u.username from public.activity_logs a left join public.users u on u.id = a.user_id
        where a.record_id = s.id and a.table_affected = s.tbl and a.action = 'delete'
        order by a.created_at desc limit 1
      ) l on true
      where t.may_delete and t.rank <= private.rank() and s.at > now() - told
        -- What went along with another record comes back with it.
        and not exists (
          select from sync.refers r join sync.tombstones p on p.tbl = r.parent
          where r.tbl = s.tbl and r.goes and p.id::text = s.row ->> r.col)
      order by s.at desc, s.id limit page
    ) d);
end $function$;
grant execute on function public.deleted_records() to anon, authenticated, service_role;

-- Copies a theme into one that can be edited.
create or replace function public.duplicate_theme(p_theme_id uuid, p_new_name text, p_new_slug text, p_user_id uuid)
 returns jsonb
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  return coalesce(private.answer_before('duplicate_theme'),
    private.keep_answer('duplicate_theme', private.duplicate_theme(p_theme_id, p_new_name, p_new_slug, p_user_id)));
end $function$;
grant execute on function public.duplicate_theme(uuid,text,text,uuid) to anon, authenticated, service_role;

-- Creates the first account when there is none at all.
create or replace function public.ensure_default_admin()
 returns jsonb
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  perform private.create_default_admin(encode(extensions.gen_random_bytes(24), 'base64'));
  return '{"success": true}';
exception when others then
  raise warning 'Failed to create Super Admin: %', sqlerrm;
  return '{"success": false, "error": "Failed to create Super Admin"}';
end $function$;
grant execute on function public.ensure_default_admin() to anon, authenticated, service_role;

-- The signed-in user and how long the session still lives, or null.
create or replace function public.my_session(touch boolean default true)
 returns jsonb
 language plpgsql
 security definer
 set search_path to ''
as $function$
declare
  mine private.sessions := private.current_session();
begin
  if mine.id is null then
    return null;
  end if;
  if touch then
    update private.sessions set last_seen_at = now() where id = mine.id returning * into mine;
  end if;
  return jsonb_build_object('user', private.user_json(mine.user_id), 'ends_in', private.seconds_left(mine));
end $function$;
grant execute on function public.my_session(boolean) to anon, authenticated, service_role;

-- Where the caller is signed in.
create or replace function public.my_sessions()
 returns jsonb
 language sql
 stable security definer
 set search_path to ''
as $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'user_agent', s.user_agent, 'created_at', s.created_at,
    'last_seen_at', s.last_seen_at, 'current', s.id = (private.current_session()).id) order by s.last_seen_at desc), '[]')
  from private.sessions s where s.user_id = private.uid() and private.seconds_left(s) > 0
$function$;
grant execute on function public.my_sessions() to anon, authenticated, service_role;

-- Fifty lines of the log about one record, newest first, after so many, with the names of who did it; for whoever may edit the record. With p_parts also about what belongs to it.
create or replace function public.record_history(p_table text, p_id uuid, p_skip integer default 0, p_parts boolean default false)
 returns jsonb
 language plpgsql
 stable security definer
 set search_path to ''
as $function$
declare
  page constant integer := 50;
begin
  if not exists (select from sync.tables t where t.tbl = p_table and t.rank <= private.rank()) then
    raise insufficient_privilege using message = 'Whoever may edit a record reads its history';
  end if;
  return (
    with told as (
      select p_table as tbl, p_id as id
      union all
      select p.tbl, p.id from sync.parts_of(p_table, p_id) p join sync.tables t on t.tbl = p.tbl
      where p_parts and t.rank <= private.rank()
    )
    select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'user_id', l.user_id, 'username', u.username, 'action', l.action,
      'description', l.description, 'table_affected', l.table_affected, 'record_id', l.record_id, 'changes', l.changes,
      'created_at', l.created_at)
      order by l.created_at desc, l.id), '[]')
    from (
      select a.* from told join public.activity_logs a on a.record_id = told.id and a.table_affected = told.tbl
      order by a.created_at desc, a.id limit page offset greatest(coalesce(p_skip, 0), 0)
    ) l
    left join public.users u on u.id = l.user_id);
end $function$;
grant execute on function public.record_history(text,uuid,integer,boolean) to anon, authenticated, service_role;

-- Returns to the theme before the active one, within 24 hours.
create or replace function public.rollback_theme(p_user_id uuid)
 returns jsonb
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  return coalesce(private.answer_before('rollback_theme'),
    private.keep_answer('rollback_theme', private.rollback_theme(p_user_id)));
end $function$;
grant execute on function public.rollback_theme(uuid) to anon, authenticated, service_role;

-- Creates or changes an account (Super Admin).
create or replace function public.save_user(id uuid, username text, email text, role text, is_enabled boolean, password_hash text default null::text, must_change_password boolean default null::boolean)
 returns jsonb
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  return coalesce(private.answer_before('save_user'),
    private.keep_answer('save_user',
      private.save_user(id, username, email, role, is_enabled, password_hash, must_change_password)));
end $function$;
grant execute on function public.save_user(uuid,text,text,text,boolean,text,boolean) to anon, authenticated, service_role;

-- Enables or disables an account (Super Admin).
create or replace function public.set_user_enabled(id uuid, enabled boolean)
 returns jsonb
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  return coalesce(private.answer_before('set_user_enabled'),
    private.keep_answer('set_user_enabled', private.set_user_enabled(id, enabled)));
end $function$;
grant execute on function public.set_user_enabled(uuid,boolean) to anon, authenticated, service_role;

-- Opens a session for a name and password.
create or replace function public.sign_in(username text, password text, device text default null::text)
 returns jsonb
 language plpgsql
 security definer
 set search_path to ''
as $function$
declare
  begun jsonb := private.sign_in_begin(username, device, private.client_address());
begin
  if begun ? 'error' then
    return begun;
  end if;
  return private.sign_in_finish(username, device, begun,
    private.password_matches(coalesce(password, ''), begun ->> 'stored'));
end $function$;
grant execute on function public.sign_in(text,text,text) to anon, authenticated, service_role;

-- Ends the caller's session.
create or replace function public.sign_out()
 returns void
 language plpgsql
 security definer
 set search_path to ''
as $function$
declare
  mine private.sessions := private.current_session();
begin
  if mine.id is not null then
    perform private.log('logout', 'User logged out: ' || (private.user_json(mine.user_id) ->> 'username'), 'users', mine.user_id);
    delete from private.sessions where id = mine.id;
  end if;
end $function$;
grant execute on function public.sign_out() to anon, authenticated, service_role;

-- Ends the caller's other sessions.
create or replace function public.sign_out_others()
 returns void
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  perform 1 from sync.clock for update; -- As everyone who ends several sessions: two callers would wait for each other.
  delete from private.sessions where user_id = private.uid() and id <> (private.current_session()).id;
end $function$;
grant execute on function public.sign_out_others() to anon, authenticated, service_role;

-- Forgets what nobody needs any more, and lists the pictures to remove: [{bucket, name}].
create or replace function public.sweep()
 returns jsonb
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  perform private.sweep();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('bucket', u.bucket_id, 'name', u.name)), '[]')
    from private.unreferenced_pictures() u
  );
end $function$;
grant execute on function public.sweep() to service_role;

-- What changed for the caller since a cursor; without one, everything.
create or replace function public.sync_pull(since text default null::text)
 returns jsonb
 language plpgsql
 stable security definer
 set search_path to ''
as $function$
begin
  perform private.require_live_session();
  return sync.changes(since, private.rank());
end $function$;
grant execute on function public.sync_pull(text) to anon, authenticated, service_role;

-- Applies a device's edits, each at most once, and answers like sync_pull.
create or replace function public.sync_push(mutations jsonb, since text default null::text)
 returns jsonb
 language plpgsql
 security definer
 set search_path to ''
as $function$
declare
  until constant timestamptz := clock_timestamp() + interval '0.4 seconds';
  me uuid;
  r integer;
  results jsonb;
begin
  -- One writer at a time, and one order of locks: everything below follows the clock's row.
  select p.me, p.r into me, r from sync.begin_push() p;
  -- A role that edits nothing is refused edit by edit: one that arrived before the role was taken
  -- away, and whose answer was lost, must still hear that it was applied (I8).
  perform sync.require_push_size(mutations);
  perform set_config('nadi.logged', 'on', true);
  update private.sessions set last_seen_at = now() where id = (private.current_session()).id;
  -- Edits made on another timeline wait until the device has seen this one.
  if sync.base(since, r) is null then
    return public.sync_pull(since);
  end if;
  results := sync.decide_in_order(mutations, me, r, until);
  return jsonb_build_object('results', results) || public.sync_pull(since);
end $function$;
grant execute on function public.sync_push(jsonb,text) to anon, authenticated, service_role;

-- The last 200 versions of a theme, newest first, with who saved them (staff).
create or replace function public.theme_history(p_theme_id uuid)
 returns jsonb
 language plpgsql
 stable security definer
 set search_path to ''
as $function$
begin
  if private.rank() < 1 then
    raise insufficient_privilege using message = 'Sign in first';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('version_number', v.version_number, 'change_description', v.change_description,
      'created_at', v.created_at, 'saved_by', u.username, 'config', v.config, 'config_hash', v.config_hash)
      order by v.version_number desc), '[]')
    from (select * from public.theme_versions t where t.theme_id = p_theme_id order by t.version_number desc limit 200) v
    left join public.users u on u.id = v.created_by);
end $function$;
grant execute on function public.theme_history(uuid) to anon, authenticated, service_role;

-- Saves a theme as a new version (Super Admin); what the public sees stays.
create or replace function public.update_theme(p_theme_id uuid, p_config jsonb, p_change_description text, p_user_id uuid, p_base_version integer default null::integer, p_description text default null::text)
 returns jsonb
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  return coalesce(private.answer_before('update_theme'),
    private.keep_answer('update_theme',
      private.update_theme(p_theme_id, p_config, p_change_description, p_user_id, p_base_version, p_description)));
end $function$;
grant execute on function public.update_theme(uuid,jsonb,text,uuid,integer,text) to anon, authenticated, service_role;

-- Every account's id and name, by name (Admin).
create or replace function public.user_names()
 returns jsonb
 language plpgsql
 stable security definer
 set search_path to ''
as $function$
begin
  if private.rank() < 3 then
    raise insufficient_privilege using message = 'Only Admins read the activity log';
  end if;
  return (select jsonb_agg(jsonb_build_object('id', u.id, 'username', u.username) order by lower(u.username)) from public.users u);
end $function$;
grant execute on function public.user_names() to anon, authenticated, service_role;

-- What changed for everybody since a cursor; without one, everything. Caches may keep it for half a minute.
create or replace function public.visitor_pull(since text default null::text, apikey text default null::text)
 returns jsonb
 language plpgsql
 stable security definer
 set search_path to ''
as $function$
declare
  answer jsonb := sync.changes(since, 0);
begin
  if current_setting('request.method', true) in ('GET', 'HEAD') then
    perform set_config('response.headers', jsonb_build_array(
      jsonb_build_object('Cache-Control', 'public, max-age=10, stale-while-revalidate=20'),
      jsonb_build_object('ETag', 'W/"' || (answer ->> 'cursor') || '"'))::text, true);
  end if;
  return answer;
end $function$;
grant execute on function public.visitor_pull(text,text) to anon, authenticated, service_role;


----------------------------------------------------------------------------------------------------
-- private
----------------------------------------------------------------------------------------------------

-- Sign-ins of the last minutes that failed or are under way, to slow down guessing.
create table private.attempts (
  id bigint not null primary key,
  name text not null,
  at timestamp with time zone not null default now(),
  address text,
  stranger boolean not null default false
);
create index attempts_address_at_idx on private.attempts using btree (address, at) where stranger;
create index attempts_at_idx on private.attempts using btree (at) where stranger;
create index attempts_name_at_idx on private.attempts using btree (name, at);

-- bcrypt hashes, cost 10. They never leave the database.
create table private.credentials (
  user_id uuid not null primary key references public.users(id) on delete cascade,
  password_hash text not null check (password_hash ~ '^\$2[aby]\$10\$[./A-Za-z0-9]{53}$'::text)
);
create trigger end_other_sessions after update of password_hash on private.credentials for each row execute function private.end_other_sessions();

create table private.gateway (
  one boolean not null default true primary key check (one),
  address_header text check (address_header ~ '^[a-z0-9-]+$'::text)
);

-- Devices with a recent good sign-in: they count their failures apart, so an outsider cannot lock staff out.
create table private.known_devices (
  device_hash text not null,
  user_id uuid not null references public.users(id) on delete cascade,
  last_good_at timestamp with time zone not null default now(),
  constraint known_devices_pkey primary key (user_id, device_hash)
);

-- What successful requests with an id were answered, for a week. No answer holds a secret.
create table private.requests (
  user_id uuid not null,
  procedure text not null,
  id uuid not null,
  answer jsonb,
  at timestamp with time zone not null default now(),
  constraint requests_pkey primary key (user_id, procedure, id)
);

-- Who is signed in where: the SHA-256 of each token, never the token.
create table private.sessions (
  id uuid not null default gen_random_uuid() primary key,
  token_hash text not null unique,
  user_id uuid not null references public.users(id) on delete cascade,
  user_agent text,
  created_at timestamp with time zone not null default now(),
  last_seen_at timestamp with time zone not null default now(),
  device_hash text /* The device it was opened on, as in known_devices; null where none was named. */
);
create index sessions_user_id_idx on private.sessions using btree (user_id);

-- The kinds of values in a theme. The kind name is how entries may be called.
create table private.theme_kinds (
  kind text not null primary key,
  types text[] not null,
  pattern text,
  unit text not null default ''::text,
  "least" integer not null default 0,
  most integer,
  needs text[] not null default '{}'::text[],
  expected text not null
);

-- What a theme must hold, and what is said where it does not.
create table private.theme_needs (
  turn integer not null primary key,
  path text not null references private.theme_rules(path),
  missing text not null,
  wrong text
);
create index theme_needs_path_idx on private.theme_needs using btree (path);

-- Every place in a theme, and the kind of value it holds. The empty path is the theme itself.
create table private.theme_rules (
  path text not null primary key,
  kind text not null references private.theme_kinds(kind)
);
create index theme_rules_kind_idx on private.theme_rules using btree (kind);

create or replace function private.account_error(rule text, message text)
 returns jsonb
 language sql
 immutable
 set search_path to ''
as $function$
  select jsonb_build_object('success', false, 'error', case rule
    when 'users_username_key' then 'Username already exists'
    when 'users_email_key' then 'Email already exists'
    when 'users_email_check' then 'Email is invalid'
    when 'users_username_check' then 'Username is required'
    when 'users_role_known' then 'Role is required'
    else message end)
$function$;

-- Makes a theme the site's look, with 24 hours to go back.
create or replace function private.activate_theme_atomic(p_theme_id uuid, p_user_id uuid)
 returns jsonb
 language plpgsql
 set search_path to ''
as $function$
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
end $function$;
grant execute on function private.activate_theme_atomic(uuid,uuid) to service_role;

-- Adds an account and its password, and logs it.
create or replace function private.add_account(account public.users, password_hash text)
 returns void
 language plpgsql
 set search_path to ''
as $function$
begin
  insert into public.users (id, username, email, role, is_enabled, must_change_password)
  values (account.id, account.username, account.email, account.role, account.is_enabled, account.must_change_password);
  insert into private.credentials values (account.id, password_hash);
  perform private.log('create', 'Created user: ' || account.username, 'users', account.id,
    jsonb_build_object('after', jsonb_build_object('role', account.role, 'is_enabled', account.is_enabled)));
end $function$;

create or replace function private.address_counter(address text)
 returns text
 language plpgsql
 immutable
 set search_path to ''
as $function$
declare
  a inet := btrim(address)::inet;
begin
  return case family(a) when 6 then host(network(set_masklen(a, 64))) else host(a) end;
exception when data_exception then
  return nullif(left(btrim(address), 100), '');
end $function$;

-- What this request was answered before; null when it is to be carried out.
create or replace function private.answer_before(of_procedure text)
 returns jsonb
 language plpgsql
 set search_path to ''
as $function$
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
end $function$;

-- Changes an account, and its password where one is given. The log says that an e-mail address or a password is a new one, never which (S-78).
create or replace function private.change_account(before public.users, account public.users, password_hash text)
 returns void
 language plpgsql
 set search_path to ''
as $function$
begin
  update public.users u set username = account.username, email = account.email, role = account.role,
    is_enabled = account.is_enabled, must_change_password = account.must_change_password where u.id = account.id;
  if password_hash is not null then
    insert into private.credentials values (account.id, change_account.password_hash)
    on conflict (user_id) do update set password_hash = excluded.password_hash;
  end if;
  perform private.log('update', 'Updated user: ' || before.username, 'users', account.id,
    jsonb_build_object('before', jsonb_build_object('role', before.role, 'is_enabled', before.is_enabled),
      'after', jsonb_build_object('role', account.role, 'is_enabled', account.is_enabled)
        || case when account.email = before.email then '{}' else '{"email": "a new one"}'::jsonb end
        || case when password_hash is null then '{}' else '{"password": "a new one"}'::jsonb end));
end $function$;

-- Changes the caller's own password.
create or replace function private.change_password(old_password text, new_hash text)
 returns jsonb
 language plpgsql
 set search_path to ''
as $function$
declare
  me uuid := private.uid();
  -- Nobody can sign in as ' password of …': the names tried there have no space in front.
  counter text := ' password of ' || me;
begin
  if me is null then
    raise sqlstate 'PT401' using message = 'Sign in again';
  elsif coalesce(new_hash, '') !~ '^\$2[aby]\$10\$[./A-Za-z0-9]{53}$' then
    raise sqlstate 'PT400' using message = 'new_hash must be a bcrypt hash of cost 10';
  elsif not private.may_try(counter) then
    return '{"success": false, "error": "Too many attempts. Please try again in a few minutes."}';
  elsif not coalesce(private.password_matches(old_password,
      (select c.password_hash from private.credentials c where c.user_id = me)), false) then
    return '{"success": false, "error": "The current password is not right"}';
  elsif private.password_matches(old_password, new_hash) then
    return '{"success": false, "error": "Please choose a password that is not the current one"}';
  end if;
  delete from private.attempts where name = counter;
  perform 1 from sync.clock for update;
  perform set_config('nadi.logged', 'on', true);
  update private.credentials set password_hash = new_hash where user_id = me;
  update public.users set must_change_password = false where id = me;
  perform private.log('update', 'Changed own password', 'users', me);
  return '{"success": true}';
end $function$;
grant execute on function private.change_password(text,text) to service_role;

create or replace function private.client_address()
 returns text
 language sql
 stable
 set search_path to ''
as $function$ select private.request_header(g.address_header) from private.gateway g $function$;

create or replace function private.create_default_admin(password text)
 returns boolean
 language plpgsql
 security definer
 set search_path to ''
as $function$
declare
  made uuid;
begin
  if exists (select from public.users) then
    return false;
  end if;
  perform 1 from sync.clock for update;
  if exists (select from public.users) then
    return false; -- Somebody else was faster.
  end if;
  if octet_length(password) not between 6 and 72 then
    raise check_violation using message = 'The password must have 6 to 72 bytes';
  end if;
  insert into public.users (username, email, role, must_change_password)
  values ('superadmin', 'superadmin@clinic.invalid', 'Super Admin', true) returning id into made;
  insert into private.credentials values (made, extensions.crypt(password, extensions.gen_salt('bf', 10)));
  return true;
end $function$;

create or replace function private.current_session()
 returns private.sessions
 language plpgsql
 stable security definer
 set search_path to ''
as $function$
declare
  key text := private.token_hash();
  mine private.sessions;
begin
  if key is null then
    return null;
  end if;
  select s.* into mine from private.sessions s
  join public.users u on u.id = s.user_id and u.is_enabled
  where s.token_hash = key
    and s.created_at > now() - interval '7 days'
    and s.last_seen_at > now() - interval '12 hours';
  return mine;
end $function$;

-- Deletes a theme of the clinic's own that is not in use.
create or replace function private.delete_theme(p_theme_id uuid, p_user_id uuid)
 returns jsonb
 language plpgsql
 set search_path to ''
as $function$
declare
  me uuid := private.theme_actor(p_user_id, 3);
  theme public.modern_themes;
  settings public.modern_site_settings;
begin
  select * into theme from public.modern_themes where id = p_theme_id;
  select * into settings from public.modern_site_settings;
  if theme.id is null then
    return private.failed('Theme not found');
  elsif theme.is_preset then
    return private.failed('Cannot delete preset themes');
  elsif theme.id = settings.active_theme_id then
    return private.failed('Cannot delete the currently active theme. Please activate another theme first.');
  elsif theme.id = settings.previous_theme_id and settings.rollback_deadline > now() then
    return private.failed('This theme can still be rolled back to. Please wait until the 24 hours have passed.');
  end if;
  delete from public.modern_themes where id = theme.id;
  perform private.log('theme_deleted', 'Deleted modern theme: ' || theme.name, 'modern_themes', theme.id);
  return '{"success": true}';
end $function$;
grant execute on function private.delete_theme(uuid,uuid) to service_role;

-- Deletes an account (Super Admin); what it did stays in the log.
create or replace function private.delete_user(id uuid)
 returns jsonb
 language plpgsql
 set search_path to ''
as $function$
declare
  whose text;
  rule text;
  said text;
begin
  perform sync.begin_write(4, 'Only a Super Admin manages accounts');
  delete from public.users u where u.id = delete_user.id returning u.username into whose;
  if whose is null then
    return '{"success": false, "error": "Failed to delete user"}';
  end if;
  perform private.log('delete', 'Deleted user: ' || whose, 'users', delete_user.id);
  return '{"success": true}';
exception when integrity_constraint_violation then
  get stacked diagnostics rule = constraint_name, said = message_text;
  return private.account_error(rule, said);
end $function$;
grant execute on function private.delete_user(uuid) to service_role;

create or replace function private.device_key(device text)
 returns text
 language sql
 immutable
 set search_path to ''
as $function$ select encode(sha256(convert_to(device, 'UTF8')), 'hex') where device <> '' $function$;

-- Copies a theme into one that can be edited.
create or replace function private.duplicate_theme(p_theme_id uuid, p_new_name text, p_new_slug text, p_user_id uuid)
 returns jsonb
 language plpgsql
 set search_path to ''
as $function$
declare
  me uuid := private.theme_actor(p_user_id, 3);
  original public.modern_themes;
  made uuid := gen_random_uuid();
  copy_name text := btrim(coalesce(p_new_name, ''));
begin
  select * into original from public.modern_themes where id = p_theme_id;
  if original.id is null then
    return private.failed('Theme not found');
  elsif length(copy_name) not between 1 and 200 or not coalesce(private.is_slug(p_new_slug), false) then
    return private.failed('A name and a slug are required');
  elsif exists (select from public.modern_themes where slug = p_new_slug) then
    return private.failed('Slug already exists');
  end if;
  insert into public.modern_themes (id, name, slug, description, validation_status, config, config_hash)
  values (made, copy_name, p_new_slug, original.description, original.validation_status, original.config, original.config_hash);
  insert into public.theme_versions (theme_id, version_number, name, config, config_hash, change_description, created_by)
  values (made, 1, copy_name, original.config, original.config_hash, 'Duplicated from ' || original.name, me);
  perform private.log('theme_duplicated', 'Duplicated modern theme: ' || original.name || ' as ' || copy_name, 'modern_themes', made);
  return jsonb_build_object('success', true, 'name', copy_name, 'theme_id', made);
end $function$;
grant execute on function private.duplicate_theme(uuid,text,text,uuid) to service_role;

create or replace function private.end_other_sessions()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  delete from private.sessions
  where user_id = new.user_id and id is distinct from (private.current_session()).id;
  return null;
end $function$;

create or replace function private.end_sessions()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  delete from private.sessions where user_id = new.id;
  return null;
end $function$;

create or replace function private.failed(message text)
 returns jsonb
 language sql
 immutable
 set search_path to ''
as $function$ select jsonb_build_object('success', false, 'error', message) $function$;

create or replace function private.guard_new_user()
 returns trigger
 language plpgsql
 set search_path to ''
as $function$
begin
  if length(new.username) > 200 then
    raise check_violation using message = 'Username must have at most 200 characters', constraint = 'users_username_length';
  elsif new.username ~ '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff]' then
    raise check_violation using message = 'Username contains characters that cannot be seen', constraint = 'users_username_visible';
  elsif new.username ~ '[\u0131\u0250-\u02af\u0370-\u058f\u13a0-\u13ff\u1d00-\u1dbf\u1f00-\u1fff\u2100-\u218f\u2460-\u24ff\u2c60-\u2cff\ua4d0-\ua4ff\ua640-\ua69f\ua720-\ua7ff\uab30-\uabbf\uff01-\uff5e\U0001d400-\U0001d7ff]'
    or new.username ~ '[A-Za-z]' and new.username ~ '[\u0300-\u1dff\u2c00-\ud7ff\uf900-\ufdff\ufe70-\uffdc\U00010000-\U0001cfff]' then
    raise check_violation using message = 'Username mixes letters that look alike: use one alphabet', constraint = 'users_username_alike';
  end if;
  return new;
end $function$;

create or replace function private.guard_users()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $function$
declare
  me uuid := private.uid();
  was_super boolean := old.role = 'Super Admin' and old.is_enabled;
  stays_super boolean := tg_op = 'UPDATE' and new.role = 'Super Admin' and new.is_enabled;
begin
  if tg_op = 'UPDATE' then
    if new.username is distinct from old.username then
      raise check_violation using message = 'Username cannot be changed', constraint = 'users_username_fixed';
    elsif old.id = me and old.is_enabled and not new.is_enabled then
      raise check_violation using message = 'You cannot disable your own account', constraint = 'users_not_self';
    elsif old.id = me and new.role is distinct from old.role then
      raise check_violation using message = 'You cannot change your own role', constraint = 'users_not_self';
    end if;
  elsif old.id = me then
    raise check_violation using message = 'You cannot delete your own account', constraint = 'users_not_self';
  end if;
  -- Writers of users queue on the sync clock, so two of them cannot both see the other one stay.
  if was_super and not stays_super and not exists (
    select from public.users u where u.id <> old.id and u.role = 'Super Admin' and u.is_enabled
  ) then
    raise check_violation using message = 'At least one enabled Super Admin is required', constraint = 'users_last_super_admin';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $function$;

create or replace function private.ids_fit(ids uuid[])
 returns boolean
 language sql
 immutable
 set search_path to ''
as $function$
  select cardinality(ids) <= 12 and coalesce(array_ndims(ids), 1) = 1
    and cardinality(ids) = (select count(distinct i) from unnest(ids) i)
$function$;

create or replace function private.is_live_version(version_id uuid)
 returns boolean
 language sql
 stable security definer
 set search_path to ''
as $function$ select exists (select from public.modern_site_settings where active_version_id = version_id) $function$;
grant execute on function private.is_live_version(uuid) to anon, authenticated;

create or replace function private.is_named(bucket text, file text)
 returns boolean
 language sql
 stable security definer
 set search_path to ''
as $function$
  select exists (select from private.named_pictures() n where n.address = '/storage/v1/object/public/' || bucket || '/' || file)
$function$;
grant execute on function private.is_named(text,text) to anon, authenticated;

create or replace function private.is_own_bucket(bucket text)
 returns boolean
 language sql
 stable security definer
 set search_path to ''
as $function$ select exists (select from sync.tables t where t.bucket = is_own_bucket.bucket) $function$;
grant execute on function private.is_own_bucket(text) to anon, authenticated;

create or replace function private.is_picture(address text)
 returns boolean
 language sql
 immutable
 set search_path to ''
as $function$
  select length(address) <= 2048
    and address ~ '^(https?://[^[:space:]]+|/storage/v1/object/public/[a-z-]+/[A-Za-z0-9._-]+)$'
$function$;

create or replace function private.is_picture_name(name text)
 returns boolean
 language sql
 immutable
 set search_path to ''
as $function$ select name ~ '^[0-9]{13}-[0-9a-f]{32}(-512)?\.(jpg|jpeg|png|webp|gif)$' $function$;
grant execute on function private.is_picture_name(text) to anon, authenticated;

create or replace function private.is_slug(word text)
 returns boolean
 language sql
 immutable
 set search_path to ''
as $function$ select length(word) <= 200 and word ~ '^[a-z0-9]+(-[a-z0-9]+)*$' $function$;

create or replace function private.is_special_days(lines text[])
 returns boolean
 language sql
 immutable parallel safe
 set search_path to ''
as $function$
  select private.texts_fit(lines, 500)
    and not exists (
      select from unnest(lines) line
      where line !~ '^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])( to 20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?: (closed|([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d(, ([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d)*)( \([^\n]+\))?$')
    and not exists (
      with days as (
        select at, left(line, 10) as first,
          coalesce(substring(line from '^.{10} to (.{10})'), left(line, 10)) as last,
          array(select (regexp_matches(split_part(line, ' (', 1), '\d\d:\d\d-\d\d:\d\d', 'g'))[1]) as spans
        from unnest(lines) with ordinality l (line, at))
      select from days one
      where one.last < one.first or not private.spans_fit(one.spans)
        or exists (select from days other
          where other.at > one.at and other.first <= one.last and one.first <= other.last))
$function$;

create or replace function private.is_web_address(address text)
 returns boolean
 language sql
 immutable
 set search_path to ''
as $function$ select length(address) <= 2048 and address ~ '^https?://[^[:space:]]+$' $function$;

create or replace function private.is_week(lines text[])
 returns boolean
 language sql
 immutable parallel safe
 set search_path to ''
as $function$
  select private.texts_fit(lines, 500)
    and not exists (
      select from unnest(lines) line
      where line !~ '^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day ([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$')
    and not exists (
      select from unnest(lines) line
      group by split_part(line, ' ', 1)
      having not private.spans_fit(array_agg(right(line, 11))))
$function$;

-- Keeps the answer to this request where it was a success, and returns it.
create or replace function private.keep_answer(of_procedure text, said jsonb)
 returns jsonb
 language plpgsql
 set search_path to ''
as $function$
begin
  if said -> 'success' = 'true' then
    update private.requests r set answer = said
    where r.user_id = private.uid() and r.procedure = of_procedure and r.id = private.request_id();
  else
    delete from private.requests r
    where r.user_id = private.uid() and r.procedure = of_procedure and r.id = private.request_id();
  end if;
  return said;
end $function$;

create or replace function private.library_open()
 returns boolean
 language sql
 stable security definer
 set search_path to ''
as $function$ select sync.library_open() $function$;
grant execute on function private.library_open() to anon, authenticated;

create or replace function private.log(action text, description text, table_affected text, record_id uuid, changes jsonb default null::jsonb)
 returns void
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  insert into public.activity_logs (user_id, action, description, table_affected, record_id, changes)
  values (private.uid(), action, description, table_affected, record_id, changes);
end $function$;

create or replace function private.may_try(of_name text, from_address text default null::text, is_stranger boolean default false)
 returns boolean
 language plpgsql
 set search_path to ''
as $function$
declare
  per_name constant integer := 10;
  per_address constant integer := 50;
  in_all constant integer := 500;
  mine bigint;
begin
  insert into private.attempts (name, address, stranger)
  values (of_name, private.address_counter(from_address), is_stranger) returning id into mine;
  perform pg_advisory_xact_lock(hashtextextended(of_name, 0));
  delete from private.attempts where at < now() - interval '15 minutes';
  if (select count(*) from private.attempts where name = of_name and id <> mine) >= per_name
    or (is_stranger and (
      (select count(*) from private.attempts where stranger and address = private.address_counter(from_address) and id <> mine) >= per_address
      or (select count(*) from private.attempts where stranger and id <> mine) >= in_all))
  then
    delete from private.attempts where id = mine;
    return false;
  end if;
  return true;
end $function$;

create or replace function private.named_pictures()
 returns table(address text)
 language plpgsql
 stable
 set search_path to ''
as $function$
declare
  t text;
  col text;
begin
  for t, col in select s.tbl, c from sync.tables s, unnest(s.images) c loop
    return query execute format('select %1$I from public.%2$I where %1$I is not null', col, t);
  end loop;
  return query
    select v.value from sync.tombstones s, jsonb_each_text(s.row) v where v.value like '/storage/%'
    union all
    select v.value from public.activity_logs l, jsonb_each_text(l.changes -> 'before') v
    where l.created_at > now() - interval '7 days' and v.value like '/storage/%';
end $function$;

-- Writes when somebody signed in last, and a line of the log.
create or replace function private.note_sign_in(found_user public.users)
 returns void
 language plpgsql
 set search_path to ''
as $function$
begin
  begin
    perform set_config('nadi.logged', 'on', true);
    update public.users u set last_login = now() where u.id = found_user.id;
  exception when others then
    raise warning 'last_login was not written: %', sqlerrm; -- AC-115: signing in still works
  end;
  insert into public.activity_logs (user_id, action, description, table_affected, record_id)
  values (found_user.id, 'login', 'User logged in: ' || found_user.username, 'users', found_user.id);
end $function$;

create or replace function private.one_line()
 returns trigger
 language plpgsql
 set search_path to ''
as $function$
begin
  new.description := left(regexp_replace(new.description, '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]', ' ', 'g'), 500);
  new.action := left(new.action, 50);
  return new;
end $function$;

-- Opens a session and answers with its token. It replaces this person's session of this tablet, and the one the caller came with, if that was theirs; sessions that have run out go.
create or replace function private.open_session(of_user uuid, key text)
 returns text
 language plpgsql
 set search_path to ''
as $function$
declare
  token text := translate(encode(extensions.gen_random_bytes(32), 'base64'), '+/=', '-_');
begin
  delete from private.sessions s where s.created_at < now() - interval '7 days' or s.last_seen_at < now() - interval '12 hours';
  delete from private.sessions s where s.user_id = of_user
    and (s.device_hash = key or s.token_hash = private.token_hash());
  insert into private.sessions (token_hash, user_id, user_agent, device_hash)
  values (encode(sha256(convert_to(token, 'UTF8')), 'hex'), of_user, left(private.request_header('user-agent'), 300), key);
  return token;
end $function$;

create or replace function private.password_matches(password text, stored text)
 returns boolean
 language sql
 immutable
 set search_path to ''
as $function$
  select case
    when stored !~ '^\$2[aby]\$10\$[./A-Za-z0-9]{53}$' or octet_length(password) > 72 or password = '' then false
    else extensions.crypt(password, '$2a$' || substr(stored, 5)) = '$2a$' || substr(stored, 5)
  end
$function$;

create or replace function private.rank()
 returns integer
 language sql
 stable security definer
 set search_path to ''
as $function$
  select coalesce(
    (select private.rank_of(u.role) from public.users u
     where u.id = private.uid() and not u.must_change_password), 0)
$function$;
grant execute on function private.rank() to anon, authenticated;

create or replace function private.rank_of(role text)
 returns integer
 language sql
 immutable
 set search_path to ''
as $function$ select coalesce(array_position(array['Viewer', 'Content Manager', 'Admin', 'Super Admin'], role), 0) $function$;

-- From now on this person is no stranger on this device, if it was named.
create or replace function private.remember_device(of_user uuid, key text)
 returns void
 language plpgsql
 set search_path to ''
as $function$
begin
  if key is not null then
    insert into private.known_devices (device_hash, user_id) values (key, of_user)
    on conflict (device_hash, user_id) do update set last_good_at = now();
  end if;
end $function$;

create or replace function private.request_header(name text)
 returns text
 language sql
 stable
 set search_path to ''
as $function$ select nullif(current_setting('request.headers', true), '')::json ->> name $function$;

-- The id that the caller gave this request, or null.
create or replace function private.request_id()
 returns uuid
 language sql
 stable
 set search_path to ''
as $function$
  select given::uuid from private.request_header('idempotency-key') given
  where given ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
$function$;

create or replace function private.require_live_session()
 returns void
 language plpgsql
 stable security definer
 set search_path to ''
as $function$
begin
  if coalesce(private.request_header('x-session-token'), '') <> '' and private.rank() = 0 then
    if private.uid() is null then
      raise sqlstate 'PT401' using message = 'Sign in again';
    end if;
    raise sqlstate 'PT428' using message = 'Choose a new password first';
  end if;
end $function$;

create or replace function private.reset_password(of_username text, password text)
 returns boolean
 language plpgsql
 security definer
 set search_path to ''
as $function$
declare
  whose uuid;
begin
  if octet_length(password) not between 6 and 72 then
    raise check_violation using message = 'The password must have 6 to 72 bytes';
  end if;
  update public.users set must_change_password = true where lower(username) = lower(btrim(of_username)) returning id into whose;
  if whose is null then
    return false;
  end if;
  insert into private.credentials values (whose, extensions.crypt(password, extensions.gen_salt('bf', 10)))
  on conflict (user_id) do update set password_hash = excluded.password_hash;
  return true;
end $function$;

-- Returns to the theme before the active one, within 24 hours.
create or replace function private.rollback_theme(p_user_id uuid)
 returns jsonb
 language plpgsql
 set search_path to ''
as $function$
declare
  me uuid := private.theme_actor(p_user_id, 3);
  settings public.modern_site_settings;
  version public.theme_versions;
begin
  select * into settings from public.modern_site_settings;
  select * into version from public.theme_versions where id = settings.previous_version_id;
  if version.id is null or settings.rollback_deadline is null then
    return private.failed('There is no previous theme to go back to');
  elsif settings.rollback_deadline <= now() then
    return private.failed('The time to roll back has passed');
  end if;
  -- The deadline is cleared with the previous theme: one cannot roll back twice (S-34).
  update public.modern_site_settings set
    active_theme_id = version.theme_id, active_version_id = version.id, theme_hash = version.config_hash,
    activated_at = now(), previous_theme_id = null, previous_version_id = null, rollback_deadline = null
  where true;
  perform private.log('theme_rolled_back', 'Rolled back to previous modern theme', 'modern_themes', null);
  return jsonb_build_object('success', true, 'message', 'Theme rolled back successfully!');
end $function$;
grant execute on function private.rollback_theme(uuid) to service_role;

-- Creates or changes an account (Super Admin).
create or replace function private.save_user(id uuid, username text, email text, role text, is_enabled boolean, password_hash text default null::text, must_change_password boolean default null::boolean)
 returns jsonb
 language plpgsql
 set search_path to ''
as $function$
declare
  account public.users;
  before public.users;
  rule text;
  said text;
begin
  perform sync.begin_write(4, 'Only a Super Admin manages accounts');
  if password_hash is not null and password_hash !~ '^\$2[aby]\$10\$[./A-Za-z0-9]{53}$' then
    raise sqlstate 'PT400' using message = 'password_hash must be a bcrypt hash of cost 10';
  end if;
  account.id := coalesce(save_user.id, gen_random_uuid());
  select * into before from public.users u where u.id = account.id;
  -- What is missing is refused by the rule of its column, which has words for people.
  account.username := private.trimmed(coalesce(save_user.username, ''));
  account.email := private.trimmed(coalesce(save_user.email, ''));
  account.role := coalesce(save_user.role, '');
  account.is_enabled := coalesce(save_user.is_enabled, before.is_enabled, true);
  account.must_change_password := coalesce(save_user.must_change_password, before.must_change_password, false);
  if before.id is not null then
    perform private.change_account(before, account, password_hash);
  elsif password_hash is null then
    return '{"success": false, "error": "Password is required"}';
  else
    perform private.add_account(account, password_hash);
  end if;
  return jsonb_build_object('success', true, 'id', account.id);
exception when integrity_constraint_violation then
  get stacked diagnostics rule = constraint_name, said = message_text;
  return private.account_error(rule, said);
end $function$;
grant execute on function private.save_user(uuid,text,text,text,boolean,text,boolean) to service_role;

create or replace function private.seconds_left(of_session private.sessions)
 returns integer
 language sql
 stable
 set search_path to ''
as $function$
  select extract(epoch from
    least(of_session.last_seen_at + interval '12 hours', of_session.created_at + interval '7 days') - now())::integer
$function$;

-- Enables or disables an account (Super Admin).
create or replace function private.set_user_enabled(id uuid, enabled boolean)
 returns jsonb
 language plpgsql
 set search_path to ''
as $function$
declare
  whose text;
  rule text;
  said text;
begin
  perform sync.begin_write(4, 'Only a Super Admin manages accounts');
  update public.users u set is_enabled = enabled where u.id = set_user_enabled.id returning u.username into whose;
  if whose is null then
    return '{"success": false, "error": "Failed to update user status"}';
  end if;
  perform private.log('update', case when enabled then 'Enabled user: ' else 'Disabled user: ' end || whose, 'users', set_user_enabled.id);
  return '{"success": true}';
exception when integrity_constraint_violation then
  get stacked diagnostics rule = constraint_name, said = message_text;
  return private.account_error(rule, said);
end $function$;
grant execute on function private.set_user_enabled(uuid,boolean) to service_role;

-- Whether a text has anything to see: more than blanks and marks without width.
create or replace function private.shows(value text)
 returns boolean
 language sql
 immutable parallel safe
 set search_path to ''
as $function$
  select value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
$function$;

create or replace function private.sign_in_begin(username text, device text, address text)
 returns jsonb
 language plpgsql
 set search_path to ''
as $function$
declare
  who text := lower(btrim(coalesce(username, '')));
  found_user public.users;
  stored text;
  is_known boolean;
  counter text;
begin
  select * into found_user from public.users u where lower(u.username) = who and u.is_enabled;
  select c.password_hash into stored from private.credentials c where c.user_id = found_user.id;
  is_known := exists (select from private.known_devices d where d.user_id = found_user.id
    and d.device_hash = private.device_key(device) and d.last_good_at > now() - interval '30 days');
  counter := left(who, 200) || case when is_known then '/' || private.device_key(device) else '' end;
  if not private.may_try(counter, address, not is_known) then
    return private.too_many_attempts();
  end if;
  -- An unknown name costs the same time: it is compared with a hash of no password.
  return jsonb_build_object('counter', counter, 'known', is_known,
    'stored', coalesce(stored, '$2b$10$QEtdSXdsHH7rYUMzQgOfXOrBE21QF7WYVHbl8diQchN2yoHmx/dyO'));
end $function$;

-- The second half of signing in: opens a session if the password matched what sign_in_begin answered with.
create or replace function private.sign_in_finish(username text, device text, begun jsonb, matches boolean)
 returns jsonb
 language plpgsql
 set search_path to ''
as $function$
declare
  found_user public.users;
  key text := private.device_key(device);
  token text;
begin
  if matches is not true then
    return '{"error": "Invalid username or password"}';
  end if;
  delete from private.attempts where name = begun ->> 'counter';
  perform 1 from sync.clock for update; -- Before any session row: everyone who changes accounts locks in this order.
  -- The account may have been disabled, or given another password, while this call waited.
  select u.* into found_user from public.users u join private.credentials c on c.user_id = u.id
  where lower(u.username) = lower(btrim(sign_in_finish.username)) and u.is_enabled and c.password_hash = begun ->> 'stored';
  if not found then
    return '{"error": "Invalid username or password"}';
  end if;
  token := private.open_session(found_user.id, key);
  perform private.remember_device(found_user.id, key);
  perform private.note_sign_in(found_user);
  return jsonb_build_object('token', token, 'user', to_jsonb(found_user)); -- With the last_login before this one (S-05).
end $function$;

create or replace function private.span_end(opens text, closes text)
 returns text
 language sql
 immutable parallel safe
 set search_path to ''
as $function$ select case when closes > opens then closes else '24:00' end $function$;

create or replace function private.spans_fit(spans text[])
 returns boolean
 language sql
 immutable parallel safe
 set search_path to ''
as $function$
  select not exists (
    select from unnest(spans) with ordinality one (span, at)
    join unnest(spans) with ordinality other (span, at) on other.at > one.at
    where left(one.span, 5) < private.span_end(left(other.span, 5), right(other.span, 5))
      and left(other.span, 5) < private.span_end(left(one.span, 5), right(one.span, 5)))
$function$;

create or replace function private.sweep()
 returns void
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  delete from private.requests where at < now() - interval '7 days';
  -- In the order in which sign_in locks: attempts, the clock, sessions.
  delete from private.attempts where at < now() - interval '15 minutes';
  perform sync.sweep();
  delete from private.sessions where created_at < now() - interval '7 days' or last_seen_at < now() - interval '12 hours';
  delete from private.known_devices where last_good_at < now() - interval '30 days';
end $function$;

create or replace function private.texts_fit(texts text[], longest integer)
 returns boolean
 language sql
 immutable
 set search_path to ''
as $function$
  select cardinality(texts) <= 100 and coalesce(array_ndims(texts), 1) = 1
    and not exists (select from unnest(texts) t where t is null or length(t) > longest)
$function$;

create or replace function private.theme_actor(claimed uuid, needed integer)
 returns uuid
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  perform sync.begin_write(needed, 'Not allowed');
  if claimed is distinct from private.uid() then
    raise insufficient_privilege using message = 'Not allowed';
  end if;
  return claimed;
end $function$;

create or replace function private.theme_config_error(config jsonb)
 returns text
 language sql
 stable
 set search_path to ''
as $function$ select message from private.theme_problems(config) limit 1 $function$;

create or replace function private.theme_fits(kind private.theme_kinds, value jsonb)
 returns boolean
 language sql
 immutable
 set search_path to ''
as $function$
  select jsonb_typeof(value) = any (kind.types) and coalesce(case jsonb_typeof(value)
    when 'string' then length(value #>> '{}') between kind.least and kind.most and value #>> '{}' ~ ('^(?:' || kind.pattern || ')$')
    when 'number' then trim_scale((value #>> '{}')::numeric) || kind.unit ~ ('^(?:' || kind.pattern || ')$')
    when 'array' then jsonb_array_length(value) between kind.least and kind.most
    when 'object' then value ?& kind.needs
      and (select count(*) from jsonb_object_keys(value)) between kind.least and coalesce(kind.most, 65536)
    end, true)
$function$;

create or replace function private.theme_hash(config jsonb)
 returns text
 language sql
 immutable
 set search_path to ''
as $function$ select encode(sha256(convert_to(config::text, 'UTF8')), 'hex') $function$;

create or replace function private.theme_name_shown(name text)
 returns text
 language sql
 immutable
 set search_path to ''
as $function$ select coalesce(nullif(left(regexp_replace(name, '[^A-Za-z0-9_ -]', '?', 'g'), 40), ''), '?') $function$;

create or replace function private.theme_problems(config jsonb)
 returns table(path text, message text)
 language sql
 stable
 set search_path to ''
as $function$
  with recursive refused (message) as (
    select case when jsonb_typeof(config) is distinct from 'object' then 'The theme configuration is not usable'
      when octet_length(config::text) > 65536 then 'The theme configuration is too large' end
  ),
  given (path, rule, value) as (
    select '', '', config from refused where refused.message is null
    union all
    select inner_place.path, found.path, inner_place.value
    from given
    join private.theme_rules r on r.path = given.rule
    join private.theme_kinds k on k.kind = r.kind and jsonb_typeof(given.value) = any (k.types)
    cross join lateral (
      select concat_ws('.', nullif(given.path, ''), private.theme_name_shown(name)),
        case when name ~ (select '^(?:' || n.pattern || ')$' from private.theme_kinds n where n.kind = 'name')
          then array[concat_ws('.', nullif(given.rule, ''), name), concat_ws('.', nullif(given.rule, ''), '*')] end, entry
      from jsonb_each(case jsonb_typeof(given.value) when 'object' then given.value else '{}' end) named (name, entry)
      union all
      select given.path || '[' || place - 1 || ']', array[given.rule || '[]'], entry
      from jsonb_array_elements(case jsonb_typeof(given.value) when 'array' then given.value else '[]' end)
        with ordinality listed (entry, place)
    ) inner_place (path, rules, value)
    left join lateral (
      select r.path from private.theme_rules r where r.path = any (inner_place.rules) order by array_position(inner_place.rules, r.path) limit 1
    ) found on true
  ),
  wrong (path, message) as (
    select given.path, given.path || ' ' || coalesce(k.expected, (select n.expected from private.theme_kinds n where n.kind = 'name'))
    from given
    left join private.theme_rules r on r.path = given.rule
    left join private.theme_kinds k on k.kind = r.kind
    where k.kind is null or not private.theme_fits(k, given.value)
  ),
  needed (turn, path, message) as (
    select n.turn, n.path,
      case when v.value is null or v.value ~ '^ *$' then n.missing else coalesce(n.wrong, wrong.message) end
    from private.theme_needs n
    cross join lateral (select config #>> string_to_array(n.path, '.')) v (value)
    left join wrong on wrong.path = n.path
    where (v.value is null or v.value ~ '^ *$' or wrong.path is not null) and not exists (select from refused where refused.message is not null)
  )
  select said.path, said.message from (
    select 0 as turn, '' as path, refused.message from refused where refused.message is not null
    union all
    select needed.turn, needed.path, needed.message from needed
    union all
    select 5, wrong.path, wrong.message from wrong where wrong.path not in (select n.path from private.theme_needs n)
  ) said
  order by said.turn, said.path collate "C"
$function$;

create or replace function private.token_hash()
 returns text
 language sql
 stable
 set search_path to ''
as $function$
  select encode(sha256(convert_to(token, 'UTF8')), 'hex')
  from (select private.request_header('x-session-token') as token) given
  where token ~ '^[A-Za-z0-9_-]{43}$'
$function$;

create or replace function private.too_many_attempts()
 returns jsonb
 language sql
 immutable
 set search_path to ''
as $function$ select '{"error": "Too many attempts. Please try again in a few minutes."}'::jsonb $function$;

-- A text without the blanks at its ends, as String.trim() of JavaScript takes them off.
create or replace function private.trimmed(value text)
 returns text
 language sql
 immutable parallel safe
 set search_path to ''
as $function$
  select btrim(value, e' \t\n\x0b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff')
$function$;

create or replace function private.uid()
 returns uuid
 language sql
 stable security definer
 set search_path to ''
as $function$ select (private.current_session()).user_id $function$;
grant execute on function private.uid() to anon, authenticated;

create or replace function private.unreferenced_pictures()
 returns table(bucket_id text, name text)
 language sql
 stable security definer
 set search_path to ''
as $function$
  select o.bucket_id, o.name from storage.objects o
  left join (select distinct address from private.named_pictures()) n
    on n.address = '/storage/v1/object/public/' || o.bucket_id || '/' || o.name
  where private.is_own_bucket(o.bucket_id) and o.created_at < now() - interval '7 days' and n.address is null
$function$;

-- Saves a theme as a new version (Super Admin); what the public sees stays.
create or replace function private.update_theme(p_theme_id uuid, p_config jsonb, p_change_description text, p_user_id uuid, p_base_version integer default null::integer, p_description text default null::text)
 returns jsonb
 language plpgsql
 set search_path to ''
as $function$
declare
  me uuid := private.theme_actor(p_user_id, 4);
  theme public.modern_themes;
  summary text := coalesce(nullif(btrim(p_change_description), ''), 'Theme configuration updated');
  hash text := private.theme_hash(p_config);
  wrong text := private.theme_config_error(p_config);
  latest public.theme_versions;
  next integer;
begin
  select * into theme from public.modern_themes where id = p_theme_id;
  select * into latest from public.theme_versions v where v.theme_id = theme.id and v.version_number = theme.version_number;
  if theme.id is null then
    return private.failed('Theme not found');
  elsif theme.is_preset then
    return private.failed('Preset themes cannot be edited. Please duplicate this theme to create an editable version.');
  elsif p_base_version = theme.version_number - 1 and latest.created_by = me and latest.config_hash = hash
      and coalesce(p_description, theme.description) is not distinct from theme.description then
    return jsonb_build_object('success', true, 'version_number', theme.version_number);
  elsif p_base_version is not null and p_base_version <> theme.version_number then
    return private.failed('This theme was saved by '
      || coalesce((select u.username from public.users u where u.id = latest.created_by), 'somebody else')
      || ' in the meantime (version ' || theme.version_number || ')');
  elsif wrong is not null then
    return private.failed(wrong);
  end if;
  next := theme.version_number + 1;
  update public.modern_themes set config = p_config, config_hash = hash, version_number = next,
    description = coalesce(p_description, description), validation_status = 'passed' where id = theme.id;
  insert into public.theme_versions (theme_id, version_number, name, config, config_hash, change_description, created_by)
  values (theme.id, next, theme.name, p_config, hash, left(summary, 2000), me);
  perform private.log('theme_edited', 'Updated modern theme: ' || theme.name || ' - ' || left(summary, 2000), 'modern_themes', theme.id);
  return jsonb_build_object('success', true, 'version_number', next);
end $function$;
grant execute on function private.update_theme(uuid,jsonb,text,uuid,integer,text) to service_role;

create or replace function private.user_json(of_user uuid)
 returns jsonb
 language sql
 stable
 set search_path to ''
as $function$ select to_jsonb(u) from public.users u where id = of_user $function$;


----------------------------------------------------------------------------------------------------
-- sync
----------------------------------------------------------------------------------------------------

create table sync.applied (
  id uuid not null primary key,
  user_id uuid not null,
  at timestamp with time zone not null default now(),
  result jsonb not null
);

-- What a row that came back brought home, and nobody else put there; kept as long as tombstones.
create table sync.came_home (
  tbl text not null,
  id uuid not null,
  col text not null,
  parent uuid not null,
  at timestamp with time zone not null default now(),
  constraint came_home_pkey primary key (tbl, id, col)
);

create table sync.clock (
  one boolean not null default true primary key check (one),
  version bigint not null default 0
);

create table sync.history (
  version bigint not null primary key,
  tag text not null default substr(replace((gen_random_uuid())::text, '-'::text, ''::text), 1, 8),
  at timestamp with time zone not null default now()
);

-- The rank and version with which each row is in the sums; what sync.feed says of it.
create table sync.standing (
  tbl text not null,
  id uuid not null,
  rank integer not null,
  version bigint not null,
  constraint standing_pkey primary key (tbl, id)
);

-- How many rows of a rank a table has, and what their versions add up to [R6].
create table sync.sums (
  tbl text not null,
  rank integer not null,
  rows bigint not null,
  versions numeric not null,
  constraint sums_pkey primary key (tbl, rank)
);

-- What the sync core knows of each table; sync.register_table() makes the database follow it.
create table sync.tables (
  tbl text not null primary key,
  rank integer /* The least role that may edit it through sync_push; null means by its own procedures only. */,
  audience integer not null default 0 /* The least role whose devices keep it: others never hear of its rows. */,
  cols text[] not null default '{}'::text[],
  noun text not null,
  name_col text,
  may_insert boolean not null default true,
  may_delete boolean not null default true,
  ordered_within text,
  images text[] not null default '{}'::text[],
  staff_only text[] not null default '{}'::text[],
  rank_of_row text not null /* The least role that may read a row r, in SQL: 0 everyone, 1 any staff, 4 Super Admins, 99 nobody. */,
  joins text /* What rank_of_row needs beside the row; such a table has a row policy of its own. */,
  bucket text /* Where the files of its pictures are. */,
  translated text[] not null default '{}'::text[] /* Columns of which a row may hold translations. */,
  portion_by text /* The column by which a first mirror is cut into portions: rows with the same value come together. Null for a table that comes whole, before all that is cut. */,
  constraint tables_pictures_have_a_bucket check ((images = '{}'::text[]) = (bucket is null))
);

create table sync.tombstones (
  tbl text not null,
  id uuid not null,
  version bigint not null,
  "row" jsonb not null,
  at timestamp with time zone not null default now(),
  hung jsonb not null default '[]'::jsonb /* What referred to the row when it was deleted: [{"t": table, "col": column, "id": row}]. */,
  constraint tombstones_pkey primary key (tbl, id)
);
create index tombstones_version_idx on sync.tombstones using btree (version);

create view sync.feed as
 select 'contact_information'::text as tbl,
    r.id,
    r.row_version as v,
    0 as rank,
    to_jsonb(r.*) as "row",
    null::uuid as portion_key
   from public.contact_information r
union all
 select 'doctors'::text as tbl,
    r.id,
    r.row_version as v,
        case
            when r.is_enabled then 0
            else 1
        end as rank,
    to_jsonb(r.*) as "row",
    null::uuid as portion_key
   from public.doctors r
union all
 select 'emergency_cards'::text as tbl,
    r.id,
    r.row_version as v,
        case
            when r.is_enabled then 0
            else 1
        end as rank,
    to_jsonb(r.*) as "row",
    null::uuid as portion_key
   from public.emergency_cards r
union all
 select 'health_library_categories'::text as tbl,
    r.id,
    r.row_version as v,
        case
            when r.is_enabled then 0
            else 1
        end as rank,
    to_jsonb(r.*) as "row",
    null::uuid as portion_key
   from public.health_library_categories r
union all
 select 'health_library_illnesses'::text as tbl,
    r.id,
    r.row_version as v,
        case
            when r.visibility = 'published'::text and ( select sync.library_open() as library_open) then 0
            else 1
        end as rank,
    to_jsonb(r.*) as "row",
    r.id as portion_key
   from public.health_library_illnesses r
union all
 select 'health_library_images'::text as tbl,
    r.id,
    r.row_version as v,
        case
            when i.visibility = 'published'::text and ( select sync.library_open() as library_open) then 0
            else 1
        end as rank,
    to_jsonb(r.*) as "row",
    r.illness_id as portion_key
   from public.health_library_images r
     join public.health_library_illnesses i on i.id = r.illness_id
union all
 select 'hospital_profile'::text as tbl,
    r.id,
    r.row_version as v,
    0 as rank,
    to_jsonb(r.*) as "row",
    null::uuid as portion_key
   from public.hospital_profile r
union all
 select 'modern_site_settings'::text as tbl,
    r.id,
    r.row_version as v,
    0 as rank,
    to_jsonb(r.*) as "row",
    null::uuid as portion_key
   from public.modern_site_settings r
union all
 select 'modern_themes'::text as tbl,
    r.id,
    r.row_version as v,
    1 as rank,
    to_jsonb(r.*) as "row",
    null::uuid as portion_key
   from public.modern_themes r
union all
 select 'notices'::text as tbl,
    r.id,
    r.row_version as v,
        case
            when r.is_enabled then 0
            else 1
        end as rank,
    to_jsonb(r.*) as "row",
    null::uuid as portion_key
   from public.notices r
union all
 select 'services'::text as tbl,
    r.id,
    r.row_version as v,
        case
            when r.is_enabled then 0
            else 1
        end as rank,
    to_jsonb(r.*) as "row",
    null::uuid as portion_key
   from public.services r
union all
 select 'social_media'::text as tbl,
    r.id,
    r.row_version as v,
        case
            when r.is_enabled then 0
            else 1
        end as rank,
    to_jsonb(r.*) as "row",
    null::uuid as portion_key
   from public.social_media r
union all
 select 'testimonials'::text as tbl,
    r.id,
    r.row_version as v,
        case
            when r.is_published then 0
            else 1
        end as rank,
    to_jsonb(r.*) as "row",
    null::uuid as portion_key
   from public.testimonials r
union all
 select 'theme_versions'::text as tbl,
    r.id,
    r.row_version as v,
        case
            when s.active_version_id is not null then 0
            else 99
        end as rank,
    to_jsonb(r.*) as "row",
    null::uuid as portion_key
   from public.theme_versions r
     left join public.modern_site_settings s on s.active_version_id = r.id
union all
 select 'users'::text as tbl,
    r.id,
    r.row_version as v,
    4 as rank,
    to_jsonb(r.*) as "row",
    null::uuid as portion_key
   from public.users r
union all
 select tombstones.tbl,
    tombstones.id,
    tombstones.version as v,
    99 as rank,
    null::jsonb as "row",
    null::uuid as portion_key
   from sync.tombstones;

create view sync.refers as
 select child.tbl,
    a.attname::text as col,
    parent.tbl as parent,
    c.confdeltype = 'c'::"char" as goes
   from pg_constraint c
     join sync.tables child on c.conrelid = to_regclass(format('public.%I'::text, child.tbl))::oid
     join sync.tables parent on c.confrelid = to_regclass(format('public.%I'::text, parent.tbl))::oid
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f'::"char" and cardinality(c.conkey) = 1 and (c.confdeltype = any (array['c'::"char", 'n'::"char"])) and (a.attname = any (child.cols));

create or replace function sync."only"(fields jsonb, names jsonb)
 returns jsonb
 language sql
 immutable
 set search_path to ''
as $function$ select coalesce(jsonb_object_agg(n, fields -> n), '{}') from jsonb_object_keys(names) n $function$;

-- Deletes a row, and logs all that it held.
create or replace function sync.apply_delete(t sync.tables, op jsonb, before jsonb)
 returns void
 language plpgsql
 set search_path to ''
as $function$
declare
  row_id uuid := (op ->> 'id')::uuid;
begin
  execute format('delete from public.%I where id = $1', t.tbl) using row_id;
  perform private.log('delete', 'Deleted ' || sync.name_of(t, before), t.tbl, row_id, jsonb_build_object('before', before));
end $function$;

create or replace function sync.apply_insert(t sync.tables, op jsonb)
 returns void
 language plpgsql
 set search_path to ''
as $function$
declare
  row_id uuid := (op ->> 'id')::uuid;
  made jsonb := sync.insert_row(t, row_id, op -> 'set');
begin
  perform private.log('create', 'Added ' || sync.name_of(t, made), t.tbl, row_id, jsonb_build_object('after', op -> 'set'));
end $function$;

-- Applies an operation whose row is not there; answers like apply_op, and with what would come back with the row.
create or replace function sync.apply_missing(t sync.tables, op jsonb)
 returns jsonb
 language plpgsql
 set search_path to ''
as $function$
declare
  row_id uuid := (op ->> 'id')::uuid;
  grave sync.tombstones;
  buried jsonb;
  came jsonb;
begin
  select * into grave from sync.tombstones s where s.tbl = t.tbl and s.id = row_id;
  came := sync.counted(row_id, grave.hung);
  if op ->> 'op' = 'insert' then
    if grave.id is null then
      perform sync.apply_insert(t, op);
    else
      -- Builds that know no 'restore' bring a row back so.
      perform sync.log_brought_back(t, sync.bring_back(t, row_id, op -> 'set'), came);
    end if;
    return null;
  end if;
  buried := sync.flat(grave.row);
  if op ->> 'op' = 'delete' and buried is not null then
    -- Two people deleted it: both have what they wanted, and each is in the log, by the name the
    -- server knew. Of a row it never knew, or has forgotten, nobody can have seen what they say.
    perform private.log('delete', 'Deleted ' || sync.name_of(t, buried) || ' (was deleted already)', t.tbl, row_id);
    return null;
  end if;
  return jsonb_build_object('gone', buried) || case when came <> '{}' then jsonb_build_object('with', came) else '{}' end;
end $function$;

create or replace function sync.apply_move(t sync.tables, op jsonb, before jsonb)
 returns void
 language plpgsql
 set search_path to ''
as $function$
declare
  row_id uuid := (op ->> 'id')::uuid;
  neighbour uuid := (op ->> 'after')::uuid;
  within text := coalesce(before ->> t.ordered_within, '-');
  waiting text[] := string_to_array(current_setting('nadi.order', true), ' ');
  ids uuid[];
  place integer;
begin
  if waiting[1] = t.tbl and waiting[2] = within then
    ids := array_remove(waiting[3:]::uuid[], row_id);
  else
    perform sync.write_order();
    execute format('select array_agg(id order by display_order, %s id) from public.%I where id <> $1 %s',
      case when t.name_col is not null then quote_ident(t.name_col) || ' collate "C",' else '' end, t.tbl,
      case when t.ordered_within is not null then format('and %1$I = ($2 ->> %1$L)::uuid', t.ordered_within) else '' end)
      into ids using row_id, before;
  end if;
  place := case when neighbour is null then 0 else array_position(ids, neighbour) end;
  if place is not null then
    ids := ids[1:place] || row_id || ids[place + 1:];
    perform set_config('nadi.order', concat_ws(' ', t.tbl, within, array_to_string(ids, ' ')), true);
  end if;
  perform private.log('update', 'Moved ' || sync.name_of(t, before), t.tbl, row_id);
end $function$;

-- Applies one operation and logs it. Null when it is done; else what is in its way: {"theirs": {column: value}} or {"gone": the deleted row, "with": {table: how many come back with it}}.
create or replace function sync.apply_op(op jsonb, r integer)
 returns jsonb
 language plpgsql
 set search_path to ''
as $function$
declare
  row_id uuid := (op ->> 'id')::uuid;
  kind text := op ->> 'op';
  t sync.tables := sync.table_of(op, r);
  now_there jsonb;
  theirs jsonb;
begin
  op := sync.with_nothing_as_null(op);
  if kind is distinct from 'move' then
    perform sync.write_order();
  end if;
  execute format('select sync.flat(to_jsonb(x)) from public.%I x where id = $1', t.tbl) into now_there using row_id;
  perform sync.require_complete(t, op);
  if kind = 'update' or (kind = 'insert' and now_there is null) or (kind = 'restore' and op ? 'set') then
    perform sync.require_pictures(t, op -> 'set');
  end if;

  if kind = 'restore' then
    return sync.apply_restore(t, op, now_there);
  elsif now_there is null then
    return sync.apply_missing(t, op);
  elsif kind = 'move' then
    perform sync.apply_move(t, op, now_there);
    return null;
  end if;
  theirs := sync.theirs(t, op, now_there);
  if theirs is not null then
    return jsonb_build_object('theirs', theirs);
  end if;
  if kind = 'delete' then
    perform sync.apply_delete(t, op, now_there);
  elsif kind = 'update' then
    perform sync.apply_update(t, op, now_there);
  else
    perform private.log('create', 'Added ' || sync.name_of(t, now_there) || ' (was there already)', t.tbl, row_id);
  end if;
  return null;
end $function$;

-- Brings a deleted row back, with an edit on top or none; where somebody else was faster, only the edit is left. Answers like apply_op.
create or replace function sync.apply_restore(t sync.tables, op jsonb, now_there jsonb)
 returns jsonb
 language plpgsql
 set search_path to ''
as $function$
declare
  row_id uuid := (op ->> 'id')::uuid;
  fields jsonb := coalesce(op -> 'set', '{}');
  grave sync.tombstones;
  clash jsonb;
  came jsonb;
begin
  if now_there is null then
    select * into grave from sync.tombstones s where s.tbl = t.tbl and s.id = row_id;
    if grave.id is null then
      return '{"gone": null}';
    end if;
  end if;
  clash := sync.theirs(t, op, coalesce(now_there, sync.flat(grave.row)));
  if clash is not null then
    return jsonb_build_object('theirs', clash);
  elsif now_there is null then
    came := sync.counted(row_id, grave.hung);
    perform sync.log_brought_back(t, sync.bring_back(t, row_id, fields), came);
  elsif fields <> '{}' then
    perform sync.apply_update(t, op, now_there);
  else
    perform private.log('create', 'Brought back ' || sync.name_of(t, now_there) || ' (was there already)', t.tbl, row_id);
  end if;
  return null;
end $function$;

create or replace function sync.apply_update(t sync.tables, op jsonb, before jsonb)
 returns void
 language plpgsql
 set search_path to ''
as $function$
declare
  fields jsonb := op -> 'set';
  content jsonb := sync.folded(before, fields);
  row_id uuid := (op ->> 'id')::uuid;
  cols text;
  made jsonb;
begin
  select string_agg(quote_ident(k), ', ') into cols from jsonb_object_keys(content) k;
  execute format('update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $2)) where id = $1',
    t.tbl, cols) using row_id, content;
  made := sync.require_kept(t, row_id, fields);
  perform private.log('update', 'Updated ' || sync.name_of(t, made), t.tbl, row_id,
    jsonb_build_object('before', sync.only(before, fields), 'after', fields));
end $function$;

create or replace function sync.base(since text, r integer)
 returns bigint
 language sql
 stable
 set search_path to ''
as $function$
  select h.version from sync.history h
  where since ~ '^[0-9]{1,18}\.[0-9a-f]{8}\.[0-9]$'
    and h.version = case when since ~ '^[0-9]{1,18}\.' then split_part(since, '.', 1)::bigint end
    and since = h.version || '.' || h.tag || '.' || r
$function$;

-- Takes the row of the clock; answers who pushes, and with which rank. Asked again once the row is ours: whoever was disabled or demoted while waiting for it is refused (S-10).
create or replace function sync.begin_push(out me uuid, out r integer)
 returns record
 language plpgsql
 set search_path to ''
as $function$
begin
  for look in 1..2 loop
    perform private.require_live_session();
    me := private.uid();
    r := private.rank();
    if me is null then
      raise sqlstate 'PT401' using message = 'Sign in again';
    end if;
    perform 1 from sync.clock for update;
  end loop;
end $function$;

create or replace function sync.begin_write(needed integer, refusal text)
 returns void
 language plpgsql
 set search_path to ''
as $function$
begin
  for look in 1..2 loop
    if private.rank() < needed then
      raise insufficient_privilege using message = refusal;
    end if;
    perform 1 from sync.clock for update;
  end loop;
  perform set_config('nadi.logged', 'on', true);
end $function$;

-- Makes a deleted row of its tombstone with these fields on top, and with it all that went with it and all that it let go.
create or replace function sync.bring_back(t sync.tables, row_id uuid, fields jsonb)
 returns jsonb
 language plpgsql
 set search_path to ''
as $function$
declare
  grave sync.tombstones;
  made jsonb;
  w record;
begin
  select * into grave from sync.tombstones s where s.tbl = t.tbl and s.id = row_id;
  made := sync.insert_row(t, row_id, sync.fields_to_bring_back(t, row_id, grave.row) || fields);
  for w in select * from sync.what_comes(row_id, grave.hung) loop
    if w.goes then
      perform sync.bring_back(c, child, '{}') from sync.tables c, unnest(w.ids) child where c.tbl = w.tbl;
    else
      execute format('update public.%1$I set %2$I = $1 where id = any ($2)', w.tbl, w.col) using row_id, w.ids;
      perform sync.bring_home(w.tbl, w.col, row_id, w.ids);
    end if;
  end loop;
  -- What was let go and deleted later belongs to it again when it comes back itself.
  for w in
    update sync.tombstones s set row = s.row || jsonb_build_object(r.col, row_id)
    from jsonb_array_elements(grave.hung) e join sync.refers r on r.tbl = e ->> 't' and r.col = e ->> 'col' and not r.goes
    where s.tbl = r.tbl and s.id = (e ->> 'id')::uuid and s.row ->> r.col is null
    returning s.tbl, r.col, s.id
  loop
    perform sync.bring_home(w.tbl, w.col, row_id, array[w.id]);
  end loop;
  return made;
end $function$;

-- Notes that these rows refer to another one again because it came back.
create or replace function sync.bring_home(tbl text, col text, parent uuid, ids uuid[])
 returns void
 language sql
 set search_path to ''
as $function$
  insert into sync.came_home as h (tbl, id, col, parent) select bring_home.tbl, i, bring_home.col, bring_home.parent from unnest(ids) i
  on conflict (tbl, id, col) do update set parent = excluded.parent, at = excluded.at
$function$;

create or replace function sync.bump()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  if tg_op = 'TRUNCATE' then
    raise 'TRUNCATE would not reach the devices; use DELETE';
  end if;
  perform sync.tick();
  return null;
end $function$;

create or replace function sync.bury()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  insert into sync.tombstones (tbl, id, version, row)
  select tg_table_name, old.id, version, to_jsonb(old) from sync.clock
  on conflict (tbl, id) do update set version = excluded.version, row = excluded.row, at = excluded.at;
  return null;
end $function$;

-- The translations among the fields of a row, as its column holds them, or what they were made from.
create or replace function sync.by_language(fields jsonb, is_source boolean)
 returns jsonb
 language sql
 immutable
 set search_path to ''
as $function$
  select coalesce(jsonb_object_agg(language, texts), '{}')
  from (
    select split_part(key, ':', 1) as language, jsonb_object_agg(split_part(key, ':', 2), value) as texts
    from jsonb_each(fields)
    where key like '%:%' and (key like '%:of') = is_source and value <> 'null'
    group by 1
  ) l
$function$;

-- What changed for callers of a rank since a cursor; without one they know, everything, in portions for whoever takes them.
create or replace function sync.changes(since text, r integer)
 returns jsonb
 language plpgsql
 stable
 set search_path to ''
as $function$
declare
  takes_portions constant boolean := coalesce(since = 'portions' or since ~ '^[^.]+\.[^.]+\.[^.]+\.', false);
  known bigint;
  begun text;
  place uuid;
  until uuid;
  answer jsonb;
begin
  select h.version || '.' || h.tag, jsonb_build_object('cursor', h.version || '.' || h.tag || '.' || r)
  into begun, answer
  from sync.history h order by h.version desc limit 1;
  if since = answer ->> 'cursor' then
    return answer;
  end if;
  known := sync.base(since, r);
  if takes_portions then
    select p.base, coalesce(p.base_cursor, begun), p.place into known, begun, place from sync.portion_place(since, r) p;
    until := sync.portion_end(place, r);
  end if;
  if known is null then
    answer := answer || '{"reset": true}';
  end if;
  if until is not null then
    answer := answer || jsonb_build_object('cursor', (answer ->> 'cursor') || '.' || begun || '.' || until);
  end if;
  return answer || (
    with changed as (
      select f.tbl, f.id, f.rank,
        case when f.rank <= r then
          -- Without the columns for staff, and therefore without the fields that are made of them.
          sync.flat(case when r = 0 then f.row - t.staff_only else f.row end) end as row
      from (
        -- Each alone, so that the index finds what changed. What changed behind a device's back
        -- since its first portion comes with the last one.
        select * from sync.feed f where f.v > known and until is null
        union all
        select * from sync.feed f
        where (known is null or place is not null) and f.rank <= r
          and (until is null and not coalesce(f.v > known, false) or f.portion_key <= until or place is null and f.portion_key is null)
          and (place is null or f.portion_key > place)
      ) f join sync.tables t on t.tbl = f.tbl
      where t.audience <= r
    ), parts as (
      select 'put' as part, tbl, jsonb_agg(row) as value from changed where rank <= r group by tbl
      union all
      -- Deleted, or no longer for this caller: to a device it is the same.
      select 'del', tbl, jsonb_agg(id) from changed where rank > r group by tbl
      union all
      -- A mirror of which something is still to come adds up to nothing yet.
      select 'sum', s.tbl, jsonb_build_array(sum(s.rows), sum(s.versions)) from sync.sums s
      where until is null and s.rank <= r group by s.tbl having sum(s.rows) > 0
    )
    select coalesce(jsonb_object_agg(part, tables), '{}')
    from (select part, jsonb_object_agg(tbl, value) as tables from parts group by part) grouped
  );
end $function$;

create or replace function sync.check_translations()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $function$
declare
  t sync.tables;
  written jsonb := sync.flat(jsonb_build_object('translations', new.translations, 'translated_from', new.translated_from));
  before jsonb := '{}';
  field text;
  value jsonb;
begin
  select * into strict t from sync.tables s where s.tbl = tg_table_name;
  if tg_op = 'UPDATE' then
    before := sync.flat(jsonb_build_object('translations', old.translations, 'translated_from', old.translated_from));
  end if;
  for field, value in select f.key, f.value from jsonb_each(written) f where before -> f.key is distinct from f.value loop
    if not sync.is_translation(t, field) then
      raise check_violation using message = format('%s.%s is no text to translate', t.tbl, field), constraint = field;
    elsif (case when field like '%:of' then jsonb_typeof(value) <> 'string' or value #>> '{}' !~ '^[0-9a-f]{8}$'
      else not sync.translation_fits(tg_relid, split_part(field, ':', 2), value) end) then
      raise check_violation using message = format('%s.%s does not fit', t.tbl, field), constraint = field;
    elsif field not like '%:of' and not written ? (field || ':of') then
      written := written || jsonb_build_object(field || ':of', sync.fingerprint_of(to_jsonb(new) -> split_part(field, ':', 2)));
    end if;
  end loop;
  new.translated_from := sync.by_language(written, true);
  return new;
end $function$;

-- Counts a table as if for the first time: its sums are right afterwards, whatever went past the triggers.
create or replace function sync.count_anew(t sync.tables)
 returns void
 language sql
 set search_path to ''
as $function$
  delete from sync.standing s where s.tbl = t.tbl;
  delete from sync.sums s where s.tbl = t.tbl;
  insert into sync.standing (tbl, id, rank, version)
    select t.tbl, f.id, f.rank, f.v from sync.feed f where f.tbl = t.tbl and f.rank < 99;
  insert into sync.sums (tbl, rank, rows, versions)
    select t.tbl, s.rank, count(*), sum(s.version) from sync.standing s where s.tbl = t.tbl group by s.rank;
$function$;

-- Carries the sums of a table on with rows that changed, came or went.
create or replace function sync.count_rows(of_table text, ids uuid[])
 returns void
 language plpgsql
 set search_path to ''
as $function$
declare
  t sync.tables;
  here uuid[];
  ranks integer[];
  stamps bigint[];
begin
  select * into strict t from sync.tables s where s.tbl = of_table;
  -- As sync.write_feed() says it.
  execute format('select array_agg(r.id), array_agg(%s), array_agg(r.row_version) from public.%I r %s where r.id = any ($1)',
    t.rank_of_row, t.tbl, t.joins) into here, ranks, stamps using ids;
  with before as (
    select s.id, s.rank, s.version from sync.standing s where s.tbl = of_table and s.id = any (ids)
  ), now_there as (
    select n.id, n.rank, n.version from unnest(here, ranks, stamps) n (id, rank, version) where n.rank < 99
  ), gone as (
    delete from sync.standing s using before b
    where s.tbl = of_table and s.id = b.id and not exists (select from now_there n where n.id = b.id)
  ), written as (
    insert into sync.standing (tbl, id, rank, version) select of_table, n.id, n.rank, n.version from now_there n
    on conflict (tbl, id) do update set rank = excluded.rank, version = excluded.version
    where (standing.rank, standing.version) <> (excluded.rank, excluded.version)
  ), added as (
    select x.rank, sum(x.one) as rows, sum(x.one * x.version) as versions
    from (select 1 as one, n.rank, n.version from now_there n union all select -1, b.rank, b.version from before b) x
    group by x.rank
  )
  insert into sync.sums (tbl, rank, rows, versions) select of_table, a.rank, a.rows, a.versions from added a
  on conflict (tbl, rank) do update set rows = sums.rows + excluded.rows, versions = sums.versions + excluded.versions;
end $function$;

-- How many rows of which table come back with a deleted row: {"health_library_images": 2}.
create or replace function sync.counted(row_id uuid, hung jsonb)
 returns jsonb
 language sql
 stable
 set search_path to ''
as $function$
  select coalesce(jsonb_object_agg(c.tbl, c.n), '{}')
  from (select w.tbl, sum(cardinality(w.ids)) as n from sync.what_comes(row_id, hung) w group by w.tbl) c
$function$;

create or replace function sync.decide(mutation jsonb, r integer)
 returns jsonb
 language plpgsql
 set search_path to ''
as $function$
declare
  clash jsonb := '{}';
  one jsonb;
  op jsonb;
  result jsonb := jsonb_build_object('id', mutation -> 'id');
  state text;
  rule text;
begin
  begin
    for op in select o from jsonb_array_elements(mutation -> 'ops') o loop
      one := sync.apply_op(op, r);
      if one is not null then
        clash := clash || jsonb_build_object(op ->> 'id', one);
      end if;
    end loop;
    if clash <> '{}' then
      raise exception using errcode = 'SY409';
    end if;
    -- An edit that changed nothing is part of the timeline too: a restore must not lose its record unseen.
    perform sync.tick();
    result := result || '{"status": "ok"}';
  exception
    when sqlstate 'SY409' then
      result := result || jsonb_build_object('status', 'conflict', 'rows', clash);
    when sqlstate 'SY404' then
      -- Not recorded: the same mutation is right once its picture is here.
      return result || jsonb_build_object('status', 'held', 'missing', sqlerrm);
    when integrity_constraint_violation or data_exception or insufficient_privilege then
      get stacked diagnostics state = returned_sqlstate, rule = constraint_name;
      result := result || jsonb_build_object('status', 'rejected', 'code', state, 'constraint', nullif(rule, ''));
  end;
  insert into sync.applied (id, user_id, result) values ((mutation ->> 'id')::uuid, private.uid(), result);
  return result;
end $function$;

-- The answers to mutations, in their order, each decided at most once; what is not decided until then is held.
create or replace function sync.decide_in_order(mutations jsonb, me uuid, r integer, until timestamp with time zone)
 returns jsonb
 language plpgsql
 set search_path to ''
as $function$
declare
  m jsonb;
  keys text[];
  makes text[];
  refused text[] := '{}';
  absent text[] := '{}';
  decided boolean := false;
  result jsonb;
  results jsonb := '[]';
begin
  for m in select e from jsonb_array_elements(mutations) with ordinality x (e, n) order by n loop
    if not sync.is_mutation(m) then
      results := results || jsonb_build_object('id', m -> 'id', 'status', 'rejected', 'code', '22023');
      continue;
    end if;
    select array_agg((o ->> 't') || '/' || (o ->> 'id')),
      array_agg((o ->> 't') || '/' || (o ->> 'id')) filter (where o ->> 'op' in ('insert', 'restore'))
    into keys, makes from jsonb_array_elements(m -> 'ops') o;
    result := sync.earlier_answer(m, me);
    if result is null then
      if keys && refused or (decided and clock_timestamp() > until) or absent <> '{}' and sync.rests_on(m -> 'ops') && absent then
        -- Follows a refused edit of the same row: a chain of edits stays whole. Or belongs to a row
        -- that was refused. Or comes too late: the device sends it again. The first one is always
        -- decided, or a slow server would never be done.
        result := jsonb_build_object('id', m -> 'id', 'status', 'held');
      else
        result := sync.decide(m, r);
        decided := true;
      end if;
    end if;
    if result ->> 'status' <> 'ok' then
      refused := refused || keys;
      absent := absent || coalesce(makes, '{}');
    end if;
    results := results || jsonb_build_array(result);
  end loop;
  perform sync.write_order();
  return results;
end $function$;

-- The answer recorded for this mutation, or null; a refusal where another person sent it.
create or replace function sync.earlier_answer(m jsonb, me uuid)
 returns jsonb
 language plpgsql
 stable
 set search_path to ''
as $function$
declare
  earlier sync.applied;
begin
  select * into earlier from sync.applied where id = (m ->> 'id')::uuid;
  if earlier.user_id <> me then
    return jsonb_build_object('id', m -> 'id', 'status', 'rejected', 'code', '42501');
  end if;
  return earlier.result;
end $function$;

create or replace function sync.fields_to_bring_back(t sync.tables, row_id uuid, buried jsonb)
 returns jsonb
 language plpgsql
 set search_path to ''
as $function$
declare
  fields jsonb;
  r record;
  is_there boolean;
begin
  select jsonb_object_agg(f.key, f.value) into fields from jsonb_each(sync.flat(buried)) f
  where f.key = any (t.cols) or sync.is_translation(t, f.key);
  for r in select x.col, x.parent, fields ->> x.col as id from sync.refers x
    where x.tbl = t.tbl and not x.goes and fields ->> x.col is not null
  loop
    execute format('select exists (select from public.%I x where x.id = $1)', r.parent) into is_there using r.id::uuid;
    if not is_there then
      fields := fields || jsonb_build_object(r.col, null);
      update sync.tombstones s set hung = s.hung || jsonb_build_object('t', t.tbl, 'col', r.col, 'id', row_id)
      where s.tbl = r.parent and s.id = r.id::uuid;
    end if;
  end loop;
  return fields;
end $function$;

-- Eight hex characters that change with a text or a list; src/model/fingerprints.ts makes the same.
create or replace function sync.fingerprint_of(value jsonb)
 returns text
 language plpgsql
 immutable
 set search_path to ''
as $function$
declare
  bytes constant bytea := convert_to(coalesce(btrim(case jsonb_typeof(value)
    when 'array' then (select string_agg(e, E'\n' order by n) from jsonb_array_elements_text(value) with ordinality x (e, n))
    else value #>> '{}' end, E' \t\r\n'), ''), 'UTF8');
  hash bigint := 2166136261;
begin
  for i in 0..length(bytes) - 1 loop
    hash := ((hash # get_byte(bytes, i)) * 16777619) & 4294967295;
  end loop;
  return lpad(to_hex(hash), 8, '0');
end $function$;

-- A row as devices have it: each translation is a field of its own.
create or replace function sync.flat(content jsonb)
 returns jsonb
 language plpgsql
 immutable
 set search_path to ''
as $function$
declare
  fields jsonb := content - '{translations,translated_from}'::text[];
begin
  if content -> 'translations' <> '{}' then
    fields := fields || coalesce((select jsonb_object_agg(l.key || ':' || c.key, c.value)
      from jsonb_each(content -> 'translations') l, jsonb_each(l.value) c), '{}');
  end if;
  if content -> 'translated_from' <> '{}' then
    fields := fields || coalesce((select jsonb_object_agg(l.key || ':' || c.key || ':of', c.value)
      from jsonb_each(content -> 'translated_from') l, jsonb_each(l.value) c), '{}');
  end if;
  return fields;
end $function$;

-- The columns that an edit writes into a row which was so before; the inverse of sync.flat().
create or replace function sync.folded(before jsonb, fields jsonb)
 returns jsonb
 language plpgsql
 immutable
 set search_path to ''
as $function$
begin
  if not exists (select from jsonb_object_keys(fields) k where k like '%:%') then
    return fields;
  end if;
  return (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(fields) where key not like '%:%')
    || jsonb_build_object(
      'translations', sync.by_language(before || fields, false),
      'translated_from', sync.by_language(before || fields, true));
end $function$;

-- Makes a row of its fields, which it must hold unbent; answers with it.
create or replace function sync.insert_row(t sync.tables, row_id uuid, fields jsonb)
 returns jsonb
 language plpgsql
 set search_path to ''
as $function$
declare
  content jsonb := sync.folded('{}', fields);
  cols text;
begin
  select string_agg(quote_ident(k), ', ') into cols from jsonb_object_keys(content) k;
  execute format('insert into public.%1$I (id, %2$s) select $1, %2$s from jsonb_populate_record(null::public.%1$I, $2)',
    t.tbl, cols) using row_id, content;
  return sync.require_kept(t, row_id, fields);
end $function$;

-- Whether a reference differs from what was seen only because the row it was seen to refer to went, or the one it refers to came back and brought it home.
create or replace function sync.is_moved_along(t sync.tables, row_id uuid, col text, seen jsonb, there jsonb)
 returns boolean
 language plpgsql
 stable
 set search_path to ''
as $function$
declare
  parent text;
  is_gone boolean := seen = 'null';
begin
  select r.parent into parent from sync.refers r where r.tbl = t.tbl and r.col = is_moved_along.col and not r.goes;
  if parent is null then
    return false;
  end if;
  if not is_gone then
    execute format('select not exists (select from public.%I x where x.id::text = $1)', parent) into is_gone using seen #>> '{}';
  end if;
  return is_gone and (there = 'null' or exists (
    select from sync.came_home h
    where h.tbl = t.tbl and h.id = row_id and h.col = is_moved_along.col and h.parent::text = there #>> '{}'));
end $function$;

-- Whether this has an id to be known by, and operations.
create or replace function sync.is_mutation(m jsonb)
 returns boolean
 language plpgsql
 immutable
 set search_path to ''
as $function$
begin
  return coalesce((m ->> 'id') ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', false)
    and jsonb_typeof(m -> 'ops') is not distinct from 'array' and m -> 'ops' <> '[]';
end $function$;

-- Whether a field is a text of this table in another language than the one staff write in, or what that was made from.
create or replace function sync.is_translation(t sync.tables, field text)
 returns boolean
 language sql
 immutable
 set search_path to ''
as $function$
  select field ~ '^[a-z]{2,3}:[a-z_]+(:of)?$' and field not like 'en:%' and split_part(field, ':', 2) = any (t.translated)
$function$;

create or replace function sync.keep_sums()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  if tg_op = 'UPDATE' then
    perform sync.count_rows(tg_table_name, array(select c.id from changed c union select w.id from was w));
  else
    perform sync.count_rows(tg_table_name, array(select c.id from changed c));
  end if;
  return null;
end $function$;

create or replace function sync.library_open()
 returns boolean
 language sql
 stable
 set search_path to ''
as $function$ select coalesce((select health_library_enabled from public.modern_site_settings), true) $function$;

create or replace function sync.log_brought_back(t sync.tables, made jsonb, came jsonb)
 returns void
 language sql
 set search_path to ''
as $function$
  select private.log('create', 'Brought back ' || sync.name_of(t, made) || coalesce(', with ' || (
      select string_agg(c.value || ' × ' || s.noun, ', ' order by c.key) from jsonb_each_text(came) c join sync.tables s on s.tbl = c.key), ''),
    t.tbl, (made ->> 'id')::uuid, jsonb_build_object('after', made - '{id,row_version,updated_at}'::text[] - t.staff_only))
$function$;

create or replace function sync.log_direct_change()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $function$
declare
  before jsonb;
  after jsonb;
begin
  if current_setting('nadi.logged', true) = 'on' then
    return null;
  end if;
  before := case when tg_op <> 'INSERT' then sync.flat(to_jsonb(old)) - '{row_version,updated_at}'::text[] end;
  after := case when tg_op <> 'DELETE' then sync.flat(to_jsonb(new)) - '{row_version,updated_at}'::text[] end;
  if before is not distinct from after then
    return null;
  end if;
  perform private.log(
    case tg_op when 'INSERT' then 'create' when 'DELETE' then 'delete' else 'update' end,
    'Changed directly in the database: ' || t.noun || coalesce(' ' || (coalesce(after, before) ->> t.name_col), ''),
    t.tbl, (coalesce(after, before) ->> 'id')::uuid,
    -- Content only: Admins read the log, and not the accounts.
    case when before is not null and t.rank is not null then jsonb_build_object('before', before) end)
  from sync.tables t where t.tbl = tg_table_name;
  return null;
end $function$;

create or replace function sync.name_of(t sync.tables, content jsonb)
 returns text
 language sql
 immutable
 set search_path to ''
as $function$ select t.noun || coalesce(': ' || nullif(content ->> t.name_col, ''), '') $function$;

create or replace function sync.note_what_hangs()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $function$
declare
  r record;
  ids jsonb;
  noted jsonb := '[]';
begin
  for r in select * from sync.refers x where x.parent = tg_table_name order by x.tbl, x.col loop
    execute format('select coalesce(jsonb_agg(jsonb_build_object(''t'', %1$L, ''col'', %2$L, ''id'', x.id) order by x.id), ''[]'')
      from public.%1$I x where x.%2$I = $1', r.tbl, r.col) into ids using old.id;
    noted := noted || ids;
  end loop;
  if noted <> '[]' then
    insert into sync.tombstones (tbl, id, version, row, hung)
    select tg_table_name, old.id, c.version, to_jsonb(old), noted from sync.clock c
    on conflict (tbl, id) do update set hung = excluded.hung;
  end if;
  return old;
end $function$;

-- The rows that belong to a row, deleted ones among them for as long as their tombstones are kept.
create or replace function sync.parts_of(parent text, parent_id uuid)
 returns table(tbl text, id uuid)
 language plpgsql
 stable
 set search_path to ''
as $function$
declare
  r record;
begin
  for r in select x.tbl, x.col from sync.refers x where x.parent = parts_of.parent and x.goes loop
    return query execute format('select %L::text, x.id from public.%I x where x.%I = $1', r.tbl, r.tbl, r.col)
      using parent_id;
    return query select t.tbl, t.id from sync.tombstones t
      where t.tbl = r.tbl and t.row ->> r.col = parent_id::text;
  end loop;
end $function$;

-- The last key of the portion after a key; null when what is left fits in one.
create or replace function sync.portion_end(after uuid, r integer)
 returns uuid
 language sql
 stable
 set search_path to ''
as $function$
  select case when count(*) > sync.portion_rows() then (array_agg(k.portion_key order by k.portion_key))[sync.portion_rows()] end
  from (
    select f.portion_key from sync.feed f
    where (after is null and f.portion_key is not null or f.portion_key > after) and f.rank <= r
    order by f.portion_key limit sync.portion_rows() + 1
  ) k
$function$;

-- How far a device is whose first mirror is still coming; all null where this server did not bring it there.
create or replace function sync.portion_place(since text, r integer, out base bigint, out base_cursor text, out place uuid)
 returns record
 language sql
 stable
 set search_path to ''
as $function$
  select sync.base(s.begun || '.' || r, r), s.begun, s.place::uuid
  from (select m[1] as reached, m[2] as begun, m[3] as place
    from regexp_match(since, '^([0-9]{1,18}\.[0-9a-f]{8}\.[0-9])\.([0-9]{1,18}\.[0-9a-f]{8})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$') m) s
  -- On another timeline some rows may have been passed over that never changed on this one.
  where sync.base(s.reached, r) is not null and sync.base(s.begun || '.' || r, r) is not null
$function$;

-- About how many rows of the tables that are cut come in a portion; a library of no more is one answer.
create or replace function sync.portion_rows()
 returns integer
 language sql
 stable
 set search_path to ''
as $function$ select 200 $function$;

create or replace function sync.register_bucket(t sync.tables)
 returns void
 language sql
 set search_path to ''
as $function$
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  select t.bucket, t.bucket, true, 5242880, array['image/jpeg', 'image/png', 'image/webp', 'image/gif']
  where t.bucket is not null
  on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types
$function$;

create or replace function sync.register_readers(t sync.tables)
 returns void
 language plpgsql
 set search_path to ''
as $function$
declare
  ours constant text := 'whoever sync.feed shows it to';
  readable text;
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into readable
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', t.tbl)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attname <> all (t.staff_only);
  execute format('alter table public.%I enable row level security', t.tbl);
  execute format('revoke all on public.%I from public, anon, authenticated', t.tbl);
  execute format('grant select (%s) on public.%I to anon, authenticated', readable, t.tbl);

  execute format('drop policy if exists %I on public.%I', ours, t.tbl);
  if not exists (select from pg_catalog.pg_policy where polrelid = format('public.%I', t.tbl)::regclass) then
    if t.joins is not null then
      raise 'Write a row policy for %: what its feed joins cannot stand in one', t.tbl;
    end if;
    execute format('create policy %I on public.%I for select using ((%s) <= (select private.rank()))', ours, t.tbl, t.rank_of_row);
  end if;
end $function$;

-- For migrations: makes the database follow the row of this table in sync.tables.
create or replace function sync.register_table(tbl text)
 returns void
 language plpgsql
 set search_path to ''
as $function$
declare
  t sync.tables;
begin
  perform sync.register_translations(tbl);
  select * into strict t from sync.tables s where s.tbl = register_table.tbl;
  perform sync.require_declared(t);
  perform sync.register_triggers(t);
  perform sync.register_tombstones(t);
  perform sync.write_feed();
  -- What it says of their readers may be another rule than before.
  perform sync.count_anew(t);
  perform sync.register_readers(t);
  perform sync.register_bucket(t);
end $function$;

-- Gives the tables that a table refers to the trigger by which their tombstones know of it [R17].
create or replace function sync.register_tombstones(t sync.tables)
 returns void
 language plpgsql
 set search_path to ''
as $function$
declare
  parent text;
begin
  for parent in select distinct r.parent from sync.refers r where r.tbl = t.tbl loop
    execute format('create or replace trigger sync_7 before delete on public.%I for each row execute function sync.note_what_hangs()', parent);
  end loop;
end $function$;

-- Gives a table the columns for its translations, and what guards them.
create or replace function sync.register_translations(tbl text)
 returns void
 language plpgsql
 set search_path to ''
as $function$
declare
  t sync.tables;
begin
  select * into strict t from sync.tables s where s.tbl = register_translations.tbl;
  if t.translated = '{}' then
    return;
  elsif not t.translated <@ t.cols then
    raise undefined_column using message = format('sync.tables says that %s translates what nobody edits', t.tbl);
  end if;
  execute format($f$alter table public.%I
    add column if not exists translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
    add column if not exists translated_from jsonb not null default '{}' check (jsonb_typeof(translated_from) = 'object')$f$, t.tbl);
  execute format('create or replace trigger sync_6 before insert or update of translations, translated_from on public.%I
    for each row execute function sync.check_translations()', t.tbl);
  if 'translated_from' <> all (t.staff_only) then
    update sync.tables s set staff_only = staff_only || '{translated_from}' where s.tbl = t.tbl;
  end if;
end $function$;

create or replace function sync.register_triggers(t sync.tables)
 returns void
 language plpgsql
 set search_path to ''
as $function$
declare
  is_new boolean := not exists (
    select from pg_catalog.pg_trigger where tgrelid = format('public.%I', t.tbl)::regclass and tgname = 'sync_2');
begin
  execute format('create or replace trigger sync_0 before truncate on public.%I for each statement execute function sync.bump()', t.tbl);
  execute format('create or replace trigger sync_1 before insert or update or delete on public.%I for each statement execute function sync.bump()', t.tbl);
  execute format('create or replace trigger sync_2 before insert or update on public.%I for each row execute function sync.stamp()', t.tbl);
  execute format('create or replace trigger sync_3 after delete on public.%I for each row execute function sync.bury()', t.tbl);
  execute format('create or replace trigger sync_4 after insert or update or delete on public.%I for each row execute function sync.log_direct_change()', t.tbl);
  -- A trigger that is told which rows changed can have one kind of change only.
  execute format('create or replace trigger sync_8 after insert on public.%I referencing new table as changed
    for each statement execute function sync.keep_sums()', t.tbl);
  execute format('create or replace trigger sync_9 after update on public.%I referencing new table as changed old table as was
    for each statement execute function sync.keep_sums()', t.tbl);
  execute format('create or replace trigger sync_10 after delete on public.%I referencing old table as changed
    for each statement execute function sync.keep_sums()', t.tbl);
  execute format('create index if not exists %I on public.%I (row_version)', t.tbl || '_row_version_idx', t.tbl);
  if is_new then
    -- Rows that were there before it have no version yet, and no device would hear of them.
    execute format('update public.%I set row_version = 0 where true', t.tbl);
  end if;
end $function$;

create or replace function sync.require_columns(t sync.tables, fields jsonb)
 returns void
 language plpgsql
 immutable
 set search_path to ''
as $function$
declare
  stranger text;
begin
  if jsonb_typeof(fields) is distinct from 'object' or fields = '{}' then
    raise invalid_parameter_value using message = 'An edit names the columns it changes';
  end if;
  select k into stranger from jsonb_object_keys(fields) k
  where k <> all (t.cols) and not sync.is_translation(t, k)
    -- What a translation was made from is written with it: whoever changed only the one did not see the other.
    or k like '%:of' and not fields ? left(k, -3)
  limit 1;
  if found then
    raise insufficient_privilege using message = format('%s.%s is not for editing', t.tbl, stranger), constraint = stranger;
  end if;
end $function$;

-- Refuses an operation that does not say all that its kind has to, or is of no kind we know.
create or replace function sync.require_complete(t sync.tables, op jsonb)
 returns void
 language plpgsql
 immutable
 set search_path to ''
as $function$
declare
  kind text := op ->> 'op';
  fields jsonb := op -> 'set';
  was jsonb := op -> 'was';
begin
  if kind = 'insert' then
    perform sync.require_columns(t, fields);
  elsif kind = 'update' or (kind = 'restore' and fields is not null) then
    perform sync.require_columns(t, fields);
    if was is null or not was ?& array(select jsonb_object_keys(fields)) then
      raise invalid_parameter_value using message = 'An update says what its author saw';
    end if;
  elsif kind = 'delete' then
    if jsonb_typeof(was) is distinct from 'object' or not was ?| t.cols then
      raise invalid_parameter_value using message = 'A deletion says what its author saw';
    end if;
  elsif kind is distinct from 'restore' and (kind is distinct from 'move' or 'display_order' <> all (t.cols)) then
    raise invalid_parameter_value using message = 'Unknown operation';
  end if;
end $function$;

create or replace function sync.require_declared(t sync.tables)
 returns void
 language plpgsql
 stable
 set search_path to ''
as $function$
declare
  stranger text;
begin
  select c into stranger
  from unnest(t.cols || t.images || t.staff_only || t.name_col || t.ordered_within || '{id,row_version}'::text[]) c
  where c is not null and not exists (
    select from pg_catalog.pg_attribute a
    where a.attrelid = format('public.%I', t.tbl)::regclass and a.attname = c and a.attnum > 0 and not a.attisdropped)
  limit 1;
  if found then
    raise undefined_column using message = format('sync.tables says that %s has a column %s', t.tbl, stranger);
  end if;
end $function$;

create or replace function sync.require_kept(t sync.tables, row_id uuid, fields jsonb)
 returns jsonb
 language plpgsql
 set search_path to ''
as $function$
declare
  now_there jsonb;
begin
  execute format('select sync.flat(to_jsonb(x)) from public.%I x where id = $1', t.tbl) into now_there using row_id;
  if exists (select from jsonb_each(fields) f where coalesce(now_there -> f.key, 'null') is distinct from f.value) then
    raise invalid_text_representation using message = 'A value does not fit its column';
  end if;
  return now_there;
end $function$;

create or replace function sync.require_pictures(t sync.tables, fields jsonb)
 returns void
 language plpgsql
 stable security definer
 set search_path to ''
as $function$
declare
  missing text;
begin
  select f.value into missing
  from jsonb_each_text(fields) f
  where f.key = any (t.images) and f.value like '/storage/v1/object/public/%'
    and not exists (
      select from storage.objects o
      where o.bucket_id = split_part(f.value, '/', 6) and o.name = split_part(f.value, '/', 7))
  limit 1;
  if found then
    raise exception using errcode = 'SY404', message = missing;
  end if;
end $function$;

-- Refuses a push that is no list, or is longer than a push may be.
create or replace function sync.require_push_size(mutations jsonb)
 returns void
 language plpgsql
 immutable
 set search_path to ''
as $function$
begin
  if jsonb_typeof(mutations) is distinct from 'array' then
    raise sqlstate 'PT400' using message = 'mutations must be a list';
  elsif jsonb_array_length(mutations) > 50 or octet_length(mutations::text) > 1048576 then
    raise sqlstate 'PT413' using message = 'At most 50 edits at a time';
  elsif (select sum(jsonb_array_length(e -> 'ops')) from jsonb_array_elements(mutations) e
      where jsonb_typeof(e -> 'ops') = 'array') > 100 then
    raise sqlstate 'PT413' using message = 'At most 100 operations at a time';
  end if;
end $function$;

-- The rows that operations refer to, as in doctors/<id>.
create or replace function sync.rests_on(ops jsonb)
 returns text[]
 language sql
 stable
 set search_path to ''
as $function$
  select array_agg(r.parent || '/' || (o -> 'set' ->> r.col))
  from jsonb_array_elements(ops) o join sync.refers r on r.tbl = o ->> 't'
  where o -> 'set' ->> r.col is not null
$function$;

create or replace function sync.stamp()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $function$
declare
  me uuid := private.uid();
  not_content constant text[] := '{row_version,updated_at,last_updated_by,added_by,created_by}';
  own jsonb := '{}';
begin
  if tg_op = 'INSERT' then
    delete from sync.tombstones where tbl = tg_table_name and id = new.id;
  end if;
  if tg_op = 'INSERT' or to_jsonb(new) - not_content is distinct from to_jsonb(old) - not_content then
    own := jsonb_build_object('updated_at', now());
    if me is not null then
      own := own || jsonb_build_object('last_updated_by', me);
      if tg_op = 'INSERT' then
        own := own || jsonb_build_object('added_by', me, 'created_by', me);
      end if;
    end if;
  end if;
  new := jsonb_populate_record(new, own);
  select version into new.row_version from sync.clock;
  return new;
end $function$;

create or replace function sync.sweep(keep interval default '90 days'::interval)
 returns void
 language plpgsql
 set search_path to ''
as $function$
begin
  perform 1 from sync.clock for update;
  delete from sync.history h using sync.clock c where h.at < now() - keep and h.version < c.version;
  delete from sync.tombstones where at < now() - keep
    and version < (select min(version) from sync.history);
  delete from sync.came_home where at < now() - keep;
  delete from sync.applied where at < now() - greatest(keep, interval '1 year');
  perform sync.count_anew(t) from sync.tables t where exists (
    select from (select f.rank, count(*) as rows, sum(f.v) as versions from sync.feed f
      where f.tbl = t.tbl and f.rank < 99 group by f.rank) f
    full join (select * from sync.sums s where s.tbl = t.tbl and s.rows <> 0) s using (rank)
    where (f.rows, f.versions) is distinct from (s.rows, s.versions));
end $function$;

-- What sync.tables says of the table of an operation; refuses what this rank may not do there.
create or replace function sync.table_of(op jsonb, r integer)
 returns sync.tables
 language plpgsql
 stable
 set search_path to ''
as $function$
declare
  t sync.tables;
begin
  select * into t from sync.tables where tbl = op ->> 't';
  if t.tbl is null or t.rank is null or t.rank > r
    or (op ->> 'op' in ('insert', 'restore') and not t.may_insert) or (op ->> 'op' = 'delete' and not t.may_delete) then
    raise insufficient_privilege using message = 'Not allowed';
  end if;
  return t;
end $function$;

-- The values in the way of an operation: neither what its author saw nor already what they want. Values are compared, never times. Null when there are none.
create or replace function sync.theirs(t sync.tables, op jsonb, now_there jsonb)
 returns jsonb
 language plpgsql
 stable
 set search_path to ''
as $function$
declare
  kind text := op ->> 'op';
  -- The author of an insert saw no row: another tablet made it first, as two may make the only row of a table.
  was jsonb := case when kind = 'insert' then '{}' else op -> 'was' end;
begin
  return (
    select jsonb_object_agg(f.key, n.value)
    from jsonb_each(case when kind = 'delete' then was else op -> 'set' end) f,
      -- A translation that is not there is null.
      lateral (select coalesce(now_there -> f.key, 'null')) n (value)
    -- What a translation was made from goes with it.
    where (f.key = any (t.cols) or sync.is_translation(t, f.key) and f.key not like '%:of')
      and n.value is distinct from was -> f.key
      and (kind = 'delete' or n.value is distinct from f.value)
      -- Where a row stands among others is no reason to keep it, and a tablet that does not know all
      -- of the others counts its places otherwise.
      and not (kind = 'delete' and f.key = 'display_order')
      and not (was ? f.key and sync.is_moved_along(t, (op ->> 'id')::uuid, f.key, was -> f.key, n.value))
  );
end $function$;

create or replace function sync.tick()
 returns void
 language plpgsql
 set search_path to ''
as $function$
begin
  with next as (update sync.clock set version = version + 1 where one returning version)
  insert into sync.history (version) select version from next;
end $function$;

create or replace function sync.touch_by_settings()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  if old.health_library_enabled is distinct from new.health_library_enabled then
    update public.health_library_illnesses set row_version = 0 where true;
    update public.health_library_images set row_version = 0 where true;
  end if;
  if old.active_version_id is distinct from new.active_version_id then
    update public.theme_versions set row_version = 0 where id in (old.active_version_id, new.active_version_id);
  end if;
  return null;
end $function$;

create or replace function sync.touch_images()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $function$
begin
  update public.health_library_images set row_version = 0 where illness_id = new.id;
  return null;
end $function$;

-- Whether a text in another language is something, of the type of its column, and within the checks that column has.
create or replace function sync.translation_fits(tbl regclass, col text, value jsonb)
 returns boolean
 language plpgsql
 stable
 set search_path to ''
as $function$
declare
  place smallint;
  is_list boolean;
  rule text;
  fits boolean;
begin
  select a.attnum, a.atttypid = 'text[]'::regtype into place, is_list
  from pg_catalog.pg_attribute a where a.attrelid = tbl and a.attname = col;
  if value in ('""', '[]') or jsonb_typeof(value) <> (case when is_list then 'array' else 'string' end)
    or is_list and exists (select from jsonb_array_elements(value) e where jsonb_typeof(e) <> 'string') then
    return false;
  end if;
  for rule in
    select pg_catalog.pg_get_expr(c.conbin, c.conrelid) from pg_catalog.pg_constraint c
    where c.conrelid = tbl and c.contype = 'c' and c.conkey = array[place]
  loop
    execute format('select (%s) from jsonb_populate_record(null::%s, $1)', rule, tbl)
      into fits using jsonb_build_object(col, value);
    if not fits then
      return false;
    end if;
  end loop;
  return true;
end $function$;

-- Of what hung on a deleted row, that which comes back with it: deleted with it and not made again since, or let go and free since.
create or replace function sync.what_comes(parent_id uuid, hung jsonb, out tbl text, out col text, out goes boolean, out ids uuid[])
 returns setof record
 language plpgsql
 stable
 set search_path to ''
as $function$
declare
  noted uuid[];
begin
  for tbl, col, goes, noted in
    select r.tbl, r.col, r.goes, array_agg((e ->> 'id')::uuid)
    from jsonb_array_elements(hung) e join sync.refers r on r.tbl = e ->> 't' and r.col = e ->> 'col'
    group by 1, 2, 3 order by 1, 2
  loop
    if goes then
      select array_agg(s.id order by s.id) into ids from sync.tombstones s
      where s.tbl = what_comes.tbl and s.id = any (noted) and s.row ->> what_comes.col = parent_id::text;
    else
      execute format('select array_agg(x.id order by x.id) from public.%I x where x.id = any ($1) and x.%I is null', tbl, col)
        into ids using noted;
    end if;
    if ids is not null then
      return next;
    end if;
  end loop;
end $function$;

-- An operation in which a translation that holds nothing is null: no row holds an empty one.
create or replace function sync.with_nothing_as_null(op jsonb)
 returns jsonb
 language plpgsql
 immutable
 set search_path to ''
as $function$
declare
  part text;
begin
  foreach part in array '{set,was}'::text[] loop
    if jsonb_typeof(op -> part) = 'object' and exists (
      select from jsonb_each(op -> part) f where f.key like '%:%' and f.value in ('""', '[]')
    ) then
      op := op || jsonb_build_object(part, (
        select jsonb_object_agg(f.key, case when f.key like '%:%' and f.value in ('""', '[]') then 'null' else f.value end)
        from jsonb_each(op -> part) f));
    end if;
  end loop;
  return op;
end $function$;

create or replace function sync.write_feed()
 returns void
 language plpgsql
 set search_path to ''
as $function$
declare
  parts text;
begin
  select string_agg(
    format('select %L::text as tbl, r.id, r.row_version as v, %s as rank, to_jsonb(r) as row, %s as portion_key from public.%I r %s',
      tbl, rank_of_row, coalesce('r.' || quote_ident(portion_by), 'null::uuid'), tbl, joins), ' union all ' order by tbl collate "C")
  into parts from sync.tables;
  execute 'create or replace view sync.feed as ' || parts
    || ' union all select tbl, id, version, 99, null, null::uuid from sync.tombstones';
end $function$;

create or replace function sync.write_order()
 returns void
 language plpgsql
 set search_path to ''
as $function$
declare
  waiting text[] := string_to_array(current_setting('nadi.order', true), ' ');
begin
  if waiting[1] is null then
    return;
  end if;
  perform set_config('nadi.order', '', true);
  execute format('update public.%I x set display_order = p.n - 1
    from unnest($1) with ordinality p (id, n) where x.id = p.id and x.display_order <> p.n - 1', waiting[1])
    using waiting[3:]::uuid[];
end $function$;


----------------------------------------------------------------------------------------------------
-- storage
----------------------------------------------------------------------------------------------------

create policy "content managers add pictures" on storage.objects for insert
  to anon, authenticated
  with check (private.is_own_bucket(bucket_id) and private.is_picture_name(name) and (( select private.rank() as rank)) >= 2);
create policy "content managers remove pictures that are not in use" on storage.objects for delete
  to anon, authenticated
  using (private.is_own_bucket(bucket_id) and (( select private.rank() as rank)) >= 2 and not private.is_named(bucket_id, name));
create policy "content managers see pictures" on storage.objects for select
  to anon, authenticated
  using (private.is_own_bucket(bucket_id) and (( select private.rank() as rank)) >= 2);


----------------------------------------------------------------------------------------------------
-- what sync.tables says
----------------------------------------------------------------------------------------------------

-- contact_information
--   cols: address, phone_numbers, email_addresses, working_hours, appointment_booking_link, google_maps_code, whatsapp_number, opening_hours, special_hours
--   noun: contact information
--   rank: 2
--   audience: 0
--   may_delete: false
--   may_insert: true
--   staff_only: last_updated_by, translated_from
--   translated: address, working_hours
--   rank_of_row: 0
-- doctors
--   cols: name, qualification, specialisation, years_of_experience, expertise_details, photo, display_order, is_enabled
--   noun: doctor
--   rank: 2
--   bucket: doctors
--   images: photo
--   audience: 0
--   name_col: name
--   may_delete: true
--   may_insert: true
--   staff_only: added_by, translated_from
--   translated: name, qualification, specialisation, expertise_details
--   rank_of_row: case when is_enabled then 0 else 1 end
-- emergency_cards
--   cols: title, slug, signs, steps, avoid, display_order, is_enabled
--   noun: emergency card
--   rank: 2
--   audience: 0
--   name_col: title
--   may_delete: true
--   may_insert: true
--   staff_only: translated_from
--   translated: title, signs, steps, avoid
--   rank_of_row: case when is_enabled then 0 else 1 end
-- health_library_categories
--   cols: category_name, slug, display_order, is_enabled
--   noun: category
--   rank: 2
--   audience: 0
--   name_col: category_name
--   may_delete: true
--   may_insert: true
--   staff_only: translated_from
--   translated: category_name
--   rank_of_row: case when is_enabled then 0 else 1 end
-- health_library_illnesses
--   cols: illness_name, slug, short_summary, meaning, symptoms, management_treatment, when_to_get_help, category_id, tags, last_reviewed_on, last_reviewed_by, visibility, display_order, also_called, service_ids, doctor_ids, related_ids
--   noun: illness
--   rank: 2
--   audience: 0
--   name_col: illness_name
--   may_delete: true
--   may_insert: true
--   portion_by: id
--   staff_only: translated_from
--   translated: illness_name, short_summary, meaning, symptoms, management_treatment, when_to_get_help, tags
--   rank_of_row: case when visibility = 'published' and (select sync.library_open()) then 0 else 1 end
-- health_library_images
--   cols: illness_id, image_url, alt_text, display_order
--   noun: illness picture
--   rank: 2
--   joins: join public.health_library_illnesses i on i.id = r.illness_id
--   bucket: health-library
--   images: image_url
--   audience: 0
--   may_delete: true
--   may_insert: true
--   portion_by: illness_id
--   staff_only: translated_from
--   translated: alt_text
--   rank_of_row: case when i.visibility = 'published' and (select sync.library_open()) then 0 else 1 end
--   ordered_within: illness_id
-- hospital_profile
--   cols: name, about_text, mission, address, city, state, pincode, phone_numbers, emails, working_hours, logo_image, banner_image, share_image
--   noun: hospital profile
--   rank: 2
--   bucket: hospital-profile
--   images: logo_image, banner_image, share_image
--   audience: 0
--   name_col: name
--   may_delete: false
--   may_insert: true
--   staff_only: last_updated_by, translated_from
--   translated: name, about_text, mission, address, city, state, working_hours
--   rank_of_row: 0
-- modern_site_settings
--   cols: health_library_enabled
--   noun: site settings
--   rank: 2
--   audience: 0
--   may_delete: false
--   may_insert: false
--   staff_only: active_version_id, activated_at, rollback_deadline, previous_theme_id, previous_version_id
--   rank_of_row: 0
-- modern_themes
--   noun: theme
--   audience: 1
--   name_col: name
--   may_delete: false
--   may_insert: false
--   rank_of_row: 1
-- notices
--   cols: title, message, starts_on, ends_on, is_urgent, display_order, is_enabled
--   noun: notice
--   rank: 2
--   audience: 0
--   name_col: title
--   may_delete: true
--   may_insert: true
--   staff_only: translated_from
--   translated: title, message
--   rank_of_row: case when is_enabled then 0 else 1 end
-- services
--   cols: service_name, description, icon_image, display_order, is_enabled
--   noun: service
--   rank: 2
--   bucket: services
--   images: icon_image
--   audience: 0
--   name_col: service_name
--   may_delete: true
--   may_insert: true
--   staff_only: added_by, translated_from
--   translated: service_name, description
--   rank_of_row: case when is_enabled then 0 else 1 end
-- social_media
--   cols: platform_name, profile_url, is_enabled, display_order
--   noun: social media link
--   rank: 2
--   audience: 0
--   name_col: platform_name
--   may_delete: true
--   may_insert: true
--   staff_only: last_updated_by
--   rank_of_row: case when is_enabled then 0 else 1 end
-- testimonials
--   cols: patient_name, review_english, review_telugu, patient_photo, star_rating, display_order, is_published
--   noun: testimonial
--   rank: 2
--   bucket: testimonials
--   images: patient_photo
--   audience: 0
--   name_col: patient_name
--   may_delete: true
--   may_insert: true
--   staff_only: added_by, translated_from
--   translated: patient_name
--   rank_of_row: case when is_published then 0 else 1 end
-- theme_versions
--   noun: theme version
--   joins: left join public.modern_site_settings s on s.active_version_id = r.id
--   audience: 0
--   may_delete: false
--   may_insert: false
--   staff_only: created_by
--   rank_of_row: case when s.active_version_id is not null then 0 else 99 end
-- users
--   noun: user
--   audience: 4
--   name_col: username
--   may_delete: false
--   may_insert: false
--   rank_of_row: 4
