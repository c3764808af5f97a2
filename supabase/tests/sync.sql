-- The rules of sync on the server, R1 to R15 of docs/sync.md; R16 is in translations.sql, R17 in
-- brought-back.sql. Run by pgtap.test.ts.
begin;
select no_plan();

select tests.person('Mina', 'Content Manager');
select tests.person('Anil', 'Content Manager');
select tests.person('Veena', 'Viewer');
insert into public.doctors (id, name, qualification, display_order) values
  (tests.id('a'), 'A', 'MD', 0), (tests.id('b'), 'B', 'MD', 1), (tests.id('c'), 'C', 'MD', 2);
create function tests.version() returns bigint language sql security definer as $$ select version from sync.clock $$;
create function tests.update(id uuid, set_to jsonb, was jsonb, t text default 'doctors') returns jsonb language sql
as $$ select tests.op('update', t, id, jsonb_build_object('set', set_to, 'was', was)) $$;
create function tests.insert(id uuid, fields jsonb, t text default 'doctors') returns jsonb language sql
as $$ select tests.op('insert', t, id, jsonb_build_object('set', fields)) $$;
create function tests.doctor(of_id text) returns jsonb language sql security definer
as $$ select sync.flatten_translations(to_jsonb(d)) from public.doctors d where id = tests.id(of_id) $$;

-- The clock, tombstones and touches [R1, R2, R4]

create temporary table then_was on commit drop as select tests.version() as version;
grant all on then_was to anon;
update public.doctors set expertise_details = 'x';
select is(tests.version(), (select version + 1 from then_was), 'one statement is one version, however many rows it changes [R1]');
select is((select array_agg(distinct row_version) from public.doctors), array[tests.version()], 'all rows changed by one statement have its version [R2]');
select is((select count(*) from sync.history), (select version + 1 from sync.clock), 'every version is remembered, without a gap [R1]');
select ok((select count(distinct tag) > 1 and bool_and(tag ~ '^[0-9a-f]{8}$') from sync.history), 'each version has a random tag [R5]');
select throws_ok(format('truncate public.%I cascade', tbl), 'P0001', 'TRUNCATE would not reach the devices; use DELETE', tbl || ' cannot be emptied behind the devices'' back [R1]')
from sync.tables order by tbl;
delete from public.doctors where name = 'C';
select is((select row ->> 'qualification' from sync.tombstones where id = tests.id('c')), 'MD', 'a deleted row is remembered whole [R2]');
insert into public.doctors (id, name, display_order) values (tests.id('c'), 'C', 2);
select is((select count(*)::int from sync.tombstones where id = tests.id('c')), 0, 'restoring a row removes its tombstone [R2]');

insert into public.health_library_categories (id, category_name, slug) values (tests.id('cat'), 'Cat', 'cat');
insert into public.health_library_illnesses (id, illness_name, slug, short_summary, visibility, category_id) values
  (tests.id('i'), 'I', 'i', 's', 'published', tests.id('cat')), (tests.id('j'), 'J', 'j', 's', 'draft', null);
insert into public.health_library_images (id, illness_id, image_url) values
  (tests.id('p'), tests.id('i'), 'https://example.org/p.png'), (tests.id('q'), tests.id('j'), 'https://example.org/q.png');
truncate then_was;
insert into then_was select tests.version();
update public.health_library_illnesses set visibility = 'draft' where id = tests.id('i');
select results_eq($$ select id from public.health_library_images where row_version > (select version from then_was) $$, $$ values (tests.id('p')) $$,
  'when an illness is unpublished its pictures are sent anew, and no others [R4]');
update public.health_library_illnesses set illness_name = 'II' where id = tests.id('i');
select is((select max(row_version) < tests.version() from public.health_library_images), true, 'renaming an illness does not resend its pictures [R4]');
update public.modern_site_settings set health_library_enabled = false;
select is((select min(row_version) > (select row_version from public.modern_site_settings) from
  (select row_version from public.health_library_illnesses union all select row_version from public.health_library_images) r), true,
  'when the library is switched, all its illnesses and pictures are sent anew [R4]');
update public.modern_site_settings set health_library_enabled = true;
update public.hospital_profile set updated_at = now();
select is((select count(*)::int from public.activity_logs where description like '%illness picture%'), 2, 'a touch is no line of the log: these are the two insertions');

insert into public.social_media (id, platform_name, profile_url) values (tests.id('s'), 'Direct', 'https://example.org/d');
update public.social_media set platform_name = 'Direct 2' where id = tests.id('s');
update public.social_media set platform_name = 'Direct 2' where id = tests.id('s');
delete from public.social_media where id = tests.id('s');
select results_eq(
  $$ select user_id, action, description, changes #>> '{before,platform_name}' from public.activity_logs where record_id = tests.id('s')
    order by array_position(array['create', 'update', 'delete'], action) $$,
  $$ values (null::uuid, 'create', 'Changed directly in the database: social media link Direct', null),
    (null, 'update', 'Changed directly in the database: social media link Direct 2', 'Direct'),
    (null, 'delete', 'Changed directly in the database: social media link Direct 2', 'Direct 2') $$,
  'a change in the SQL editor is logged as the work of the system, once, and not when it changes nothing (S-66)');

-- Cursors and answers [R3, R5, R6]

