-- A picture that is in use cannot be removed, by the sweep or by anybody (S-48).

-- The addresses of all pictures in use: what a row names, now, in a tombstone, or in the log of the
-- last week, because what was deleted or replaced can still be brought back. Which columns hold
-- pictures is what the sync core knows of each table; a test compares it with their checks.
create function private.named_pictures() returns table (address text)
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

create function private.is_named(bucket text, file text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.named_pictures() n where n.address = '/storage/v1/object/public/' || bucket || '/' || file)
$$;

-- Files older than a week that are not in use.
create or replace function private.unreferenced_pictures() returns table (bucket_id text, name text)
language sql stable security definer set search_path = ''
as $$
  select o.bucket_id, o.name from storage.objects o
  left join (select distinct address from private.named_pictures()) n
    on n.address = '/storage/v1/object/public/' || o.bucket_id || '/' || o.name
  where private.is_own_bucket(o.bucket_id) and o.created_at < now() - interval '7 days' and n.address is null
$$;

drop policy "content managers remove pictures" on storage.objects;
create policy "content managers remove pictures that are not in use" on storage.objects
  for delete to anon, authenticated
  using (private.is_own_bucket(bucket_id) and (select private.rank()) >= 2 and not private.is_named(bucket_id, name));

revoke all on function private.named_pictures(), private.is_named(text, text) from public, anon, authenticated;
-- The policy runs it as the caller, who must be allowed to see the file already.
grant execute on function private.is_named(text, text) to anon, authenticated;
