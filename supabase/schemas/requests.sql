-- A request with an id is carried out once: a repeated one gets the recorded response.

create table private.requests (
  user_id uuid not null,
  procedure text not null,
  id uuid not null,
  answer jsonb,
  at timestamptz not null default now(),
  primary key (user_id, procedure, id)
);
comment on table private.requests is
  'Responses to successful requests with an id, kept for a week. None holds a secret.';

-- The id of the request, from the header idempotency-key; null where there is none.
create or replace function private.request_id() returns uuid
language sql stable set search_path = ''
as $$
  select given::uuid from private.request_header('idempotency-key') given
  where given ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
$$;

-- The recorded response to this request, or null when the request has to be carried out. A second
-- request with the same id waits until the first one is finished.
create or replace function private.recorded_response(of_procedure text) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  me uuid := private.uid();
  request uuid := private.request_id();
begin
  if me is null or request is null then
    return null;
  end if;
  -- This waits for a request with the same id that is being carried out now.
  insert into private.requests (user_id, procedure, id) values (me, of_procedure, request) on conflict do nothing;
  if found then
    return null;
  end if;
  return (select r.answer from private.requests r
    where r.user_id = me and r.procedure = of_procedure and r.id = request);
end $$;

-- Records the response to a request that succeeded, and returns it. A failed request changed nothing
-- and is decided anew when it is repeated.
create or replace function private.record_response(of_procedure text, said jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
begin
  if said -> 'success' = 'true' then
    update private.requests r set answer = said
    where r.user_id = private.uid() and r.procedure = of_procedure and r.id = private.request_id();
  else
    delete from private.requests r
    where r.user_id = private.uid() and r.procedure = of_procedure and r.id = private.request_id();
  end if;
  return said;
end $$;
