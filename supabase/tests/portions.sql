-- The first mirror of a large library comes in portions: R19 of docs/sync.md. Run by pgtap.test.ts.
begin;
select no_plan();

select tests.person('Mina', 'Content Manager');
create or replace function sync.initial_sync_page_rows() returns integer language sql stable as $$ select 3 $$;
delete from public.health_library_illnesses;
insert into public.doctors (id, name, qualification) values (tests.id('doc'), 'A', 'MD');
insert into public.health_library_illnesses (id, illness_name, slug, short_summary, visibility)
select ('00000000-0000-4000-8000-00000000000' || n)::uuid, 'I' || n, 'portion-' || n, 's', 'published' from generate_series(1, 6) n;
insert into public.health_library_images (illness_id, image_url)
select ('00000000-0000-4000-8000-00000000000' || n)::uuid, 'https://pictures.invalid/' || m from generate_series(1, 6) n, generate_series(1, 2) m;
create temporary table portions (n serial, answer jsonb) on commit drop;
grant all on portions, portions_n_seq to anon;
create function tests.next_portion() returns jsonb language sql
as $$ insert into portions (answer) select public.visitor_pull(coalesce((select answer ->> 'cursor' from portions order by n desc limit 1), 'portions')) returning answer $$;
create function tests.names(answer jsonb, tbl text, col text) returns text[] language sql
as $$ select array_agg(r ->> col order by r ->> col) from jsonb_array_elements(answer -> 'put' -> tbl) r $$;

select tests.visitor();
select tests.next_portion() ->> 'cursor' ~ '^\d+\.[0-9a-f]{8}\.0\.\d+\.[0-9a-f]{8}\.[0-9a-f-]{36}$';
select is(tests.names(answer, 'health_library_illnesses', 'illness_name'), '{I1}', 'the first portion ends with an illness, never within one [R19]') from portions where n = 1;
select is(jsonb_array_length(answer #> '{put,health_library_images}'), 2, 'and holds all pictures of it [R19]') from portions where n = 1;
select ok(answer #> '{put,doctors}' @> jsonb_build_array(jsonb_build_object('name', 'A')) and answer -> 'put' ? 'modern_site_settings', 'with all that pages need besides [R19]') from portions where n = 1;
select ok((answer ->> 'reset')::boolean and not answer ? 'sum', 'it starts afresh, and adds up to nothing yet [R19]') from portions where n = 1;
select is(public.visitor_pull(answer ->> 'cursor'), public.visitor_pull(answer ->> 'cursor'), 'whoever is cut off asks for the same portion again [R19]') from portions where n = 1;

select tests.owner();
update public.health_library_illnesses set visibility = 'draft' where slug = 'portion-1';
update public.health_library_illnesses set illness_name = 'I2 now' where slug = 'portion-2';
update public.doctors set name = 'A2' where id = tests.id('doc');
select tests.visitor();
select tests.next_portion() ->> 'cursor';
select is(tests.names(answer, 'health_library_illnesses', 'illness_name'), '{I2 now}', 'the next goes on behind it, with rows as they are by then [R19]') from portions where n = 2;
select ok(not answer ? 'reset' and not answer ? 'del' and not answer ? 'sum' and not answer -> 'put' ? 'doctors', 'and brings nothing else [R19]') from portions where n = 2;
select isnt(split_part(answer ->> 'cursor', '.', 1), split_part(answer ->> 'cursor', '.', 4), 'its cursor says where the first one began, and where the server is by now [R19]') from portions where n = 2;
select is(public.visitor_pull(regexp_replace(answer ->> 'cursor', '^(\d+\.)[0-9a-f]{8}', '\1abcdef01')) -> 'reset', 'true', 'portions of a timeline that a restore ended are followed by the first one again [R19]') from portions where n = 2;
select ok(public.visitor_pull(regexp_replace(answer ->> 'cursor', '\.[0-9a-f]{8}(\.[0-9a-f-]{36})$', '.abcdef01\1')) ->> 'cursor' ~ '\.0\.', 'which again is a portion [R19]') from portions where n = 2;
select is(public.visitor_pull(regexp_replace(answer ->> 'cursor', '\.[0-9a-f]{8}(\.[0-9a-f-]{36})$', '.abcdef01\1')) -> 'reset', 'true', 'also where only the beginning is of another timeline [R19]') from portions where n = 2;

select tests.owner();
delete from public.health_library_illnesses where slug = 'portion-2';
select tests.visitor();
select tests.next_portion() ->> 'cursor' from generate_series(3, 6);
select is(tests.names(answer, 'health_library_illnesses', 'illness_name'), array['I' || n], 'portion by portion [R19]') from portions where n between 3 and 5;
select is(answer #> '{del,health_library_illnesses}' @> '["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"]', true, 'the last one takes away what was withdrawn or deleted since the first [R19]') from portions where n = 6;
select is(tests.names(answer, 'doctors', 'name'), '{A2}', 'and brings what changed since then [R19]') from portions where n = 6 and answer -> 'put' ? 'doctors';
select is(answer -> 'cursor', public.visitor_pull(null) -> 'cursor', 'so that the device is in the newest state [R19]') from portions where n = 6;
select is(answer -> 'sum', public.visitor_pull(null) -> 'sum', 'and is told what its mirror must add up to [R19]') from portions where n = 6;
select ok(public.visitor_pull(null) ? 'sum' and public.visitor_pull('') ? 'sum' and public.visitor_pull('banana') ? 'sum', 'who does not ask for portions gets everything at once, as before [R19]');
select is((select array_agg(n order by n) from portions), '{1,2,3,4,5,6}', 'six portions in all');

select tests.act('Mina');
insert into portions (n, answer) select 10, public.sync_pull('portions');
select is((public.sync_push('[]', answer ->> 'cursor')) - 'put', public.sync_pull(answer ->> 'cursor') - 'put', 'a push in the middle decides nothing and gets the next portion [R11, R19]') from portions where n = 10;
select is(public.visitor_pull(answer ->> 'cursor') -> 'reset', 'true', 'and the portions of staff are no visitor''s [R19]') from portions where n = 10;

select tests.owner();
delete from public.health_library_illnesses where slug <> 'portion-3';
select tests.visitor();
select is(public.visitor_pull('portions') - 'put', public.visitor_pull(null) - 'put', 'a library that fits in a portion is one answer [R19]');

select * from finish();
rollback;
