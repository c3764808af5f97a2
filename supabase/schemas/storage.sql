-- Pictures: who may store and delete files, and the daily housekeeping.

-- True for a bucket of a registered table. Policies of files call it as the caller, who cannot read
-- sync.tables.
create or replace function private.is_own_bucket(bucket text) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from sync.tables t where t.bucket = is_own_bucket.bucket) $$;

-- True for a file name that a device gives to a picture. A logo drawn as 512 × 512 ends with -512: it is
-- the icon of the installed app, and the manifest has to state its size.
create or replace function private.is_picture_name(name text) returns boolean
language sql immutable set search_path = ''
as $$ select name ~ '^[0-9]{13}-[0-9a-f]{32}(-512)?\.(jpg|jpeg|png|webp|gif)$' $$;

-- The addresses of all referenced pictures: in a row, in a tombstone, or in the log of the last week,
-- because deleted and replaced pictures can be restored.
create or replace function private.referenced_pictures() returns table (address text)
language plpgsql stable set search_path = ''
as $$
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
end $$;

-- True for a file that a row, a tombstone or a recent log entry references.
create or replace function private.is_picture_referenced(bucket text, file text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.referenced_pictures() n where n.address = '/storage/v1/object/public/' || bucket || '/' || file)
$$;

create policy "content managers add pictures" on storage.objects
  for insert to anon, authenticated
  with check (private.is_own_bucket(bucket_id) and private.is_picture_name(name) and (select private.rank()) >= 2);

create policy "content managers see pictures" on storage.objects
  for select to anon, authenticated
  using (private.is_own_bucket(bucket_id) and (select private.rank()) >= 2);

create policy "content managers remove pictures that are not in use" on storage.objects
  for delete to anon, authenticated
  using (private.is_own_bucket(bucket_id) and (select private.rank()) >= 2 and not private.is_picture_referenced(bucket_id, name));

-- Files that are older than a week and not referenced.
create or replace function private.unreferenced_pictures() returns table (bucket_id text, name text)
language sql stable security definer set search_path = ''
as $$
  select o.bucket_id, o.name from storage.objects o
  left join (select distinct address from private.referenced_pictures()) n
    on n.address = '/storage/v1/object/public/' || o.bucket_id || '/' || o.name
  where private.is_own_bucket(o.bucket_id) and o.created_at < now() - interval '7 days' and n.address is null
$$;

-- Deletes what no cursor needs: a device that was away for longer than `keep` gets a reset. Recomputes
-- checksums that have drifted.
create or replace function sync.sweep(keep interval default '90 days') returns void
language plpgsql set search_path = ''
as $$
begin
  perform 1 from sync.clock for update;
  delete from sync.history h using sync.clock c where h.at < now() - keep and h.version < c.version;
  delete from sync.tombstones where at < now() - keep
    and version < (select min(version) from sync.history);
  delete from sync.came_home where at < now() - keep;
  delete from sync.applied where at < now() - greatest(keep, interval '1 year');
  perform sync.recompute_checksums(t) from sync.tables t where exists (
    select from (select f.rank, count(*) as rows, sum(f.v) as versions from sync.feed f
      where f.tbl = t.tbl and f.rank < 99 group by f.rank) f
    full join (select * from sync.sums s where s.tbl = t.tbl and s.rows <> 0) s using (rank)
    where (f.rows, f.versions) is distinct from (s.rows, s.versions));
end $$;

-- Daily housekeeping. The local server calls it; on a hosted project `npm run sweep` does, by public.sweep().
-- Locks in the order of sign_in: attempts, the clock, sessions.
create or replace function private.sweep() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.requests where at < now() - interval '7 days';
  delete from private.attempts where at < now() - interval '15 minutes' or private.is_ahead(at);
  perform sync.sweep();
  delete from private.sessions s where not private.is_live(s);
  delete from private.known_devices where last_good_at < now() - interval '30 days';
end $$;

create or replace function public.sweep() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.sweep();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('bucket', u.bucket_id, 'name', u.name)), '[]')
    from private.unreferenced_pictures() u
  );
end $$;
comment on function public.sweep() is
  'Daily housekeeping for a hosted project, where the database cannot delete files: returns the pictures
  to delete, and the caller, who has the secret key, deletes them through the Storage API (npm run sweep).';
