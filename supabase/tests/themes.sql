-- The looks of the site: activating, going back, copying, saving, deleting. Run by pgtap.test.ts.
begin;
select no_plan();

select tests.person('Boss', 'Super Admin');
select tests.person('Asha', 'Admin');
select tests.person('Chandu', 'Content Manager');
select tests.person('Veena', 'Viewer');

create function tests.config(colour text default '#0B5CAD') returns jsonb language sql as $$
  select jsonb_build_object(
    'colors', jsonb_build_object('light', jsonb_build_object('primary', colour), 'dark', jsonb_build_object('primary', colour)),
    'typography', '{"fontFamilies": {"heading": "Lora, serif", "body": "\"Noto Sans Telugu\", system-ui"}}'::jsonb)
$$;
-- A theme with its first version, as the seed makes them.
create function tests.theme(name text, preset boolean, status text default 'passed') returns void language sql as $$
  insert into public.modern_themes (id, name, slug, description, is_preset, validation_status, config, config_hash)
  values (tests.id(name), name, lower(name), 'About ' || name, preset, status, tests.config(), private.theme_hash(tests.config()));
  insert into public.theme_versions (id, theme_id, version_number, name, config, config_hash)
  values (tests.id(name || ' 1'), tests.id(name), 1, name, tests.config(), private.theme_hash(tests.config()));
$$;
-- The settings in words: which theme is live, in which version, and which one can be gone back to.
create function tests.live() returns text language sql security definer as $$
  select concat_ws(' ', t.name, v.version_number, 'from', p.name, w.version_number, case when s.rollback_deadline is not null then 'until ' || (s.rollback_deadline - now()) end)
  from public.modern_site_settings s left join public.modern_themes t on t.id = s.active_theme_id left join public.theme_versions v on v.id = s.active_version_id
  left join public.modern_themes p on p.id = s.previous_theme_id left join public.theme_versions w on w.id = s.previous_version_id
$$;
create function tests.last_log() returns text language sql security definer as $$
  select concat_ws(' | ', u.username, l.action, l.description, l.table_affected, l.record_id)
  from public.activity_logs l left join public.users u on u.id = l.user_id order by l.created_at desc limit 1
