-- Pictures: five public buckets. Anyone reads a file by its address, nobody
-- lists them; staff who edit content add files under names that cannot collide.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select b, b, true, 5242880, array['image/jpeg', 'image/png', 'image/webp', 'image/gif']
from unnest(array['hospital-profile', 'doctors', 'services', 'testimonials', 'health-library']) b
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create function private.is_own_bucket(bucket text) returns boolean
language sql immutable set search_path = ''
as $$ select bucket in ('hospital-profile', 'doctors', 'services', 'testimonials', 'health-library') $$;

-- Time, random part and extension (spec §7): made once on the device, so a second try meets the first one's file.
create function private.is_picture_name(name text) returns boolean
language sql immutable set search_path = ''
as $$ select name ~ '^[0-9]{13}-[0-9a-f]{32}\.(jpg|jpeg|png|webp|gif)$' $$;
revoke all on function private.is_own_bucket(text), private.is_picture_name(text) from public, anon, authenticated;
grant execute on function private.is_own_bucket(text), private.is_picture_name(text) to anon, authenticated;

create policy "content managers add pictures" on storage.objects
  for insert to anon, authenticated
  with check (private.is_own_bucket(bucket_id) and private.is_picture_name(name) and (select private.rank()) >= 2);
create policy "content managers see pictures" on storage.objects
  for select to anon, authenticated
  using (private.is_own_bucket(bucket_id) and (select private.rank()) >= 2);
create policy "content managers remove pictures" on storage.objects
  for delete to anon, authenticated
  using (private.is_own_bucket(bucket_id) and (select private.rank()) >= 2);

-- Files older than a week that no row names, now, in the last week, or in a tombstone: what was
-- deleted or replaced can still be brought back (S-48).
create function private.unreferenced_pictures() returns table (bucket_id text, name text)
language sql stable security definer set search_path = ''
as $$
  with named as (
    select to_jsonb(p) ->> 'logo_image' as address from public.hospital_profile p
    union all select banner_image from public.hospital_profile
    union all select photo from public.doctors
    union all select icon_image from public.services
    union all select patient_photo from public.testimonials
    union all select image_url from public.health_library_images
    union all select v.value from sync.tombstones s, jsonb_each_text(s.row) v where v.value like '/storage/%'
    union all select v.value from public.activity_logs l, jsonb_each_text(l.changes -> 'before') v
    where l.created_at > now() - interval '7 days' and v.value like '/storage/%'
  )
  select o.bucket_id, o.name from storage.objects o
  where private.is_own_bucket(o.bucket_id) and o.created_at < now() - interval '7 days'
    and not exists (select from named n where n.address = '/storage/v1/object/public/' || o.bucket_id || '/' || o.name)
$$;

-- Daily housekeeping: the local server calls it, pg_cron does on a hosted project.
create function private.sweep() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- In the order in which sign_in locks: attempts, the clock, sessions.
  delete from private.attempts where at < now() - interval '15 minutes';
  perform sync.sweep();
  delete from private.sessions where created_at < now() - interval '7 days' or last_seen_at < now() - interval '12 hours';
  delete from private.known_devices where last_good_at < now() - interval '30 days';
end $$;
revoke all on function private.unreferenced_pictures(), private.sweep() from public, anon, authenticated;
