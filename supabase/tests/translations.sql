-- Translations as fields of the row: R16 of docs/sync.md. Run by pgtap.test.ts.
begin;
select no_plan();

select tests.person('Mina', 'Content Manager');
select tests.person('Anil', 'Content Manager');
create function tests.update(id uuid, set_to jsonb, was jsonb, t text default 'health_library_illnesses') returns jsonb language sql
as $$ select tests.op('update', t, id, jsonb_build_object('set', set_to, 'was', was)) $$;
create function tests.insert(id uuid, fields jsonb, t text default 'health_library_illnesses') returns jsonb language sql
as $$ select tests.op('insert', t, id, jsonb_build_object('set', fields)) $$;
create function tests.sent(name text) returns jsonb language sql
as $$ select r from jsonb_array_elements(public.sync_pull(null) #> '{put,health_library_illnesses}') r where r ->> 'id' = tests.id(name)::text $$;
insert into public.health_library_illnesses (id, illness_name, slug, short_summary, symptoms, visibility) values
  (tests.id('tremor'), 'Tremor', 'tremor', 'Shaking', '{Shaking hands,Falls}', 'published');

-- Two tablets

select tests.act('Mina');
select is(tests.said(tests.push(tests.update(tests.id('tremor'), '{"te:illness_name": "వణుకు", "te:illness_name:of": "0badcafe"}', '{"te:illness_name": null, "te:illness_name:of": null}'))), 'ok', 'a user can translate a field');
select tests.act('Anil');
select is(tests.said(tests.push(tests.update(tests.id('tremor'), '{"te:symptoms": ["చేతుల వణుకు"], "te:symptoms:of": "1badcafe"}', '{"te:symptoms": null, "te:symptoms:of": null}'))), 'ok',
  'a translation of another field from a device that did not see the first one merges [R8, R16]');
select is(tests.said(tests.push(tests.update(tests.id('tremor'), '{"illness_name": "Shakes"}', '{"illness_name": "Tremor"}'))), 'ok', 'changing the English of a field that another user translated is no conflict');
select is(tests.sent('tremor') - '{id,slug,tags,meaning,row_version,service_ids,doctor_ids,related_ids,also_called,category_id,display_order,last_reviewed_by,last_reviewed_on,when_to_get_help,management_treatment}'::text[],
  '{"illness_name": "Shakes", "short_summary": "Shaking", "symptoms": ["Shaking hands", "Falls"], "visibility": "published", "te:illness_name": "వణుకు",
    "te:illness_name:of": "0badcafe", "te:symptoms": ["చేతుల వణుకు"], "te:symptoms:of": "1badcafe"}', 'devices receive each translation as a field of the row [R16]');
select is(tests.push(tests.update(tests.id('tremor'), '{"te:illness_name": "కంపం", "te:illness_name:of": "2badcafe"}', '{"te:illness_name": null, "te:illness_name:of": null}')) #> array['0', 'rows', tests.id('tremor')::text],
  '{"theirs": {"te:illness_name": "వణుకు"}}', 'two translations of one field are a conflict, without their fingerprints [R8, R16]');
select is(tests.said(tests.push(tests.update(tests.id('tremor'), '{"te:illness_name": "వణుకు", "te:illness_name:of": "3badcafe"}', '{"te:illness_name": null, "te:illness_name:of": null}'))), 'ok',
  'the same translation of one field is no conflict [R8]');
select is(tests.sent('tremor') ->> 'te:illness_name:of', '3badcafe', 'the later of two equal translations sets the fingerprint');
select tests.owner();
select is((select changes from public.activity_logs where record_id = tests.id('tremor') and changes -> 'after' ? 'te:symptoms'),
  '{"before": {"te:symptoms": null, "te:symptoms:of": null}, "after": {"te:symptoms": ["చేతుల వణుకు"], "te:symptoms:of": "1badcafe"}}', 'the log has translations field by field [R14, R16]');

-- Visitors

create function tests.translated_tables() returns setof text language sql security definer as $$ select tbl from sync.tables where translated <> '{}' order by 1 $$;
select tests.visitor();
select is((select array_agg(k order by k) from jsonb_object_keys(tests.sent('tremor')) k where k like '%:%' or k like 'translat%'), '{te:illness_name,te:symptoms}',
  'visitors receive translations without their fingerprints (I5, R16)');
select is((select translations from public.health_library_illnesses where slug = 'tremor'), '{"te": {"symptoms": ["చేతుల వణుకు"], "illness_name": "వణుకు"}}', 'visitors may read translations directly');
select throws_ok('select translated_from from public.' || t, '42501', null, 'visitors may not read the fingerprints of ' || t || ' (I5)')
from tests.translated_tables() t;

-- What is refused, by name

select tests.act('Mina');
select is(tests.said(tests.push(tests.update(tests.id('tremor'), jsonb_build_object(field, 'x'), jsonb_build_object(field, null)))), 'rejected 42501 ' || field, 'there is no translation of ' || field || ' [R13, R16]')
from unnest('{te:slug,te:also_called,te:category_id,te:nothing,te:,:te,te:te:meaning,en:meaning,TE:meaning,telugu:meaning,translations,translated_from,te:meaning:of,te:meaning:off}'::text[]) field;
select is(tests.said(tests.push(tests.insert(tests.id('new'), '{"illness_name": "N", "slug": "n", "short_summary": "s", "te:slug": "n"}'))), 'rejected 42501 te:slug', 'a column without translations refuses one in a new row, too');
select is(tests.said(tests.push(tests.update(tests.id('tremor'), jsonb_build_object(field, value), jsonb_build_object(field, null)))), 'rejected 23514 ' || field,
  field || ' that is ' || left(value::text, 20) || ' is refused by its name (S-82)')
from (values ('te:meaning', to_jsonb(repeat('క', 20001))), ('te:tags', to_jsonb(array[repeat('క', 501)])), ('te:tags', (select jsonb_agg('క'::text) from generate_series(1, 101))),
  ('te:meaning', '5'), ('te:meaning', '["x"]'), ('te:meaning', '{}'), ('te:meaning', 'true'), ('te:tags', '"x"'), ('te:tags', '[1]'), ('te:tags', '[null]'), ('te:tags', '[["x"]]'),
  ('te:short_summary', '"  "')) f (field, value);
select is(tests.said(tests.push(tests.update(tests.id('tremor'), jsonb_build_object('te:illness_name', repeat('క', 201)), '{"te:illness_name": "వణుకు"}'))), 'rejected 23514 te:illness_name', 'a translated name of 201 letters is refused');
select is(tests.said(tests.push(tests.update(tests.id('tremor'), jsonb_build_object('te:illness_name', repeat('క', 200)), '{"te:illness_name": "వణుకు"}'))), 'ok', 'a translated name of 200 letters is applied');
select is(tests.said(tests.push(tests.update(tests.id('tremor'), jsonb_build_object('te:meaning', 'x', 'te:meaning:of', of), '{"te:meaning": null, "te:meaning:of": null}'))), 'rejected 23514 te:meaning:of', 'a fingerprint like ' || of::text || ' is refused')
from unnest(array['"x"', '"0BADCAFE"', '5', '["0badcafe"]', '"0badcafe "']::jsonb[]) of;
select is(tests.sent('tremor') ? 'te:meaning', false, 'refused translations are not stored');

-- Nothing is nothing

select is(tests.said(tests.push(tests.update(tests.id('tremor'), jsonb_build_object('te:symptoms', nothing, 'te:symptoms:of', null), '{"te:symptoms": ["చేతుల వణుకు"], "te:symptoms:of": "1badcafe"}'))), 'ok', nothing::text || ' takes a translation away')
from unnest(array['[]', 'null', '""']::jsonb[]) nothing;
select is(tests.sent('tremor') ?| '{te:symptoms,te:symptoms:of}', false, 'devices receive no empty translation [R13]');
select is(tests.said(tests.push(tests.update(tests.id('tremor'), '{"te:symptoms": ["వణుకు"]}', '{"te:symptoms": []}'))), 'ok', 'an empty translation that an author saw equals a missing one [R8]');
select tests.owner();
select is((select translated_from #>> '{te,symptoms}' from public.health_library_illnesses where slug = 'tremor'), sync.fingerprint_of('["Shaking hands", "Falls"]'),
  'a translation without a fingerprint gets that of the current text');

-- A language that came later needs no migration

select tests.act('Mina');
select is(tests.said(tests.push(tests.update(tests.id('tremor'), '{"hi:meaning": "कंपन", "hi:meaning:of": "0badcafe"}', '{"hi:meaning": null, "hi:meaning:of": null}'))), 'ok', 'another language needs no migration [R16]');

-- Rows that are made, deleted and brought back

select is(tests.said(tests.push(tests.insert(tests.id('new'), '{"illness_name": "N", "slug": "n", "short_summary": "s", "visibility": "draft", "te:illness_name": "ఎన్", "te:illness_name:of": "0badcafe", "te:meaning": null, "te:meaning:of": null, "te:tags": []}'))), 'ok',
  'a row can be inserted with its translations');
select is((select jsonb_object_agg(key, value) from jsonb_each(tests.sent('new')) where key like '%:%'), '{"te:illness_name": "ఎన్", "te:illness_name:of": "0badcafe"}', 'an inserted row has the translations that are not empty');
select is(tests.push(tests.insert(tests.id('new'), '{"illness_name": "N", "slug": "n", "short_summary": "s", "visibility": "draft", "te:illness_name": "నా", "te:meaning": null}')) #> array['0', 'rows', tests.id('new')::text],
  '{"theirs": {"te:illness_name": "ఎన్"}}', 'inserting a present row compares its translations too [R8]');
select is(tests.push(tests.op('delete', 'health_library_illnesses', tests.id('new'), '{"was": {"illness_name": "N", "te:illness_name": null, "te:illness_name:of": null, "te:meaning": null}}')) #> array['0', 'rows', tests.id('new')::text],
  '{"theirs": {"te:illness_name": "ఎన్"}}', 'deleting a row with a translation that its author did not see is a conflict [R8]');
select is(tests.said(tests.push(tests.op('delete', 'health_library_illnesses', tests.id('new'), '{"was": {"illness_name": "N", "te:illness_name": "ఎన్", "te:meaning": null}}'))), 'ok', 'deleting a row whose translations its author saw succeeds');
select is((select jsonb_object_agg(key, value) from jsonb_each(tests.push(tests.update(tests.id('new'), '{"te:meaning": "x"}', '{"te:meaning": null}')) #> array['0', 'rows', tests.id('new')::text, 'gone']) where key like '%:%' or key like 'trans%'),
  '{"te:illness_name": "ఎన్", "te:illness_name:of": "0badcafe"}', 'an update of a deleted row returns its translations [R2, R16]');
select tests.owner();
select is((select changes -> 'before' ->> 'te:illness_name' from public.activity_logs where record_id = tests.id('new') and action = 'delete'), 'ఎన్', 'the log of a deletion has the translations');

-- Past the procedures

update public.health_library_illnesses set translations = '{"te": {"meaning": "అర్థం"}}' where slug = 'tremor';
select is((select changes #>> '{before,hi:meaning}' from public.activity_logs where record_id = tests.id('tremor') and description = 'Changed directly in the database: illness Shakes'),
  'कंपन', 'a change of translations in the SQL editor is logged field by field (S-66)');
select throws_ok(format('update public.health_library_illnesses set translations = %L where slug = ''tremor''', wrong), '23514', null, 'the SQL editor cannot write the translations ' || wrong)
from unnest(array['{"te": {"slug": "x"}}', '{"Telugu": {"meaning": "x"}}', '{"te": {"meaning": ""}}', '{"te": {"meaning": null}}', '{"te": {"meaning": 5}}']) wrong;
select throws_ok(format('update public.health_library_illnesses set translations = %L where slug = ''tremor''', wrong), '22023', null, 'the SQL editor cannot write ' || wrong || ', which holds no texts')
from unnest(array['{"te": 5}', '[]', '"x"']) wrong;
select is((select string_agg(sync.fingerprint_of(to_jsonb(text)), ' ') from unnest(array['a', E' a \n', 'డాక్టర్ రావు', '']) text), 'e40c292c e40c292c 1015693d 811c9dc5', 'fingerprints equal those of the client');
select is(sync.fingerprint_of(null), '811c9dc5', 'a missing text has a fingerprint');

select * from finish();
rollback;