$$;
create function tests.public_theme() returns jsonb language sql security definer as $$
  select jsonb_agg(jsonb_build_object('name', v ->> 'name', 'config', v -> 'config')) from jsonb_array_elements(public.sync_pull(null) #> '{put,theme_versions}') v
$$;
select tests.theme('Calm', true);
select tests.theme('Warm', true);
select tests.theme('Ours', false);

-- Activating

select tests.act('Asha');
select is(public.activate_theme_atomic(tests.id('Calm'), tests.id('Asha')), '{"success": true, "theme_name": "Calm"}', 'an Admin activates a theme (AC-410, AC-334)');
select is(tests.live(), 'Calm 1 from until 1 day', 'it is live, and there is nothing to go back to yet');
select is(tests.last_log(), 'Asha | theme_activated | Activated modern theme: Calm | modern_themes | ' || tests.id('Calm'), 'which is logged in the words of the specification (AC-330, AC-331, AC-332)');
select is(public.rollback_theme(tests.id('Asha')), '{"success": false, "error": "There is no previous theme to go back to"}', 'nobody can go back to nothing (AC-318, AC-411)');
select is(public.activate_theme_atomic(tests.id('Ours'), tests.id('Asha')) ->> 'success', 'true', 'activating another one');
select is(tests.live(), 'Ours 1 from Calm 1 until 1 day', 'remembers the one before, for 24 hours (AC-320, AC-333)');
select tests.owner();
select is((select jsonb_build_array(theme_hash = private.theme_hash(tests.config()), activated_at = now()) from public.modern_site_settings), '[true, true]', 'with its hash and the moment');
select results_eq($$ select id from public.theme_versions where row_version > (select min(row_version) from public.modern_site_settings) order by id $$,
  $$ select id from public.theme_versions where id in (tests.id('Calm 1'), tests.id('Ours 1')) order by id $$, 'and tells the devices of both versions [R4]');
select tests.visitor();
select is(tests.public_theme() -> 0 ->> 'name', 'Ours', 'visitors get the live one');
select is(jsonb_array_length(tests.public_theme()), 1, 'and no other');

select tests.act('Asha');
select is(public.activate_theme_atomic(tests.id('never'), tests.id('Asha')), '{"success": false, "error": "Theme not found"}', 'a theme that is gone is not activated (AC-410)');
select tests.owner();
select tests.theme('Failed', false, 'failed');
select tests.theme('Pending', false, 'pending');
select tests.theme('Broken', false, 'pending');
update public.modern_themes set config = '{"colors": {"light": {"primary": "#fff"}}}' where name = 'Broken';
insert into public.modern_themes (id, name, slug, config, config_hash) values (tests.id('Bare'), 'Bare', 'bare', tests.config(), '');
select tests.act('Asha');
select is(public.activate_theme_atomic(tests.id('Failed'), tests.id('Asha')) ->> 'error', 'This theme did not pass validation', 'nor one that failed its checks (S-36)');
select is(public.activate_theme_atomic(tests.id('Broken'), tests.id('Asha')) ->> 'error', 'Dark mode primary color is required', 'nor one whose config is not usable, with the reason (S-36)');
select is(public.activate_theme_atomic(tests.id('Bare'), tests.id('Asha')) ->> 'error', 'This theme has no saved version to publish', 'nor one that was written past the procedures and has no version');
select is(tests.live(), 'Ours 1 from Calm 1 until 1 day', 'and nothing of that changed the site');
select is(public.activate_theme_atomic(tests.id('Pending'), tests.id('Asha')) ->> 'success', 'true', 'one that nobody checked yet is checked now (S-36)');
select is(public.activate_theme_atomic(tests.id('Ours'), tests.id('Asha')) ->> 'success', 'true', 'and back to ours');

-- Saving: what is being edited is not what the public sees (S-32)

select tests.act('Boss');
select is(public.update_theme(tests.id('Ours'), tests.config('#112233'), 'Darker', tests.id('Boss')), '{"success": true, "version_number": 2}', 'a Super Admin saves a theme as a new version (AC-413, AC-379)');
select is(tests.last_log(), 'Boss | theme_edited | Updated modern theme: Ours - Darker | modern_themes | ' || tests.id('Ours'), 'which is logged with its summary (AC-330, AC-331, AC-332)');
select is(tests.live(), 'Ours 1 from Pending 1 until 1 day', 'the live version stays (S-32)');
select tests.visitor();
select is(tests.public_theme() #>> '{0,config,colors,light,primary}', '#0B5CAD', 'and so does what visitors see (S-32)');
select ok(public.sync_pull(null)::text not like '%112233%', 'nowhere in what they are sent is the edit (S-32)');
select tests.act('Veena');
select is((select config #>> '{colors,light,primary}' from public.modern_themes where name = 'Ours'), '#112233', 'staff see what was saved');
select tests.owner();
select results_eq($$ select version_number, name, config_hash, change_description, created_by from public.theme_versions where theme_id = tests.id('Ours') and version_number = 2 $$,
  $$ select 2, 'Ours', private.theme_hash(tests.config('#112233')), 'Darker', tests.id('Boss') $$, 'the version says what, why and who');
select results_eq($$ select version_number, config_hash, validation_status, description from public.modern_themes where name = 'Ours' $$,
  $$ select 2, private.theme_hash(tests.config('#112233')), 'passed', 'About Ours' $$, 'and the theme holds it');
select tests.act('Boss');
select is(public.activate_theme_atomic(tests.id('Ours'), tests.id('Boss')) ->> 'success', 'true', 'activating the live theme again');
select is(tests.live(), 'Ours 2 from Pending 1 until 1 day', 'publishes what was saved, and the way back to the theme before stays (S-33)');
select is(public.activate_theme_atomic(tests.id('Ours'), tests.id('Boss')) ->> 'success', 'true', 'activating what is live already is fine');
select is(tests.live(), 'Ours 2 from Pending 1 until 1 day', 'and leaves the way back to the theme before as it was (S-33)');
select tests.owner();
select is((select count(*)::int from public.activity_logs where action = 'theme_activated' and record_id = tests.id('Ours') and user_id = tests.id('Boss')), 1, 'nothing changed, so nothing is logged');
update public.modern_site_settings set rollback_deadline = rollback_deadline - interval '1 hour', active_version_id = tests.id('Ours 1');
select tests.act('Boss');
select is(public.activate_theme_atomic(tests.id('Ours'), tests.id('Boss')) ->> 'success', 'true', 'publishing a newer version of the live theme an hour later');
select is(tests.live(), 'Ours 2 from Pending 1 until 23:00:00', 'leaves the way back to another theme open for as long as it was (S-33)');
select tests.owner();
update public.modern_site_settings set rollback_deadline = now(), active_version_id = tests.id('Ours 1');
select tests.act('Boss');
select is(public.activate_theme_atomic(tests.id('Ours'), tests.id('Boss')) ->> 'success', 'true', 'where the way back has ended, publishing a newer version');
select is(tests.live(), 'Ours 2 from Ours 1 until 1 day', 'opens one to the version before (S-33)');
select is(public.update_theme(tests.id('Ours'), tests.config('#445566'), ' ', tests.id('Boss'), 2, 'New words') ->> 'version_number', '3', 'saving without a summary');
select is(tests.last_log(), 'Boss | theme_edited | Updated modern theme: Ours - Theme configuration updated | modern_themes | ' || tests.id('Ours'), 'gets a plain one');
select tests.owner();
select is((select description from public.modern_themes where name = 'Ours'), 'New words', 'a description can be saved with it (S-37)');
select tests.act('Boss');
select is(public.update_theme(tests.id('Ours'), tests.config('#445566'), ' ', tests.id('Boss'), 2, 'New words'), '{"success": true, "version_number": 3}', 'sent again because the answer was lost, it is answered again');
select is((select count(*)::int from public.theme_versions where theme_id = tests.id('Ours')), 3, 'and saved once');
select is(public.update_theme(tests.id('Ours'), tests.config(), 'Late', tests.id('Boss'), 2) ->> 'error', 'This theme was saved by Boss in the meantime (version 3)',
  'what somebody saved in the meantime is not overwritten, and the answer says who it was (AC-379, S-52, threat 51)');
select is(public.update_theme(tests.id('Calm'), tests.config(), 'x', tests.id('Boss')) ->> 'error',
  'Preset themes cannot be edited. Please duplicate this theme to create an editable version.', 'presets are not edited (AC-337, threat 7)');
select is(public.update_theme(tests.id('never'), tests.config(), 'x', tests.id('Boss')) ->> 'error', 'Theme not found', 'nor what is gone');
select tests.act('Asha');
select throws_ok($$ select public.update_theme(tests.id('Ours'), tests.config(), 'x', tests.id('Asha')) $$, '42501', null, 'an Admin edits no theme (AC-335, threat 8)');

-- What a config may hold: each kind of value is tried by theme-rules.test.ts

select tests.owner();
create function tests.error_of(path text[], value text) returns text language sql as $$
  select private.theme_config_error(jsonb_set(tests.config() || '{"designTokens": {"shadows": {}}, "emergencyButton": {}}', path, to_jsonb(value)))
$$;
select is(private.theme_config_error(tests.config()), null, 'a config with colours and fonts is fine');
select is(tests.error_of('{colors,light,primary}', ''), 'Light mode primary color is required', 'a light primary colour is needed (AC-367)');
select is(tests.error_of('{colors,light,primary}', 'blue'), 'Light mode primary color must be a valid hex color', 'as a hex colour (AC-367)');
select is(tests.error_of('{colors,light,primary}', '#12345'), 'Light mode primary color must be a valid hex color', 'of 3 or 6 digits (AC-367)');
select is(tests.error_of('{colors,light,primary}', E'#fff\n'), 'Light mode primary color must be a valid hex color', 'and of nothing else (AC-355)');
select is(tests.error_of('{colors,dark,primary}', ' '), 'Dark mode primary color is required', 'a dark primary colour is needed (AC-368)');
select is(tests.error_of('{colors,dark,primary}', '#GGGGGG'), 'Dark mode primary color must be a valid hex color', 'as a hex colour too (AC-368)');
select is(tests.error_of('{colors,dark,primary}', ' #abc '), null, 'blanks around it do not matter (S-42)');
select is(tests.error_of('{typography,fontFamilies,heading}', ''), 'Heading font family is required', 'a font for headings is needed (AC-369)');
select is(tests.error_of('{typography,fontFamilies,body}', ' '), 'Body font family is required', 'a font for text is needed (AC-369)');
select is(private.theme_config_error(config), 'The theme configuration is not usable', coalesce(left(config::text, 20), 'nothing') || ' is no config')
from unnest(array[null, 'null', '[]', '"x"', '1']::jsonb[]) config;
select is(private.theme_config_error(tests.config() || jsonb_build_object('a', repeat('x', 65536))), 'The theme configuration is too large', 'a config has an end (threat 43)');
select is(tests.error_of('{designTokens,shadows,md}', value), 'designTokens.shadows.md must be a shadow such as 0 1px 2px rgba(0, 0, 0, 0.1)', value || ' is no shadow, which the answer says (threat 17)')
from unnest(array['url(https://example.org/x.png)', 'red; background: blue', '4px']) value;
select is(tests.error_of('{customCss}', 'body{}'), 'customCss is not a setting of a theme', 'what no theme has is refused by its name');
select is(private.theme_config_error(tests.config() || '{"typography": {"fontFamilies": {"heading": "Lora", "body": "Lora"}, "fontUrls": ["https://example.org/x.css"]}}'),
  'typography.fontUrls[0] must be an address that begins with https://fonts.googleapis.com/css', 'fonts come from one place (threat 16)');
select is(tests.error_of('{emergencyButton,text}', 'Call us @ 24/7; now <free>'), null, 'the label of a button is text, and may hold anything');
select tests.act('Boss');
select is(public.update_theme(tests.id('Ours'), tests.config() || '{"a": "url(x)"}', 'x', tests.id('Boss')), '{"success": false, "error": "a is not a setting of a theme"}', 'a hostile config is not saved (threat 17)');
select is(public.update_theme(tests.id('Ours'), null, 'x', tests.id('Boss')) ->> 'error', 'The theme configuration is not usable', 'nor none at all');
select tests.owner();
select is((select version_number from public.modern_themes where name = 'Ours'), 3, 'and makes no version');
update public.modern_themes set config = config || '{"a": "url(x)"}' where name = 'Pending';
select tests.act('Asha');
select is(public.activate_theme_atomic(tests.id('Pending'), tests.id('Asha')), '{"success": false, "error": "a is not a setting of a theme"}',
  'nor is one published that came in past the procedures, and the answer says why (S-36)');
select tests.owner();
update public.modern_themes set config = tests.config() where name = 'Pending';

-- The name of a theme (AC-380)

select tests.act('Boss');
select is(public.update_theme(tests.id('Ours'), tests.config() || '{"name": "Theirs"}', 'x', tests.id('Boss')) ->> 'error', 'name is not a setting of a theme', 'a name is no part of what is saved (AC-380)');
select is(tests.said(tests.push(tests.op('update', 'modern_themes', tests.id('Ours'), '{"set": {"name": "Theirs"}, "was": {"name": "Ours"}}'))), 'rejected 42501', 'no edit changes it (AC-380)');
select throws_ok($$ update public.modern_themes set name = 'Theirs' where id = tests.id('Ours') $$, '42501', null, 'nor does anybody write it past the procedures (AC-380)');
select is((select name from public.modern_themes where id = tests.id('Ours')), 'Ours', 'so that a theme keeps its name (AC-380)');
select tests.owner();
select is((select array_agg(format('%s(%s)', proname, argument) order by proname) from pg_proc, unnest(proargnames) argument
  where pronamespace = 'public'::regnamespace and proname like '%theme%' and argument like '%name%'), '{duplicate_theme(p_new_name)}', 'only a copy is given a name (AC-380)');

-- The history of a theme

select tests.act('Veena');
select is((select jsonb_agg(v - 'config' - 'config_hash' - 'created_at') from jsonb_array_elements(public.theme_history(tests.id('Ours'))) v),
  '[{"version_number": 3, "change_description": "Theme configuration updated", "saved_by": "Boss"},
    {"version_number": 2, "change_description": "Darker", "saved_by": "Boss"},
    {"version_number": 1, "change_description": "Theme configuration updated", "saved_by": null}]', 'all staff see which versions a theme had, why and by whom (AC-350)');
select is(public.theme_history(tests.id('Ours')) #> '{1,config}', tests.config('#112233'), 'with what was saved');
select ok((public.theme_history(tests.id('Ours')) #>> '{1,created_at}')::timestamptz = now() and public.theme_history(tests.id('Ours')) #>> '{1,config_hash}' ~ '^[0-9a-f]{64}$', 'and when');
select is(public.theme_history(tests.id('never')), '[]', 'a theme that is gone has none');
select tests.act('Boss');
select is(public.update_theme(tests.id('Ours'), public.theme_history(tests.id('Ours')) #> '{1,config}', 'Restored version 2', tests.id('Boss'), 3) ->> 'version_number', '4',
  'an old version comes back as a new one (AC-379)');
select is(public.theme_history(tests.id('Ours')) #>> '{0,config_hash}', public.theme_history(tests.id('Ours')) #>> '{2,config_hash}', 'the same as it was');
select tests.owner();
insert into public.theme_versions (theme_id, version_number, name, config, config_hash) select tests.id('Calm'), n, 'Calm', '{}', '' from generate_series(2, 203) n;
select tests.act('Veena');
select is((select array[count(*), max((v ->> 'version_number')::int), min((v ->> 'version_number')::int)] from jsonb_array_elements(public.theme_history(tests.id('Calm'))) v),
  '{200,203,4}', 'of a long history, the newest 200');
select tests.owner();
delete from public.theme_versions where theme_id = tests.id('Calm') and version_number > 1;
select throws_ok($$ select tests.visitor(); select public.theme_history(tests.id('Ours')) $$, '42501', 'Sign in first', 'visitors see none of it');

-- Going back

select tests.act('Asha');
select is(public.rollback_theme(tests.id('Asha')), '{"success": true, "message": "Theme rolled back successfully!"}', 'an Admin goes back (AC-411, AC-334)');
select is(tests.live(), 'Ours 1 from', 'to exactly what was live before (S-33), and the way back is used up (S-34)');
select is(tests.last_log(), 'Asha | theme_rolled_back | Rolled back to previous modern theme | modern_themes', 'which is logged without a theme (AC-330, AC-331, AC-332)');
select is(public.rollback_theme(tests.id('Asha')) ->> 'success', 'false', 'one cannot go back twice (S-34)');
select is(public.activate_theme_atomic(tests.id('Warm'), tests.id('Asha')) ->> 'success', 'true', 'after another activation');
select tests.owner();
update public.modern_site_settings set rollback_deadline = now();
select tests.act('Asha');
select is(public.rollback_theme(tests.id('Asha')) ->> 'error', 'The time to roll back has passed', 'once the deadline has passed the server refuses, by its own clock (AC-318, threat 13)');
select tests.owner();
update public.modern_site_settings set rollback_deadline = now() + interval '1 second';
select tests.act('Asha');
select is(public.rollback_theme(tests.id('Asha')) ->> 'success', 'true', 'until then one can go back');

-- Copying

select is(public.duplicate_theme(tests.id('Calm'), ' Calm Copy ', 'calm-copy', tests.id('Asha')) - 'theme_id', '{"success": true, "name": "Calm Copy"}', 'an Admin copies a theme, presets too (AC-412, AC-334)');
select tests.owner();
select is(tests.last_log(), 'Asha | theme_duplicated | Duplicated modern theme: Calm as Calm Copy | modern_themes | ' || (select id from public.modern_themes where slug = 'calm-copy'),
  'which is logged with the new theme (AC-330, AC-331, AC-332)');
select results_eq($$ select is_preset, version_number, config, description from public.modern_themes where slug = 'calm-copy' $$, $$ select false, 1, tests.config(), 'About Calm' $$, 'the copy of a preset can be edited (AC-325)');
select results_eq($$ select v.version_number, v.created_by, v.change_description from public.theme_versions v join public.modern_themes t on t.id = v.theme_id where slug = 'calm-copy' $$,
  $$ select 1, tests.id('Asha'), 'Duplicated from Calm' $$, 'and has its first version');
select tests.act('Asha');
select is(public.duplicate_theme(tests.id('Calm'), 'Again', 'calm-copy', tests.id('Asha')) ->> 'error', 'Slug already exists', 'a slug is taken once (AC-403, S-45)');
select is(public.duplicate_theme(tests.id('never'), 'Again', 'again', tests.id('Asha')) ->> 'error', 'Theme not found', 'what is gone is not copied (AC-412)');
select is(public.duplicate_theme(tests.id('Calm'), name, slug, tests.id('Asha')) ->> 'error', 'A name and a slug are required', 'a copy needs a name and a slug, not ' || coalesce(left(name, 5), 'none') || ' and ' || coalesce(slug, 'none'))
from (values (' ', 'again'), (null, 'again'), (repeat('x', 201), 'again'), ('Again', ''), ('Again', null), ('Again', 'A b'), ('Again', '../x')) f (name, slug);

-- Deleting

select is(public.delete_theme(tests.id('Calm'), tests.id('Asha')) ->> 'error', 'Cannot delete preset themes', 'presets stay (AC-315, threat 7)');
select is(public.delete_theme(tests.id('Ours'), tests.id('Asha')) ->> 'error', 'Cannot delete the currently active theme. Please activate another theme first.', 'and so does the live theme (threat 7)');
select is(public.delete_theme(tests.id('never'), tests.id('Asha')) ->> 'error', 'Theme not found', 'what is gone is gone');
select is(public.activate_theme_atomic(tests.id('Warm'), tests.id('Asha')) ->> 'success', 'true', 'once another one is live');
select matches(public.delete_theme(tests.id('Ours'), tests.id('Asha')) ->> 'error', 'can still be rolled back to', 'the theme before it stays for 24 hours (S-35)');
select tests.owner();
update public.modern_site_settings set rollback_deadline = now() - interval '1 second';
select tests.act('Asha');
select is(public.delete_theme(tests.id('Ours'), tests.id('Asha')), '{"success": true}', 'then an Admin may delete it (S-35, AC-334)');
select is(tests.last_log(), 'Asha | theme_deleted | Deleted modern theme: Ours | modern_themes | ' || tests.id('Ours'), 'which is logged (AC-330, AC-331, AC-332)');
select is(tests.live(), 'Warm 1 from until -00:00:01', 'and nothing points at it any more (S-35)');
select is(public.rollback_theme(tests.id('Asha')) ->> 'error', 'There is no previous theme to go back to', 'so that nobody goes back to it');
select tests.owner();
select is((select count(*)::int from sync.tombstones where tbl in ('modern_themes', 'theme_versions') and (row ->> 'name') = 'Ours'), 5, 'its versions go with it, and the devices hear of all of them');
select throws_matching($$ delete from public.modern_themes where name = 'Warm' $$, 'modern_site_settings_active_theme_id_fkey', 'the live theme cannot be deleted in the SQL editor either (threat 7)');
select is((select count(*)::int from public.modern_site_settings), 1, 'there is one set of settings, and so one live theme (AC-333)');
select is((select count(*)::int from public.activity_logs where action like 'theme%' and user_id is null), 0, 'nothing of all this is logged as the work of nobody');

-- Who may (threat 8)

select throws_ok(format($$ select tests.act(%1$L); select public.%2$s $$, name, call), '42501', 'Not allowed', name || ' may not call ' || split_part(call, '(', 1) || ' (AC-334, threat 8)')
from unnest(array['Chandu', 'Veena']) name, unnest(array[
  format('activate_theme_atomic(tests.id(%L), tests.id(%L))', 'Calm', name), format('rollback_theme(tests.id(%L))', name),
  format('duplicate_theme(tests.id(%L), %L, %L, tests.id(%L))', 'Calm', 'x', 'x', name), format('delete_theme(tests.id(%L), tests.id(%L))', 'Pending', name)]) call;

select * from finish();
rollback;
