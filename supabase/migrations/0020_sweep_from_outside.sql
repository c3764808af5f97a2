-- Daily housekeeping for a hosted project, where the database cannot delete files: whoever has the
-- secret key calls this, and removes the pictures it names through the Storage API (npm run sweep).

create function public.sweep() returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.sweep();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('bucket', u.bucket_id, 'name', u.name)), '[]')
    from private.unreferenced_pictures() u
  );
end $$;
comment on function public.sweep() is 'Forgets what nobody needs any more, and lists the pictures to remove: [{bucket, name}].';
revoke all on function public.sweep() from public, anon, authenticated;
grant execute on function public.sweep() to service_role;
