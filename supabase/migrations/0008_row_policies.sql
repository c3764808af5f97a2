-- Who may read which row, table by table; the same as sync.feed, and a test
-- compares the two. There is no grant to write any table: procedures write.
-- Visitors and staff are one database role, so a column that is for staff only
-- cannot be read directly by anyone; staff get it from sync_pull. A later
-- migration that adds a column grants it by name, or it stays closed.

do $$
declare
  t text;
  cols text;
begin
  for t, cols in
    select c.relname, string_agg(quote_ident(a.attname), ', ')
    from pg_catalog.pg_class c
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join sync.tables s on s.tbl = c.relname
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname <> all (coalesce(s.staff_only, '{}'))
    group by c.relname
  loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from public, anon, authenticated', t);
    execute format('grant select (%s) on public.%I to anon, authenticated', cols, t);
  end loop;
end $$;

create policy "anyone reads the profile" on public.hospital_profile for select using (true);
create policy "anyone reads how to reach the clinic" on public.contact_information for select using (true);
create policy "anyone reads enabled doctors, staff read all" on public.doctors
  for select using (is_enabled or (select private.rank()) >= 1);
create policy "anyone reads enabled services, staff read all" on public.services
  for select using (is_enabled or (select private.rank()) >= 1);
create policy "anyone reads published testimonials, staff read all" on public.testimonials
  for select using (is_published or (select private.rank()) >= 1);
create policy "anyone reads enabled links, staff read all" on public.social_media
  for select using (is_enabled or (select private.rank()) >= 1);
create policy "anyone reads enabled categories, staff read all" on public.health_library_categories
  for select using (is_enabled or (select private.rank()) >= 1);

-- Runs as its owner: a visitor cannot read the settings row the switch is in.
create function private.library_open() returns boolean
language sql stable security definer set search_path = ''
as $$ select sync.library_open() $$;
create function private.is_live_version(version_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.modern_site_settings where active_version_id = version_id) $$;
revoke all on function private.library_open(), private.is_live_version(uuid) from public, anon, authenticated;
grant execute on function private.library_open(), private.is_live_version(uuid) to anon, authenticated;

create policy "anyone reads published illnesses of an open library, staff read all" on public.health_library_illnesses
  for select using ((visibility = 'published' and (select private.library_open())) or (select private.rank()) >= 1);
create policy "anyone reads pictures of the illnesses they may read" on public.health_library_images
  for select using (exists (select from public.health_library_illnesses i where i.id = illness_id));

-- Visitors get their three columns of the settings through sync_pull only (S-68).
create policy "staff read the settings" on public.modern_site_settings
  for select using ((select private.rank()) >= 1);
create policy "staff read themes" on public.modern_themes
  for select using ((select private.rank()) >= 1);
create policy "anyone reads the live theme version, staff read all" on public.theme_versions
  for select using (private.is_live_version(id) or (select private.rank()) >= 1);
create policy "admins read the log" on public.activity_logs
  for select using ((select private.rank()) >= 3);