select tests.act('Mina');
create temporary table pulls on commit drop as select 'all' as name, public.sync_pull(null) as answer;
select ok((select answer ->> 'cursor' ~ ('^' || tests.version() || '\.[0-9a-f]{8}\.2$') from pulls), 'a cursor is the version, its tag and the rank [R5]');
select ok((select (answer ->> 'reset')::boolean and answer ? 'put' and answer ? 'sum' from pulls), 'without a cursor a device gets everything [R5]');
select ok(not (select answer ? 'del' from pulls), 'and no removals');
select is(public.sync_pull(answer ->> 'cursor'), jsonb_build_object('cursor', answer -> 'cursor'), 'a device that knows everything gets its cursor back, and nothing else [R6]') from pulls;
select is(public.sync_pull(since) -> 'reset', 'true', coalesce('a cursor like ' || left(since, 40), 'no cursor') || ' starts afresh and is no error [R6]')
from unnest(array['', ' ', '1', 'abc', '1.2.3', '0.0.0', '-1.00000000.2', '1.00000000.2', '99999999999999999999.00000000.2', '999999999999999999.00000000.2',
  '१.aaaaaaaa.2', '1e3.aaaaaaaa.2', ''' or 1=1 --', '{"a":1}', repeat('9', 5000)]) since;
select is(public.sync_pull(answer ->> 'cursor' || E'\n') -> 'reset', 'true', 'nor is a cursor with a line break behind it') from pulls;
select is(public.sync_pull('0' || (answer ->> 'cursor')) -> 'reset', 'true', 'nor with a zero before it') from pulls;
select is(public.sync_pull(regexp_replace(answer ->> 'cursor', '\.[0-9a-f]{8}\.', '.00000000.')) -> 'reset', 'true', 'a version of another timeline starts afresh [R5]') from pulls;
select tests.act('Veena');
select is(public.sync_pull(answer ->> 'cursor') -> 'reset', 'true', 'a cursor of another role starts afresh [R5]') from pulls;
select tests.visitor();
select is(public.sync_pull(answer ->> 'cursor') -> 'reset', 'true', 'a cursor of staff brings a visitor nothing more [R5]') from pulls;

select tests.owner();
update public.doctors set name = 'A2' where id = tests.id('a');
update public.doctors set is_enabled = false where id = tests.id('b');
delete from public.doctors where id = tests.id('c');
select tests.act('Veena');
insert into pulls select 'staff', public.sync_pull(regexp_replace(answer ->> 'cursor', '2$', '1')) from pulls where name = 'all';
select tests.visitor();
insert into pulls select 'visitor', public.sync_pull(regexp_replace(answer ->> 'cursor', '2$', '0')) from pulls where name = 'all';
select is((select array_agg(d ->> 'name' order by d ->> 'name') from pulls, jsonb_array_elements(answer #> '{put,doctors}') d where name = 'staff'), '{A2,B}',
  'staff are sent what changed [R6]');
select is((select answer #> '{del,doctors}' from pulls where name = 'staff'), jsonb_build_array(tests.id('c')), 'and told what is gone [R6]');
select is((select array_agg(d ->> 'name') from pulls, jsonb_array_elements(answer #> '{put,doctors}') d where name = 'visitor'), '{A2}',
  'visitors are sent what they may see [R6]');
select set_eq($$ select d #>> '{}' from pulls, jsonb_array_elements(answer #> '{del,doctors}') d where name = 'visitor' $$, array[tests.id('b')::text, tests.id('c')::text],
  'and told to drop what is gone or no longer theirs, alike [R6]');
select is((select answer #> '{sum,doctors}' from pulls where name = 'visitor'), (select jsonb_build_array(count(*), sum(row_version)) from public.doctors),
  'the sum is that of the rows the caller may see [R6]');
select ok(not (select answer ? 'reset' from pulls where name = 'visitor'), 'all that without starting afresh');

-- What is given to everybody [R18]

select tests.visitor();
insert into pulls select 'everybody', public.sync_pull(null);
select tests.act('Anil');
select is(public.visitor_pull(null) - 'put', answer - 'put', 'a visitor''s pull gives whoever asks what a visitor gets [R18]') from pulls where name = 'everybody';
select is((select jsonb_agg(d order by d ->> 'id') from jsonb_array_elements(public.visitor_pull('') #> '{put,doctors}') d),
  (select jsonb_agg(d order by d ->> 'id') from jsonb_array_elements(answer #> '{put,doctors}') d), 'the same rows with the same columns [R18]') from pulls where name = 'everybody';
select is(public.visitor_pull(since => answer ->> 'cursor', apikey => 'any'), jsonb_build_object('cursor', answer ->> 'cursor'), 'and the cursor alone to whoever knows it, with any key [R18]')
from pulls where name = 'everybody';
select is(coalesce(current_setting('response.headers', true), ''), '', 'a call that is no GET says nothing to caches [R18]');
select set_config('request.method', 'GET', true);
select public.visitor_pull(null) ->> 'cursor';
select is(current_setting('response.headers')::jsonb, jsonb_build_array(
  jsonb_build_object('Cache-Control', 'public, max-age=10, stale-while-revalidate=20'),
  jsonb_build_object('ETag', 'W/"' || (answer ->> 'cursor') || '"')), 'a GET may be kept for ten seconds, and shown for twenty more while it is asked for again [R18]')
from pulls where name = 'everybody';
select set_config('response.headers', '', true);
select public.sync_pull(null) ->> 'cursor';
select is(current_setting('response.headers'), '', 'what staff get may be kept by nobody [R18]');
select set_config('request.method', '', true);

-- Insert [R7, R8]

select tests.act('Mina');
create temporary table answers on commit drop as select 0 as n, '[]'::jsonb as answer;
insert into answers select 1, public.sync_push(jsonb_build_array(tests.edit(tests.id('m1'), tests.insert(tests.id('d'), '{"name": "D", "display_order": 3, "is_enabled": true}'))),
  public.sync_pull(null) ->> 'cursor');
select is((select answer -> 'results' from answers where n = 1), jsonb_build_array(jsonb_build_object('id', tests.id('m1'), 'status', 'ok')), 'a new row is taken');
select is((select d ->> 'name' from answers, jsonb_array_elements(answer #> '{put,doctors}') d where n = 1), 'D', 'and the same answer brings it back as the server has it');
select is((select answer ->> 'cursor' from answers where n = 1), public.sync_pull(null) ->> 'cursor', 'with the cursor after it');
select is(tests.doctor('d') ->> 'added_by', tests.id('Mina')::text, 'the server writes whose it is (AC-169, AC-409, threat 10)');
select tests.owner();
select results_eq(
  $$ select user_id, action, description, table_affected, changes from public.activity_logs where record_id = tests.id('d') $$,
  $$ select tests.id('Mina'), 'create', 'Added doctor: D', 'doctors', '{"after": {"name": "D", "display_order": 3, "is_enabled": true}}'::jsonb $$,
  'and one line of the log, with what it holds (S-66)');
select is((select last_seen_at from private.sessions where user_id = tests.id('Mina')), now(), 'sending edits keeps the session alive');

select tests.act('Mina');
select is(public.sync_push(jsonb_build_array(tests.edit(tests.id('m1'), tests.insert(tests.id('d'), '{"name": "D", "display_order": 3, "is_enabled": true}'))), public.sync_pull(null) ->> 'cursor') -> 'results',
  jsonb_build_array(jsonb_build_object('id', tests.id('m1'), 'status', 'ok')), 'the same edit sent again gets the same answer (threat 50)');
select is(public.sync_push(jsonb_build_array(tests.edit(tests.id('m1'), tests.update(tests.id('a'), '{"name": "Z"}', '{"name": "A2"}'))), public.sync_pull(null) ->> 'cursor') -> 'results',
  jsonb_build_array(jsonb_build_object('id', tests.id('m1'), 'status', 'ok')), 'a repeated mutation id is ignored even if its content differs [R7]');
select is(tests.doctor('a') ->> 'name', 'A2', 'which does not happen');
select tests.owner();
select is((select count(*)::int from public.activity_logs where record_id = tests.id('d')), 1, 'and happens once (I2)');
select tests.act('Anil');
select is(tests.said(public.sync_push(jsonb_build_array(tests.edit(tests.id('m1'), tests.insert(tests.id('d'), '{"name": "D"}'))), public.sync_pull(null) ->> 'cursor') -> 'results'),
  'rejected 42501', 'the edit of another person is not told about');
select is(tests.said(tests.push(tests.insert(tests.id('d'), '{"name": "D", "display_order": 3}'))), 'ok', 'making a row that is there already, just like that, is fine');
select is(tests.push(tests.insert(tests.id('d'), '{"name": "Another D", "display_order": 3}')) #> array['0', 'rows', tests.id('d')::text, 'theirs'], '{"name": "D"}',
  'making it differently is a question for a person, with what is there');
select is(tests.doctor('d') ->> 'name', 'D', 'and changes nothing');
select is(tests.said(tests.push(tests.insert('00000000-0000-4000-8000-000000000001', '{"name": "Clinic"}', 'hospital_profile'))), 'ok', 'the only row of a table is made by whoever comes first');
select is(tests.said(tests.push(tests.insert('00000000-0000-4000-8000-000000000001', '{"name": "Clinic", "city": "Hyderabad"}', 'hospital_profile'))), 'conflict', 'the second one is asked');
select is(tests.said(tests.push(tests.insert(tests.id('x'), '{"name": "Clinic"}', 'hospital_profile'))), 'rejected 23514 hospital_profile_one_row', 'and nobody makes a second row of it (AC-398)');
select is(tests.said(tests.push(tests.insert(tests.id('c'), '{"name": "C again"}'))), 'ok', 'a deleted row can be brought back under its id');
select is(tests.doctor('c') ->> 'name', 'C again', 'and is there');

-- Update [R8]

select is(tests.said(tests.push(tests.update(tests.id('a'), '{"name": "A3"}', '{"name": "A2"}'))), 'ok', 'a field that nobody else changed is written');
select is(tests.doctor('a') ->> 'added_by', null, 'whoever changes a row does not become who added it');
select tests.act('Mina');
select is(tests.said(tests.push(tests.update(tests.id('a'), '{"qualification": "DM"}', '{"qualification": "MD"}'))), 'ok', 'another field of the same row merges (S-52)');
select is(tests.doctor('a') - '{id,row_version,updated_at,added_by,expertise_details}'::text[],
  '{"name": "A3", "qualification": "DM", "photo": null, "is_enabled": true, "display_order": 0, "specialisation": null, "years_of_experience": null}',
  'so that both edits are there');
select is(tests.push(tests.update(tests.id('a'), '{"name": "Mine", "specialisation": "Sleep"}', '{"name": "A2", "specialisation": null}')) #> array['0', 'rows'],
  jsonb_build_object(tests.id('a'), '{"theirs": {"name": "A3"}}'::jsonb), 'the same field is a question, with the value that is there and no other (S-52, threat 51)');
select is(tests.doctor('a') ->> 'specialisation', null, 'and then nothing of that edit is written');
select is(tests.said(tests.push(tests.update(tests.id('a'), '{"name": "A3"}', '{"name": "A2"}'))), 'ok', 'a field that is already what one wants is fine');
select is(tests.said(tests.push(tests.update(tests.id('a'), '{"photo": "https://example.org/a.png"}', '{"photo": null}'))), 'ok', 'an empty field is compared like any other');
select is(tests.said(tests.push(tests.update(tests.id('a'), '{"photo": null}', '{"photo": "https://example.org/old.png"}'))), 'conflict', 'emptying a field that holds something else is a question');
select is(tests.said(tests.push(tests.update(tests.id('a'), '{"years_of_experience": 3}', '{"years_of_experience": 2}'))), 'conflict', 'and so is filling one that was emptied');
select is(tests.said(tests.push(tests.op('update', 'doctors', tests.id('a'), '{"set": {"name": "X"}}'))), 'rejected 22023', 'an edit that does not say what its author saw is refused');
select is(tests.said(tests.push(tests.update(tests.id('a'), '{"name": "X", "photo": null}', '{"name": "A3"}'))), 'rejected 22023', 'or says it of some fields only');
select is(tests.said(tests.push(tests.update(tests.id('a'), '{}', '{"name": "A3"}'))), 'rejected 22023', 'or changes nothing');
select is(tests.push(tests.update(tests.id('never'), '{"name": "X"}', '{"name": "A3"}')) #> array['0', 'rows'], jsonb_build_object(tests.id('never'), '{"gone": null}'::jsonb), 'a row that never was is gone');
select tests.owner();
delete from public.doctors where id = tests.id('c');
select tests.act('Mina');
select is(tests.push(tests.update(tests.id('c'), '{"name": "X"}', '{"name": "C again"}')) #>> array['0', 'rows', tests.id('c')::text, 'gone', 'name'], 'C again',
  'editing what somebody deleted is a question, with the whole row, so that it can be brought back');
select tests.owner();
select results_eq(
  $$ select user_id, description, changes from public.activity_logs where record_id = tests.id('a') and action = 'update' and user_id = tests.id('Anil') $$,
  $$ select tests.id('Anil'), 'Updated doctor: A3', '{"before": {"name": "A2"}, "after": {"name": "A3"}}'::jsonb $$,
  'the log says who changed what, from what, to what, and nothing of the fields that were left alone (S-66)');

-- Delete [R8]

select tests.act('Anil');
select is(tests.push(tests.op('delete', 'doctors', tests.id('d'), '{"was": {"name": "D", "qualification": "MD"}}')) #> array['0', 'rows'],
  jsonb_build_object(tests.id('d'), '{"theirs": {"qualification": null}}'::jsonb), 'deleting what somebody changed is a question, not a loss');
select is(tests.said(tests.push(tests.op('delete', 'doctors', tests.id('d')))), 'rejected 22023', 'a deletion says what its author saw');
select is(tests.said(tests.push(tests.op('delete', 'doctors', tests.id('d'), '{"was": {"row_version": 1}}'))), 'rejected 22023', 'of the row itself');
select is(tests.said(tests.push(tests.op('delete', 'doctors', tests.id('d'), jsonb_build_object('was', tests.doctor('d') || '{"display_order": 99}')))), 'ok',
  'what is as it was is deleted, wherever it stands in the order by now [R8]');
select is(tests.said(tests.push(tests.op('delete', 'doctors', tests.id('d'), '{"was": {"name": "D"}}'))), 'ok', 'two people who delete the same row both have what they wanted');
select tests.owner();
select results_eq(
  $$ select user_id, description, changes #>> '{before,name}' from public.activity_logs where record_id = tests.id('d') and action = 'delete' order by description $$,
  $$ values (tests.id('Anil'), 'Deleted doctor: D', 'D'), (tests.id('Anil'), 'Deleted doctor: D (was deleted already)', null) $$,
  'the log has one line of each, the first with the whole row [R14] (S-66)');
select tests.act('Anil');
select is(tests.said(tests.push(tests.op('delete', 'doctors', tests.id('d'), '{"was": {"name": "Made up"}}'))), 'ok', 'whatever name the deletion claims it had');
select is(tests.push(tests.op('delete', 'doctors', tests.id('never'), '{"was": {"name": "Made up"}}')) #> '{0,rows}', jsonb_build_object(tests.id('never'), '{"gone": null}'::jsonb),
  'deleting what the server never knew is refused, as any other edit of it');
select tests.owner();
select is((select count(*)::int from public.activity_logs where description like '%Made up%'), 0, 'so that nobody writes their own words into the log (S-66)');
select is((select count(*)::int from public.activity_logs where description = 'Deleted doctor: D (was deleted already)'), 2, 'which calls the row as the server knew it (S-66)');
insert into public.activity_logs (action, description) values ('note', E'One line\r\nand another\u2028and ' || U&'\202Etxet' || repeat('.', 600));
select is((select description from public.activity_logs where action = 'note'), 'One line  and another and  txet' || repeat('.', 469), 'whatever comes into the log is one line of at most 500 characters');
update public.health_library_illnesses set category_id = tests.id('cat') where id = tests.id('i');
select tests.act('Anil');
select is(tests.said(tests.push(tests.op('delete', 'health_library_categories', tests.id('cat'), '{"was": {"category_name": "Cat"}}'))), 'ok', 'a category goes');
select tests.owner();
select is((select category_id from public.health_library_illnesses where id = tests.id('i')), null, 'its illnesses stay (AC-281, S-60)');
select tests.act('Anil');
select is(tests.said(tests.push(tests.op('delete', 'health_library_illnesses', tests.id('i'), '{"was": {"slug": "i"}}'))), 'ok', 'an illness goes');
select tests.owner();
select is((select array_agg(tbl order by tbl) from sync.tombstones where id in (tests.id('i'), tests.id('p'))), '{health_library_illnesses,health_library_images}',
  'its pictures go with it, and the devices hear of both');

-- Move [R12]

create function tests.order_of(tbl text) returns text language plpgsql security definer as $$
declare found text;
begin
  execute format('select string_agg(%I || ''='' || display_order, '' '' order by display_order, id) from public.%I',
    case tbl when 'services' then 'service_name' else 'alt_text' end, tbl) into found;
  return found;
end $$;
create function tests.move(name text, after text, t text default 'services') returns text language sql
as $$ select tests.said(tests.push(tests.op('move', t, tests.id(name), jsonb_build_object('after', tests.id(after))))) $$;
insert into public.services (id, service_name, display_order) values
  (tests.id('s1'), 'రవి', 0), (tests.id('s2'), 'Zebra', 0), (tests.id('s3'), 'apple', 0), (tests.id('s4'), '😀', 0), (tests.id('s5'), 'Éclair', 7);
select tests.act('Mina');
select is(tests.move('s5', 's2'), 'ok', 'a row moves behind another');
select is(tests.order_of('services'), 'Zebra=0 Éclair=1 apple=2 రవి=3 😀=4', 'ties fall by name, letter by letter, as on the screens (S-46)');
select tests.owner();
create table tests.before as select id, row_version from public.services;
select tests.act('Mina');
select is(tests.move('s3', 's5'), 'ok', 'a row already there stays');
select is(tests.move('s3', 's2'), 'ok', 'a row changes places with its neighbour');
select tests.owner();
select is((select count(*)::int from public.services s join tests.before b using (id) where s.row_version <> b.row_version), 2,
  'and only those two are written (AC-198, AC-417)');
drop table tests.before;
insert into public.social_media (id, platform_name, profile_url, display_order) values
  (tests.id('o1'), 'One', 'https://example.org/1', 0), (tests.id('o2'), 'Two', 'https://example.org/2', 1), (tests.id('o3'), 'Three', 'https://example.org/3', 2);
create function tests.links() returns text language sql security definer
as $$ select string_agg(platform_name || '=' || display_order, ' ' order by display_order, platform_name) from public.social_media where id in (tests.id('o1'), tests.id('o2'), tests.id('o3')) $$;
-- A database that takes the first of the two rows and fails at the second.
create sequence tests.written;
create function tests.second_fails() returns trigger language plpgsql security definer as $$
begin
  if nextval('tests.written') = 2 then
    raise check_violation using message = 'the second row cannot be written';
  end if;
  return new;
end $$;
create trigger zz_second_fails before update on public.social_media for each row execute function tests.second_fails();
select tests.act('Mina');
select throws_ok($$ select tests.move('o2', null, 'social_media') $$, '23514', 'the second row cannot be written', 'a swap of two social links fails when its second row cannot be written (AC-417)');
select tests.owner();
select is((select last_value from tests.written), 2::bigint, 'after the first row was written');
select is(tests.links(), 'One=0 Two=1 Three=2', 'and neither of the two has moved (AC-417)');
drop trigger zz_second_fails on public.social_media;
select tests.act('Mina');
select is(tests.move('o2', null, 'social_media'), 'ok', 'on a database that works it is done');
select is(tests.links(), 'Two=0 One=1 Three=2', 'and exactly those two have changed places (AC-417)');
select tests.owner();
delete from public.social_media where id in (tests.id('o1'), tests.id('o2'), tests.id('o3'));
select tests.act('Mina');
select is(tests.move('s5', 's2'), 'ok', 'and back');
select is(tests.move('s4', null), 'ok', 'to the first place');
select tests.act('Anil');
select is(tests.move('s1', 's2'), 'ok', 'while somebody else moves another');
select is(tests.order_of('services'), '😀=0 Zebra=1 రవి=2 Éclair=3 apple=4', 'and both have what they wanted');
select is(tests.move('s3', 'never'), 'ok', 'a row whose new neighbour is gone');
select is(tests.move('s3', 's3'), 'ok', 'or is itself');
select is(tests.order_of('services'), '😀=0 Zebra=1 రవి=2 Éclair=3 apple=4', 'stays where it is');
select tests.owner();
create table tests.before as select id, row_version from public.services;
create function tests.move_op(name text, after text) returns jsonb language sql as $$ select tests.op('move', 'services', tests.id(name), jsonb_build_object('after', tests.id(after))) $$;
select tests.act('Anil');
select is(tests.said(tests.push(tests.move_op('s3', null), tests.move_op('s3', 's4'), tests.move_op('s3', 's1'), tests.move_op('s3', 'never'), tests.move_op('s3', 's5'))), 'ok, ok, ok, ok, ok', 'a row that wanders about and comes back');
select is(tests.order_of('services'), '😀=0 Zebra=1 రవి=2 Éclair=3 apple=4', 'stands where it stood');
select tests.owner();
select is((select count(*)::int from public.services s join tests.before b using (id) where s.row_version <> b.row_version), 0, 'and no row is written for it: a run of moves is written once');
drop table tests.before;
select tests.act('Anil');
select is(tests.said(tests.push(tests.move_op('s3', null), tests.update(tests.id('s1'), '{"display_order": 9}', '{"display_order": 3}', 'services'), tests.move_op('s2', 's1'),
  tests.op('delete', 'services', tests.id('s5'), '{"was": {"service_name": "Éclair", "display_order": 2}}'), tests.move_op('s4', 's2'))), 'ok, ok, ok, ok, ok', 'an edit between two moves sees the first one done');
select is(tests.order_of('services'), 'apple=0 రవి=1 Zebra=2 😀=3', 'and the second one sees the edit');
select is(tests.said(public.sync_push(jsonb_build_array(tests.edit(tests.id('move 1'), tests.move_op('s4', null)), tests.edit(tests.id('move 2'), tests.move_op('s1', null), tests.move_op('never', null)),
  tests.edit(tests.id('move 3'), tests.move_op('s2', 's4'))), public.sync_pull(null) ->> 'cursor') -> 'results'), 'ok, conflict, ok', 'a move that is refused');
select is(tests.order_of('services'), '😀=0 Zebra=1 apple=2 రవి=3', 'takes back its own moves and no others [R9]');
select is(tests.said(tests.push(tests.op('move', 'services', tests.id('never'), '{"after": null}'))), 'conflict', 'a row that is gone does not move');
select is(tests.said(tests.push(tests.op('move', 'services', tests.id('s1'), '{"after": "s2"}'))), 'rejected 22P02', 'nor behind something that is not a row');
select is(tests.said(tests.push(tests.op('move', 'hospital_profile', '00000000-0000-4000-8000-000000000001', '{"after": null}'))), 'rejected 22023', 'nor does what has no order');
select tests.owner();
insert into public.health_library_images (id, illness_id, image_url, alt_text, display_order) values
  (tests.id('p1'), tests.id('j'), 'https://example.org/1.png', 'one', 1), (tests.id('p2'), tests.id('j'), 'https://example.org/2.png', 'two', 2);
insert into public.health_library_illnesses (id, illness_name, slug, short_summary) values (tests.id('k'), 'K', 'k', 's');
insert into public.health_library_images (id, illness_id, image_url, alt_text, display_order) values (tests.id('p3'), tests.id('k'), 'https://example.org/3.png', 'other', 5);
delete from public.health_library_images where id = tests.id('q');
select tests.act('Anil');
select is(tests.move('p2', null, 'health_library_images'), 'ok', 'pictures move');
select is(tests.order_of('health_library_images'), 'two=0 one=1 other=5', 'among those of their illness');
select is(tests.move('p2', 'p3', 'health_library_images'), 'ok', 'a picture of another illness does not count as a neighbour');
select is(tests.order_of('health_library_images'), 'two=0 one=1 other=5', 'and they stay where they are');
select tests.owner();
select is((select count(*)::int from public.activity_logs where description = 'Moved service: రవి' and user_id = tests.id('Anil')), 1, 'a move is one line of the log');

-- All or nothing, chains, and what waits [R9, R10]

select tests.act('Mina');
select is(tests.said(public.sync_push(jsonb_build_array(tests.edit(tests.id('m2'), tests.update(tests.id('a'), '{"name": "A4"}', '{"name": "A3"}'),
    tests.insert(tests.id('e'), '{"name": ""}'))), public.sync_pull(null) ->> 'cursor') -> 'results'), 'rejected 23514 doctors_name_check', 'when one of two operations is refused');
select is(tests.doctor('a') ->> 'name', 'A3', 'the other one does not happen either');
insert into answers select 2, public.sync_push(jsonb_build_array(
    tests.edit(tests.id('m3'), tests.update(tests.id('a'), '{"name": "Mine"}', '{"name": "Old"}')),
    tests.edit(tests.id('m4'), tests.update(tests.id('a'), '{"qualification": "FRCP"}', '{"qualification": "DM"}')),
    tests.edit(tests.id('m5'), tests.update(tests.id('b'), '{"qualification": "FRCP"}', '{"qualification": "MD"}'))), public.sync_pull(null) ->> 'cursor');
select is((select tests.said(answer -> 'results') from answers where n = 2), 'conflict, held, ok', 'what follows a refused edit of the same row waits; other rows go on (I6)');
select is(tests.doctor('a') ->> 'qualification', 'DM', 'so that a chain of edits stays whole (I6)');
select is(tests.said(public.sync_push(jsonb_build_array(tests.edit(tests.id('m4'), tests.update(tests.id('a'), '{"qualification": "FRCP"}', '{"qualification": "DM"}'))), public.sync_pull(null) ->> 'cursor') -> 'results'), 'ok',
  'what waited is decided when it is sent again');
select tests.owner();
update public.doctors set name = 'Old' where id = tests.id('a');
select tests.act('Mina');
select is(tests.said(public.sync_push(jsonb_build_array(tests.edit(tests.id('m3'), tests.update(tests.id('a'), '{"name": "Mine"}', '{"name": "Old"}'))), public.sync_pull(null) ->> 'cursor') -> 'results'), 'conflict',
  'what was a question stays one under its id, even when nothing stands in its way any more (I8)');
select is(tests.doctor('a') ->> 'name', 'Old', 'and is not applied behind anybody''s back (I8)');
select is(tests.said(public.sync_push(jsonb_build_array(tests.edit(tests.id('m2'), tests.insert(tests.id('e'), '{"name": "E"}'))), public.sync_pull(null) ->> 'cursor') -> 'results'), 'rejected 23514 doctors_name_check',
  'a refusal is remembered as well (I8)');

insert into answers select 3, public.sync_push(jsonb_build_array(
    tests.edit(tests.id('m6'), tests.update(tests.id('b'), '{"photo": "/storage/v1/object/public/doctors/b.png"}', '{"photo": null}')),
    tests.edit(tests.id('m7'), tests.update(tests.id('b'), '{"name": "B2"}', '{"name": "B"}'))), public.sync_pull(null) ->> 'cursor');
select is((select answer #> '{results,0}' from answers where n = 3), jsonb_build_object('id', tests.id('m6'), 'status', 'held', 'missing', '/storage/v1/object/public/doctors/b.png'),
  'an edit whose picture has not arrived waits for it (threat 19)');
select is((select answer #>> '{results,1,status}' from answers where n = 3), 'held', 'and so does what follows it');
select tests.owner();
insert into storage.objects (bucket_id, name) values ('doctors', 'b.png'), ('services', 'c.png');
select tests.act('Mina');
select is(tests.said(public.sync_push(jsonb_build_array(
    tests.edit(tests.id('m6'), tests.update(tests.id('b'), '{"photo": "/storage/v1/object/public/doctors/b.png"}', '{"photo": null}')),
    tests.edit(tests.id('m7'), tests.update(tests.id('b'), '{"name": "B2"}', '{"name": "B"}'))), public.sync_pull(null) ->> 'cursor') -> 'results'), 'ok, ok',
  'once it is there both are taken, under the ids they had');
select is(tests.said(tests.push(tests.update(tests.id('a'), '{"photo": "/storage/v1/object/public/doctors/c.png"}', jsonb_build_object('photo', tests.doctor('a') -> 'photo')))), 'held', 'a file of that name in another bucket is another file');
select is(tests.said(tests.push(tests.insert(tests.id('f'), '{"name": "F", "photo": "/storage/v1/object/public/doctors/f.png"}'))), 'held', 'a new row waits for its picture too');
select is(tests.said(tests.push(tests.insert(tests.id('f'), '{"name": "F", "photo": "https://example.org/f.png"}'))), 'ok', 'a picture on the web needs no file');

-- What takes too long [R10]

select tests.owner();
create function tests.dawdle() returns trigger language plpgsql as $$
declare
  until timestamptz := clock_timestamp() + interval '0.5 seconds';
begin
  while clock_timestamp() < until loop null; end loop;
  return new;
end $$;
create trigger dawdle before update on public.services for each row when (new.description = 'slow 1') execute function tests.dawdle();
select tests.act('Mina');
create temporary table slow on commit drop as
  select jsonb_agg(tests.edit(tests.id('slow ' || n), tests.update(tests.id('s' || n), jsonb_build_object('description', 'slow ' || n), '{"description": null}', 'services')) order by n) as edits
  from unnest(array[1, 2, 3, 4]) n;
insert into answers select 5, public.sync_push((select edits from slow), public.sync_pull(null) ->> 'cursor');
select is((select tests.said(answer -> 'results') from answers where n = 5), 'ok, held, held, held', 'what is not decided within 0.4 seconds waits [R10]');
select is((select count(*)::int from jsonb_array_elements((select answer #> '{put,services}' from answers where n = 5)) s where s ->> 'description' like 'slow%'), 1, 'the answer brings what was');
select tests.owner();
select is((select count(*)::int from sync.applied where id in (tests.id('slow 2'), tests.id('slow 3'), tests.id('slow 4'))), 0, 'and nothing is recorded of the others [R10]');
drop trigger dawdle on public.services;
select tests.act('Mina');
select is(tests.said(public.sync_push((select edits from slow), public.sync_pull(null) ->> 'cursor') -> 'results'), 'ok, ok, ok, ok', 'so that they are taken when they are sent again');
select tests.owner();
update public.services set description = null;
select tests.act('Mina');

-- What is refused [R13]

select is(tests.said(tests.push(tests.update(tests.id('a'), jsonb_build_object(col, value), jsonb_build_object(col, null)))), 'rejected 42501 ' || col,
  'nobody writes doctors.' || col || ' through an edit (threats 10, 47)')
from (values ('id', '"x"'::jsonb), ('row_version', '1'), ('updated_at', '"2020-01-01"'), ('added_by', to_jsonb(tests.id('Anil'))), ('constructor', '1'), ('name; drop table users', '1')) f (col, value);
select is(tests.said(tests.push(tests.insert(tests.id('g'), '{"name": "G", "is_preset": true}'))), 'rejected 42501 is_preset', 'nor a column that does not exist (threat 47)');

-- Whose work it is (AC-409)

select tests.owner();
insert into public.social_media (id, platform_name, profile_url) values (tests.id('whose'), 'Whose', 'https://example.org/w');
insert into public.contact_information (address) values ('Old Road') on conflict do nothing;
create function tests.last_editors() returns text language sql security definer as $$
  select string_agg(coalesce(u.username, 'nobody'), ', ' order by tbl)
  from (select 1 as tbl, last_updated_by from public.hospital_profile union all select 2, last_updated_by from public.contact_information
    union all select 3, last_updated_by from public.social_media where id = tests.id('whose')) edited
  left join public.users u on u.id = last_updated_by
$$;
update public.hospital_profile set last_updated_by = null;
update public.contact_information set last_updated_by = null;
update public.social_media set last_updated_by = null where id = tests.id('whose');
select is(tests.last_editors(), 'nobody, nobody, nobody', 'three records that nobody of the staff has changed');
select tests.act('Mina');
select is(tests.said(tests.push(tests.update(id, jsonb_build_object('last_updated_by', tests.id('Anil')), '{"last_updated_by": null}', t))), 'rejected 42501 last_updated_by',
  'nobody says in the name of somebody else who changed ' || t || ' last (AC-409)')
from (values ('hospital_profile', '00000000-0000-4000-8000-000000000001'::uuid), ('contact_information', '00000000-0000-4000-8000-000000000002'), ('social_media', tests.id('whose'))) r (t, id);
select is(tests.last_editors(), 'nobody, nobody, nobody', 'and a refused forgery leaves no name');
select is(tests.said(tests.push(
  tests.op('update', 'hospital_profile', '00000000-0000-4000-8000-000000000001', '{"set": {"mission": "By Mina"}, "was": {"mission": null}}'),
  tests.op('update', 'contact_information', '00000000-0000-4000-8000-000000000002', '{"set": {"working_hours": "By Mina"}, "was": {"working_hours": null}}'),
  tests.op('update', 'social_media', tests.id('whose'), '{"set": {"platform_name": "By Mina"}, "was": {"platform_name": "Whose"}}'))), 'ok, ok, ok', 'a change of her own is taken');
select is(tests.last_editors(), 'Mina, Mina, Mina', 'and the server writes last_updated_by: whoever holds the session (AC-409)');
select tests.owner();
select results_eq($$ select distinct user_id from public.activity_logs where record_id in (tests.id('whose'), '00000000-0000-4000-8000-000000000002') and changes #>> '{after}' like '%By Mina%' $$,
  $$ values (tests.id('Mina')) $$, 'the log names her too (AC-409)');
select tests.act('Mina');
select is(tests.said(tests.push(tests.op(op, t, tests.id('a'), '{"set": {"name": "x", "health_library_enabled": true}, "was": {"name": "y"}, "after": null}'))) like 'rejected%', true,
  op || ' of ' || t || ' is refused')
from (values ('insert', 'modern_site_settings'), ('delete', 'modern_site_settings'), ('delete', 'hospital_profile'), ('delete', 'contact_information'),
  ('update', 'users'), ('delete', 'users'), ('insert', 'users'), ('update', 'modern_themes'), ('delete', 'theme_versions'), ('insert', 'activity_logs'),
  ('update', 'sync.clock'), ('update', 'private.credentials'), ('update', 'credentials'), ('upsert', 'doctors'), ('', 'doctors'), ('update', ''), ('truncate', 'doctors')) f (op, t);
select is(tests.said(tests.push(tests.update(tests.id('a'), '{"activated_at": "2020-01-01"}', '{"activated_at": null}', 'modern_site_settings'))), 'rejected 42501 activated_at',
  'the look of the site is not switched through an edit');
select is(tests.said(tests.push(tests.insert(tests.id('h'), jsonb_build_object('name', 'H') || fields))), said, 'a doctor with ' || fields::text || ' is refused as it is, and not bent')
from (values ('{"years_of_experience": "5"}'::jsonb, 'rejected 22P02'), ('{"years_of_experience": 2.5}', 'rejected 22P02'), ('{"years_of_experience": 3000000000}', 'rejected 22003'),
  ('{"years_of_experience": []}', 'rejected 22P02'), ('{"name": 5}', 'rejected 22P02'), ('{"name": {"a": 1}}', 'rejected 22P02'), ('{"name": true}', 'rejected 22P02'), ('{"is_enabled": "yes"}', 'rejected 22P02'),
  ('{"is_enabled": null}', 'rejected 23502'), ('{"photo": "javascript:alert(1)"}', 'rejected 23514 doctors_photo_check')) f (fields, said);
select is(tests.said(tests.push(tests.insert(tests.id('h'), '{"illness_name": "H", "slug": "h", "short_summary": "s", "tags": ["a", ["b"]]}', 'health_library_illnesses'))) like 'rejected%', true, 'a list within a list is refused');
select is(tests.said(tests.push(tests.insert(tests.id('h'), '{"illness_name": "H", "slug": "h", "short_summary": "s", "tags": ["a", 1]}', 'health_library_illnesses'))), 'rejected 22P02', 'a number in a list of texts is refused');
select is(tests.said(tests.push(tests.insert(tests.id('h'), '{"illness_name": "H", "slug": "k", "short_summary": "s"}', 'health_library_illnesses'))), 'rejected 23505 health_library_illnesses_slug_key',
  'a slug that is taken is refused by the name of the rule (AC-403, S-45)');
select is(tests.said(tests.push(tests.insert(tests.id('h'), jsonb_build_object('image_url', 'https://example.org/h.png', 'illness_id', tests.id('never')), 'health_library_images'))), 'rejected 23503 health_library_images_illness_id_fkey',
  'a picture of an illness that is gone is refused by the name of the rule');
select is(tests.said(public.sync_push(jsonb_build_array(m), public.sync_pull(null) ->> 'cursor') -> 'results'), 'rejected 22023', 'an edit like ' || left(m::text, 60) || ' is refused')
from unnest(array['null', '1', '"x"', '[]', '{}', '{"id": null, "ops": [{}]}', '{"id": "x", "ops": [{}]}', '{"id": "A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11", "ops": [{}]}',
  '{"id": "a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11"}', '{"id": "a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11", "ops": []}', '{"id": "a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11", "ops": {}}']::jsonb[]) m;
select is(tests.said(public.sync_push(jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'ops', ops)), public.sync_pull(null) ->> 'cursor') -> 'results') like 'rejected%', true, 'operations like ' || ops::text || ' are refused')
from unnest(array['[null]', '[1]', '["x"]', '[[]]', '[{}]', '[{"t": "doctors", "op": "update", "id": "x"}]', '[{"t": "doctors", "op": "insert", "set": {"name": "x"}}]',
  '[{"t": "doctors", "op": "update", "set": {"name": "x"}, "was": {"name": "x"}}]', '[{"t": "doctors", "op": "update", "id": "a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11", "set": [], "was": []}]']::jsonb[]) ops;
select throws_ok(format('select public.sync_push(%L, null)', m), 'PT400', null, 'edits like ' || coalesce(m, 'nothing') || ' are no list') from unnest(array['{}', '"x"', 'null', null]) m;
select throws_ok($$ select public.sync_push((select jsonb_agg('{}'::jsonb) from generate_series(1, 51)), null) $$, 'PT413', null, '51 edits are too many for one request');
select is(jsonb_array_length(public.sync_push((select jsonb_agg('{}'::jsonb) from generate_series(1, 50)), public.sync_pull(null) ->> 'cursor') -> 'results'), 50, '50 are not');
select throws_ok($$ select public.sync_push(jsonb_build_array(tests.edit(gen_random_uuid(), '{}'), tests.edit(gen_random_uuid(), variadic array_fill('{}'::jsonb, array[100]))), null) $$,
  'PT413', 'At most 100 operations at a time', '101 operations are too many for one request, however few edits they make');
select is(tests.said(public.sync_push(jsonb_build_array(tests.edit(gen_random_uuid(), variadic array_fill('{}'::jsonb, array[100]))), public.sync_pull(null) ->> 'cursor') -> 'results') like 'rejected%', true, '100 are looked at');
select throws_ok($$ select public.sync_push(jsonb_build_array(repeat('x', 1048576)), null) $$, 'PT413', null, 'and so is more than a megabyte');
select is(jsonb_array_length(public.sync_push(jsonb_build_array(repeat('x', 1000000)), public.sync_pull(null) ->> 'cursor') -> 'results'), 1, 'a little less is looked at');

-- What an illness page has beyond the specification: when to get help, and its last review

select is(tests.said(tests.push(tests.insert(tests.id('g'), '{"illness_name": "G", "slug": "g", "short_summary": "s", "visibility": "published"}', 'health_library_illnesses'))), 'ok',
  'an older build of the site, which knows nothing of them, still adds illnesses');
select is(tests.said(tests.push(tests.update(tests.id('g'), '{"when_to_get_help": "Call 108\nSee a doctor", "last_reviewed_on": "2026-03-12", "last_reviewed_by": "Dr G"}',
  '{"when_to_get_help": null, "last_reviewed_on": null, "last_reviewed_by": null}', 'health_library_illnesses'))), 'ok', 'staff write all three');
select is(tests.push(tests.update(tests.id('g'), '{"last_reviewed_on": "2026-04-01"}', '{"last_reviewed_on": null}', 'health_library_illnesses')) #> array['0', 'rows', tests.id('g')::text, 'theirs'],
  '{"last_reviewed_on": "2026-03-12"}', 'the day of a review is compared like any other value (S-52)');
select is(tests.said(tests.push(tests.update(tests.id('g'), jsonb_build_object('last_reviewed_on', day), '{"last_reviewed_on": "2026-03-12"}', 'health_library_illnesses'))), said,
  'a review on ' || day || ' is refused, and not bent [R13]')
from (values ('today', 'rejected 22P02'), ('2026-4-1', 'rejected 22P02'), ('2026-04-01T00:00:00Z', 'rejected 22P02'), ('2026-02-30', 'rejected 22008'),
  ('infinity', 'rejected 23514 health_library_illnesses_last_reviewed_on_check')) d (day, said);
select tests.visitor();
select is((select jsonb_object_agg(k, i -> k) from jsonb_array_elements(public.sync_pull(null) #> '{put,health_library_illnesses}') i, unnest('{when_to_get_help,last_reviewed_on,last_reviewed_by}'::text[]) k where i ->> 'slug' = 'g'),
  '{"when_to_get_help": "Call 108\nSee a doctor", "last_reviewed_on": "2026-03-12", "last_reviewed_by": "Dr G"}', 'visitors are sent them with a published illness');
select results_eq($$ select when_to_get_help, last_reviewed_on, last_reviewed_by from public.health_library_illnesses where slug = 'g' $$,
  $$ values (E'Call 108\nSee a doctor', date '2026-03-12', 'Dr G') $$, 'and may read them directly');
select tests.owner();
select results_eq($$ select description, changes -> 'before' from public.activity_logs where record_id = tests.id('g') and action = 'update' $$,
  $$ values ('Updated illness: G', '{"when_to_get_help": null, "last_reviewed_on": null, "last_reviewed_by": null}'::jsonb) $$, 'the log tells who changed what (S-66)');
update public.health_library_illnesses set visibility = 'draft' where id = tests.id('g');
select tests.visitor();
select is((select count(*)::int from public.health_library_illnesses where slug = 'g'), 0, 'of a draft nobody outside sees any of it');
select tests.act('Mina');
select is(tests.said(tests.push(tests.op('delete', 'health_library_illnesses', tests.id('g'), '{"was": {"illness_name": "G", "slug": "g", "visibility": "draft"}}'))), 'ok',
  'an older build deletes what it saw of an illness');

-- What people call an illness

select tests.owner();
create function tests.call(names jsonb, was jsonb) returns jsonb language sql
as $$ select tests.push(tests.update(tests.id('called'), jsonb_build_object('also_called', names), jsonb_build_object('also_called', was), 'health_library_illnesses')) $$;
select tests.act('Mina');
select is(tests.said(tests.push(tests.insert(tests.id('called'), '{"illness_name": "H", "slug": "called", "short_summary": "s", "visibility": "published"}', 'health_library_illnesses'))), 'ok',
  'an older build, which knows no other names of illnesses, still adds them');
select is(tests.said(tests.call('["fits", "మూర్ఛ", "mirgi", "मिर्गी", "مرگی"]', '[]')), 'ok', 'a device that knows none of its other names adds some, in any script [D14]');
select is(tests.said(tests.push(tests.update(tests.id('called'), '{"tags": ["brain"]}', '{"tags": []}', 'health_library_illnesses'))), 'ok',
  'a tablet that did not see them edits another field of the same illness [R8]');
select is(tests.call('["convulsions"]', '[]') #> array['0', 'rows', tests.id('called')::text, 'theirs'],
  '{"also_called": ["fits", "మూర్ఛ", "mirgi", "मिर्गी", "مرگی"]}', 'but its own names for it are a conflict, and shown beside these (S-52)');
select is(tests.said(tests.call(names, '["fits", "మూర్ఛ", "mirgi", "मिर्गी", "مرگی"]')), said, 'names are refused: ' || what)
from (values ('more than 60', (select jsonb_agg('n' || n) from generate_series(1, 61) n), 'rejected 23514 health_library_illnesses_also_called_check'),
  ('one of more than 80 letters', jsonb_build_array(repeat('మ', 81)), 'rejected 23514 health_library_illnesses_also_called_check'),
  ('one that is missing', '[null]', 'rejected 23514 health_library_illnesses_also_called_check'),
  ('lists in a list', '[["fits"], ["mirgi"]]', 'rejected 23514 health_library_illnesses_also_called_check'),
  ('no list at all', 'null', 'rejected 23502')) n (what, names, said);
select is(tests.said(tests.call((select jsonb_agg(rpad('n' || n, 80, 'మ')) from generate_series(1, 60) n), '["fits", "మూర్ఛ", "mirgi", "मिर्गी", "مرگی"]')), 'ok', '60 names of 80 letters are taken');
select is(tests.said(tests.call('["fits", "మూర్ఛ"]', (select jsonb_agg(rpad('n' || n, 80, 'మ')) from generate_series(1, 60) n))), 'ok', 'and changed again');
select tests.visitor();
select is((select i -> 'also_called' from jsonb_array_elements(public.sync_pull(null) #> '{put,health_library_illnesses}') i where i ->> 'slug' = 'called'), '["fits", "మూర్ఛ"]',
  'visitors are sent the names with a published illness');
select results_eq($$ select also_called from public.health_library_illnesses where slug = 'called' $$, $$ values ('{fits,మూర్ఛ}'::text[]) $$, 'and may read them directly');
select tests.owner();
select is((select array_agg(description || ' ' || (changes -> 'before' ->> 'also_called') order by length(changes::text)) from public.activity_logs
    where record_id = tests.id('called') and changes -> 'before' ->> 'also_called' = '[]'), array['Updated illness: H []'], 'the log tells what the names were before (S-66)');
select tests.act('Mina');

-- Timelines, the clock and the sweep [R5, R11, R14]

insert into answers select 4, public.sync_push(jsonb_build_array(tests.edit(tests.id('m8'), tests.insert(tests.id('z'), '{"name": "Z"}'))), '1.00000000.2');
select is((select (answer ->> 'reset')::boolean and not answer ? 'results' from answers where n = 4), true, 'a device of another timeline is first told how things are [R11]');
select is(tests.doctor('z'), null, 'and nothing of its edits happens');
select is(tests.said(public.sync_push(jsonb_build_array(tests.edit(tests.id('m8'), tests.insert(tests.id('z'), '{"name": "Z"}'))), answer ->> 'cursor') -> 'results'), 'ok', 'then they are taken') from answers where n = 4;
truncate then_was;
insert into then_was select tests.version();
select is(tests.said(tests.push(tests.update(tests.id('never'), '{"name": "X"}', '{"name": "Y"}'))), 'conflict', 'an edit that is refused');
select is(tests.version(), (select version from then_was), 'leaves the clock where it was');
select is(tests.said(tests.push(tests.op('delete', 'doctors', tests.id('d'), '{"was": {"name": "D"}}'))), 'ok', 'an edit that is taken');
select is(tests.version(), (select version + 1 from then_was), 'moves it, even when there was nothing to change: a backup must not lose it unseen [R14]');

select tests.owner();
insert into pulls select 'before the sweep', null;
update sync.history set at = now() - interval '91 days' where version < tests.version();
update sync.tombstones set at = now() - interval '91 days';
insert into public.testimonials (id, patient_name) values (tests.id('t'), 'T');
update sync.history set at = now() - interval '91 days' where version < tests.version() - 1;
select tests.act('Mina');
update pulls set answer = public.sync_pull(null) where name = 'before the sweep';
select tests.owner();
delete from public.testimonials where id = tests.id('t');
update sync.tombstones set at = now() - interval '91 days';
select sync.sweep();
select tests.act('Mina');
select is(public.sync_pull(answer ->> 'cursor') #> '{del,testimonials}', jsonb_build_array(tests.id('t')), 'a device that is known still hears of what was deleted after it looked, however old that is')
from pulls where name = 'before the sweep';
select is(public.sync_pull(answer ->> 'cursor') -> 'reset', 'true', 'a device that was away for 90 days starts afresh [R5]') from pulls where name = 'all';
select tests.owner();
select is((select count(*)::int from sync.tombstones where id = tests.id('d')), 0, 'and old deletions are forgotten');
select is((select count(*)::int from sync.applied where id = tests.id('m1')), 1, 'but no edit that was decided in the last year (threat 50)');
select tests.act('Mina');
select is(tests.said(public.sync_push(jsonb_build_array(tests.edit(tests.id('m1'), tests.insert(tests.id('d'), '{"name": "D"}'))), public.sync_pull(null) ->> 'cursor') -> 'results'), 'ok', 'so that a late duplicate of it');
select is(tests.doctor('d'), null, 'changes nothing (I8)');
select tests.owner();
select is((select row_version from public.modern_site_settings) is not null and (select count(*) > 0 from sync.history), true, 'the version of now is never forgotten');

-- The sums are kept as rows change [R6]

create function tests.sums() returns text[] language sql
as $$ select array_agg(format('%s %s: %s, %s', tbl, rank, rows, versions) order by tbl, rank) from sync.sums where rows <> 0 $$;
create function tests.counted() returns text[] language sql
as $$ select array_agg(format('%s %s: %s, %s', tbl, rank, n, versions) order by tbl, rank)
  from (select tbl, rank, count(*) as n, sum(v) as versions from sync.feed where row is not null group by tbl, rank) f $$;
insert into public.testimonials (id, patient_name) values (tests.id('s1'), 'S'), (tests.id('s2'), 'S');
update public.testimonials set id = tests.id('s3') where id = tests.id('s2');
delete from public.testimonials where id = tests.id('s1');
select is(tests.sums(), tests.counted(), 'they are what there is, also where a row got another id');
update sync.sums set rows = rows + 1 where tbl = 'doctors';
delete from sync.standing where tbl = 'testimonials';
update sync.sums set versions = 0 where tbl = 'testimonials';
select isnt(tests.sums(), tests.counted(), 'what went past the triggers');
select sync.sweep();
select is(tests.sums(), tests.counted(), 'is put right by the sweep');
delete from public.testimonials where id = tests.id('s3');
select is(tests.sums(), tests.counted(), 'for what comes after it, too');

select * from finish();
rollback;
