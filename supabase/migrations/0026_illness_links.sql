-- Where the page of an illness leads on: the services and doctors of the clinic that fit it, and
-- related topics, each list in the order that staff chose.
--
-- No foreign keys: a list cannot have them, and a row that goes must not become an edit of every
-- illness that names it. Pages pass over what is gone or not public.
--
-- No row is touched: a device that mirrored an illness before takes a missing list for an empty
-- one, which is what it is [D14].

-- A list of at most 12 ids, none missing, none twice.
create function private.ids_fit(ids uuid[]) returns boolean
language sql immutable set search_path = ''
as $$
  select cardinality(ids) <= 12 and coalesce(array_ndims(ids), 1) = 1
    and cardinality(ids) = (select count(distinct i) from unnest(ids) i)
$$;
revoke all on function private.ids_fit(uuid[]) from public, anon, authenticated;

alter table public.health_library_illnesses
  add column service_ids uuid[] not null default '{}'
    check (private.ids_fit(service_ids)),
  add column doctor_ids uuid[] not null default '{}'
    check (private.ids_fit(doctor_ids)),
  add column related_ids uuid[] not null default '{}'
    check (private.ids_fit(related_ids));
comment on column public.health_library_illnesses.service_ids is 'Services that fit it, in this order; ids of gone or hidden ones are passed over.';
comment on column public.health_library_illnesses.doctor_ids is 'Doctors to see for it, in this order; ids of gone or hidden ones are passed over.';
comment on column public.health_library_illnesses.related_ids is 'Illnesses to read next, in this order; ids of gone or hidden ones are passed over.';

update sync.tables set cols = cols || '{service_ids,doctor_ids,related_ids}' where tbl = 'health_library_illnesses';
select sync.register_table('health_library_illnesses');
