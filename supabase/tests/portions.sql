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
select is(tests.names(answer, 'health_library_illnesses', 'illness_name'), '{I1}', 'a page of the initial sync ends with a whole illness [R19]') from portions where n = 1;
select is(jsonb_array_length(answer #> '{put,health_library_images}'), 2, 'a page holds all pictures of its illnesses [R19]') from portions where n = 1;
select ok(answer #> '{put,doctors}' @> jsonb_build_array(jsonb_build_object('name', 'A')) and answer -> 'put' ? 'modern_site_settings', 'the first page holds all other tables [R19]') from portions where n = 1;
select ok((answer ->> 'reset')::boolean and not answer ? 'sum', 'the first page is a reset without checksums [R19]') from portions where n = 1;
select is(public.visitor_pull(answer ->> 'cursor'), public.visitor_pull(answer ->> 'cursor'), 'the same cursor gets the same page again [R19]') from portions where n = 1;

select tests.owner();
update public.health_library_illnesses set visibility = 'draft' where slug = 'portion-1';
update public.health_library_illnesses set illness_name = 'I2 now' where slug = 'portion-2';
update public.doctors set name = 'A2' where id = tests.id('doc');
select tests.visitor();
select tests.next_portion() ->> 'cursor';
select is(tests.names(answer, 'health_library_illnesses', 'illness_name'), '{I2 now}', 'the next page continues after the last key with current rows [R19]') from portions where n = 2;
select ok(not answer ? 'reset' and not answer ? 'del' and not answer ? 'sum' and not answer -> 'put' ? 'doctors', 'a page in the middle holds nothing else [R19]') from portions where n = 2;
select isnt(split_part(answer ->> 'cursor', '.', 1), split_part(answer ->> 'cursor', '.', 4), 'the cursor of a page names the state of the first page and the newest state [R19]') from portions where n = 2;
select is(public.visitor_pull(regexp_replace(answer ->> 'cursor', '^(\d+\.)[0-9a-f]{8}', '\1abcdef01')) -> 'reset', 'true', 'pages of a lost timeline are followed by a reset [R19]') from portions where n = 2;
select ok(public.visitor_pull(regexp_replace(answer ->> 'cursor', '\.[0-9a-f]{8}(\.[0-9a-f-]{36})$', '.abcdef01\1')) ->> 'cursor' ~ '\.0\.', 'a reset within the initial sync is a page again [R19]') from portions where n = 2;
select is(public.visitor_pull(regexp_replace(answer ->> 'cursor', '\.[0-9a-f]{8}(\.[0-9a-f-]{36})$', '.abcdef01\1')) -> 'reset', 'true', 'a page whose beginning is of a lost timeline is followed by a reset [R19]') from portions where n = 2;

select tests.owner();
delete from public.health_library_illnesses where slug = 'portion-2';
select tests.visitor();
select tests.next_portion() ->> 'cursor' from generate_series(3, 6);
select is(tests.names(answer, 'health_library_illnesses', 'illness_name'), array['I' || n], 'each page holds the next illness [R19]') from portions where n between 3 and 5;
select is(answer #> '{del,health_library_illnesses}' @> '["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"]', true, 'the last page removes rows that were withdrawn or deleted since the first one [R19]') from portions where n = 6;
select is(tests.names(answer, 'doctors', 'name'), '{A2}', 'the last page holds rows that changed since the first one [R19]') from portions where n = 6 and answer -> 'put' ? 'doctors';
select is(answer -> 'cursor', public.visitor_pull(null) -> 'cursor', 'the last page has the newest cursor [R19]') from portions where n = 6;
select is(answer -> 'sum', public.visitor_pull(null) -> 'sum', 'the last page has the checksums [R19]') from portions where n = 6;
select ok(public.visitor_pull(null) ? 'sum' and public.visitor_pull('') ? 'sum' and public.visitor_pull('banana') ? 'sum', 'a device that asks for no pages gets everything at once [R19]');
select is((select array_agg(n order by n) from portions), '{1,2,3,4,5,6}', 'six illnesses take six pages');

select tests.act('Mina');
insert into portions (n, answer) select 10, public.sync_pull('portions');
select is((public.sync_push('[]', answer ->> 'cursor')) - 'put', public.sync_pull(answer ->> 'cursor') - 'put', 'a push during the initial sync applies nothing and returns the next page [R11, R19]') from portions where n = 10;
select is(public.visitor_pull(answer ->> 'cursor') -> 'reset', 'true', 'a cursor of staff pages is a reset for visitors [R19]') from portions where n = 10;

select tests.owner();
delete from public.health_library_illnesses where slug <> 'portion-3';
select tests.visitor();
select is(public.visitor_pull('portions') - 'put', public.visitor_pull(null) - 'put', 'a library that fits into one page comes in one response [R19]');

select * from finish();
rollback;
