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
select is(tests.live(), 'Calm 1 from until 1 day', 'the first activated theme is live, without a way back');
select is(tests.last_log(), 'Asha | theme_activated | Activated modern theme: Calm | modern_themes | ' || tests.id('Calm'), 'an activation is logged in the words of the specification (AC-330, AC-331, AC-332)');
select is(public.rollback_theme(tests.id('Asha')), '{"success": false, "error": "There is no previous theme to go back to"}', 'a rollback without a previous theme fails (AC-318, AC-411)');
select is(public.activate_theme_atomic(tests.id('Ours'), tests.id('Asha')) ->> 'success', 'true', 'another theme can be activated');
select is(tests.live(), 'Ours 1 from Calm 1 until 1 day', 'an activation keeps the previous theme for 24 hours (AC-320, AC-333)');
select tests.owner();
select is((select jsonb_build_array(theme_hash = private.theme_hash(tests.config()), activated_at = now()) from public.modern_site_settings), '[true, true]', 'an activation stores the hash and the time');
select results_eq($$ select id from public.theme_versions where row_version > (select min(row_version) from public.modern_site_settings) order by id $$,
  $$ select id from public.theme_versions where id in (tests.id('Calm 1'), tests.id('Ours 1')) order by id $$, 'an activation touches both versions [R4]');
select tests.visitor();
select is(tests.public_theme() -> 0 ->> 'name', 'Ours', 'visitors receive the live theme');
select is(jsonb_array_length(tests.public_theme()), 1, 'visitors receive no other theme');

select tests.act('Asha');
select is(public.activate_theme_atomic(tests.id('never'), tests.id('Asha')), '{"success": false, "error": "Theme not found"}', 'a deleted theme cannot be activated (AC-410)');
select tests.owner();
select tests.theme('Failed', false, 'failed');
select tests.theme('Pending', false, 'pending');
select tests.theme('Broken', false, 'pending');
update public.modern_themes set config = '{"colors": {"light": {"primary": "#fff"}}}' where name = 'Broken';
insert into public.modern_themes (id, name, slug, config, config_hash) values (tests.id('Bare'), 'Bare', 'bare', tests.config(), '');
select tests.act('Asha');
select is(public.activate_theme_atomic(tests.id('Failed'), tests.id('Asha')) ->> 'error', 'This theme did not pass validation', 'a theme that failed its checks cannot be activated (S-36)');
select is(public.activate_theme_atomic(tests.id('Broken'), tests.id('Asha')) ->> 'error', 'Dark mode primary color is required', 'a theme with an invalid configuration cannot be activated, with the reason (S-36)');
select is(public.activate_theme_atomic(tests.id('Bare'), tests.id('Asha')) ->> 'error', 'This theme has no saved version to publish', 'a theme without a saved version cannot be activated');
select is(tests.live(), 'Ours 1 from Calm 1 until 1 day', 'failed activations change nothing');
select is(public.activate_theme_atomic(tests.id('Pending'), tests.id('Asha')) ->> 'success', 'true', 'activating a theme without a check checks it (S-36)');
select is(public.activate_theme_atomic(tests.id('Ours'), tests.id('Asha')) ->> 'success', 'true', 'the earlier theme can be activated again');

-- Saving: what is being edited is not what the public sees (S-32)

select tests.act('Boss');
select is(public.update_theme(tests.id('Ours'), tests.config('#112233'), 'Darker', tests.id('Boss')), '{"success": true, "version_number": 2}', 'a Super Admin saves a theme as a new version (AC-413, AC-379)');
select is(tests.last_log(), 'Boss | theme_edited | Updated modern theme: Ours - Darker | modern_themes | ' || tests.id('Ours'), 'saving a theme is logged with its summary (AC-330, AC-331, AC-332)');
select is(tests.live(), 'Ours 1 from Pending 1 until 1 day', 'saving a theme keeps the live version (S-32)');
select tests.visitor();
select is(tests.public_theme() #>> '{0,config,colors,light,primary}', '#0B5CAD', 'saving a theme changes nothing for visitors (S-32)');
select ok(public.sync_pull(null)::text not like '%112233%', 'visitors receive nothing of a saved edit (S-32)');
select tests.act('Veena');
select is((select config #>> '{colors,light,primary}' from public.modern_themes where name = 'Ours'), '#112233', 'staff read the saved theme');
select tests.owner();
select results_eq($$ select version_number, name, config_hash, change_description, created_by from public.theme_versions where theme_id = tests.id('Ours') and version_number = 2 $$,
  $$ select 2, 'Ours', private.theme_hash(tests.config('#112233')), 'Darker', tests.id('Boss') $$, 'a version has its number, its summary and its author');
select results_eq($$ select version_number, config_hash, validation_status, description from public.modern_themes where name = 'Ours' $$,
  $$ select 2, private.theme_hash(tests.config('#112233')), 'passed', 'About Ours' $$, 'the theme holds its newest version');
select tests.act('Boss');
select is(public.activate_theme_atomic(tests.id('Ours'), tests.id('Boss')) ->> 'success', 'true', 'activating the live theme again succeeds');
select is(tests.live(), 'Ours 2 from Pending 1 until 1 day', 'activating the live theme publishes its newest version and keeps the way back (S-33)');
select is(public.activate_theme_atomic(tests.id('Ours'), tests.id('Boss')) ->> 'success', 'true', 'activating the live version succeeds');
select is(tests.live(), 'Ours 2 from Pending 1 until 1 day', 'activating the live version keeps the way back (S-33)');
select tests.owner();
select is((select count(*)::int from public.activity_logs where action = 'theme_activated' and record_id = tests.id('Ours') and user_id = tests.id('Boss')), 1, 'activating the live version writes no log entry');
update public.modern_site_settings set rollback_deadline = rollback_deadline - interval '1 hour', active_version_id = tests.id('Ours 1');
select tests.act('Boss');
select is(public.activate_theme_atomic(tests.id('Ours'), tests.id('Boss')) ->> 'success', 'true', 'publishing a newer version of the live theme an hour later succeeds');
select is(tests.live(), 'Ours 2 from Pending 1 until 23:00:00', 'publishing a newer version keeps the deadline of the way back (S-33)');
select tests.owner();
update public.modern_site_settings set rollback_deadline = now(), active_version_id = tests.id('Ours 1');
select tests.act('Boss');
select is(public.activate_theme_atomic(tests.id('Ours'), tests.id('Boss')) ->> 'success', 'true', 'publishing a newer version after the deadline succeeds');
select is(tests.live(), 'Ours 2 from Ours 1 until 1 day', 'publishing a newer version after the deadline opens a way back to the older one (S-33)');
select is(public.update_theme(tests.id('Ours'), tests.config('#445566'), ' ', tests.id('Boss'), 2, 'New words') ->> 'version_number', '3', 'a theme can be saved without a summary');
select is(tests.last_log(), 'Boss | theme_edited | Updated modern theme: Ours - Theme configuration updated | modern_themes | ' || tests.id('Ours'), 'a save without a summary gets a plain one');
select tests.owner();
select is((select description from public.modern_themes where name = 'Ours'), 'New words', 'a save can carry a description (S-37)');
select tests.act('Boss');
select is(public.update_theme(tests.id('Ours'), tests.config('#445566'), ' ', tests.id('Boss'), 2, 'New words'), '{"success": true, "version_number": 3}', 'a repeated save gets the response of the first one');
select is((select count(*)::int from public.theme_versions where theme_id = tests.id('Ours')), 3, 'a repeated save makes one version');
select is(public.update_theme(tests.id('Ours'), tests.config(), 'Late', tests.id('Boss'), 2) ->> 'error', 'This theme was saved by Boss in the meantime (version 3)',
  'a save based on an older version fails with the name of the author since (AC-379, S-52, threat 51)');
select is(public.update_theme(tests.id('Calm'), tests.config(), 'x', tests.id('Boss')) ->> 'error',
  'Preset themes cannot be edited. Please duplicate this theme to create an editable version.', 'a preset cannot be edited (AC-337, threat 7)');
select is(public.update_theme(tests.id('never'), tests.config(), 'x', tests.id('Boss')) ->> 'error', 'Theme not found', 'a deleted theme cannot be edited');
select tests.act('Asha');
select throws_ok($$ select public.update_theme(tests.id('Ours'), tests.config(), 'x', tests.id('Asha')) $$, '42501', null, 'an Admin may not edit a theme (AC-335, threat 8)');

-- What a config may hold: each kind of value is tried by theme-rules.test.ts

select tests.owner();
create function tests.error_of(path text[], value text) returns text language sql as $$
  select private.theme_config_error(jsonb_set(tests.config() || '{"designTokens": {"shadows": {}}, "emergencyButton": {}}', path, to_jsonb(value)))
$$;
select is(private.theme_config_error(tests.config()), null, 'a configuration with colours and fonts is valid');
select is(tests.error_of('{colors,light,primary}', ''), 'Light mode primary color is required', 'a light primary colour is required (AC-367)');
select is(tests.error_of('{colors,light,primary}', 'blue'), 'Light mode primary color must be a valid hex color', 'a light primary colour has to be a hex colour (AC-367)');
select is(tests.error_of('{colors,light,primary}', '#12345'), 'Light mode primary color must be a valid hex color', 'a light primary colour has to have 3 or 6 digits (AC-367)');
select is(tests.error_of('{colors,light,primary}', E'#fff\n'), 'Light mode primary color must be a valid hex color', 'a light primary colour may have no line break (AC-355)');
select is(tests.error_of('{colors,dark,primary}', ' '), 'Dark mode primary color is required', 'a dark primary colour is required (AC-368)');
select is(tests.error_of('{colors,dark,primary}', '#GGGGGG'), 'Dark mode primary color must be a valid hex color', 'a dark primary colour has to be a hex colour (AC-368)');
select is(tests.error_of('{colors,dark,primary}', ' #abc '), null, 'blanks around a colour are ignored (S-42)');
select is(tests.error_of('{typography,fontFamilies,heading}', ''), 'Heading font family is required', 'a font for headings is required (AC-369)');
select is(tests.error_of('{typography,fontFamilies,body}', ' '), 'Body font family is required', 'a font for text is required (AC-369)');
select is(private.theme_config_error(config), 'The theme configuration is not usable', coalesce(left(config::text, 20), 'nothing') || ' is no config')
from unnest(array[null, 'null', '[]', '"x"', '1']::jsonb[]) config;
select is(private.theme_config_error(tests.config() || jsonb_build_object('a', repeat('x', 65536))), 'The theme configuration is too large', 'a configuration has a limit of its size (threat 43)');
select is(tests.error_of('{designTokens,shadows,md}', value), 'designTokens.shadows.md must be a shadow such as 0 1px 2px rgba(0, 0, 0, 0.1)', value || ' is refused as no shadow, with a reason (threat 17)')
from unnest(array['url(https://example.org/x.png)', 'red; background: blue', '4px']) value;
select is(tests.error_of('{customCss}', 'body{}'), 'customCss is not a setting of a theme', 'an unknown setting is refused by its name');
select is(private.theme_config_error(tests.config() || '{"typography": {"fontFamilies": {"heading": "Lora", "body": "Lora"}, "fontUrls": ["https://example.org/x.css"]}}'),
  'typography.fontUrls[0] must be an address that begins with https://fonts.googleapis.com/css', 'fonts come from one address only (threat 16)');
select is(tests.error_of('{emergencyButton,text}', 'Call us @ 24/7; now <free>'), null, 'the label of a button may hold any text');
select tests.act('Boss');
select is(public.update_theme(tests.id('Ours'), tests.config() || '{"a": "url(x)"}', 'x', tests.id('Boss')), '{"success": false, "error": "a is not a setting of a theme"}', 'a hostile configuration is not saved (threat 17)');
select is(public.update_theme(tests.id('Ours'), null, 'x', tests.id('Boss')) ->> 'error', 'The theme configuration is not usable', 'a null configuration is not saved');
select tests.owner();
select is((select version_number from public.modern_themes where name = 'Ours'), 3, 'a refused save makes no version');
update public.modern_themes set config = config || '{"a": "url(x)"}' where name = 'Pending';
select tests.act('Asha');
select is(public.activate_theme_atomic(tests.id('Pending'), tests.id('Asha')), '{"success": false, "error": "a is not a setting of a theme"}',
  'an invalid configuration that was written past the procedures is not published (S-36)');
select tests.owner();
update public.modern_themes set config = tests.config() where name = 'Pending';

-- The name of a theme (AC-380)

select tests.act('Boss');
select is(public.update_theme(tests.id('Ours'), tests.config() || '{"name": "Theirs"}', 'x', tests.id('Boss')) ->> 'error', 'name is not a setting of a theme', 'a save cannot set the name of a theme (AC-380)');
select is(tests.said(tests.push(tests.op('update', 'modern_themes', tests.id('Ours'), '{"set": {"name": "Theirs"}, "was": {"name": "Ours"}}'))), 'rejected 42501', 'an edit cannot set the name of a theme (AC-380)');
select throws_ok($$ update public.modern_themes set name = 'Theirs' where id = tests.id('Ours') $$, '42501', null, 'a direct write cannot set the name of a theme (AC-380)');
select is((select name from public.modern_themes where id = tests.id('Ours')), 'Ours', 'a theme keeps its name (AC-380)');
select tests.owner();
select is((select array_agg(format('%s(%s)', proname, argument) order by proname) from pg_proc, unnest(proargnames) argument
  where pronamespace = 'public'::regnamespace and proname like '%theme%' and argument like '%name%'), '{duplicate_theme(p_new_name)}', 'copying is the only procedure with a name for a theme (AC-380)');

-- The history of a theme

select tests.act('Veena');
select is((select jsonb_agg(v - 'config' - 'config_hash' - 'created_at') from jsonb_array_elements(public.theme_history(tests.id('Ours'))) v),
  '[{"version_number": 3, "change_description": "Theme configuration updated", "saved_by": "Boss"},
    {"version_number": 2, "change_description": "Darker", "saved_by": "Boss"},
    {"version_number": 1, "change_description": "Theme configuration updated", "saved_by": null}]', 'staff read the versions of a theme with summary and author (AC-350)');
select is(public.theme_history(tests.id('Ours')) #> '{1,config}', tests.config('#112233'), 'the history of a theme has each configuration');
select ok((public.theme_history(tests.id('Ours')) #>> '{1,created_at}')::timestamptz = now() and public.theme_history(tests.id('Ours')) #>> '{1,config_hash}' ~ '^[0-9a-f]{64}$', 'the history of a theme has the time and hash of each version');
select is(public.theme_history(tests.id('never')), '[]', 'a deleted theme has no history');
select tests.act('Boss');
select is(public.update_theme(tests.id('Ours'), public.theme_history(tests.id('Ours')) #> '{1,config}', 'Restored version 2', tests.id('Boss'), 3) ->> 'version_number', '4',
  'an old version can be saved as a new one (AC-379)');
select is(public.theme_history(tests.id('Ours')) #>> '{0,config_hash}', public.theme_history(tests.id('Ours')) #>> '{2,config_hash}', 'a restored version equals the old one');
select tests.owner();
insert into public.theme_versions (theme_id, version_number, name, config, config_hash) select tests.id('Calm'), n, 'Calm', '{}', '' from generate_series(2, 203) n;
select tests.act('Veena');
select is((select array[count(*), max((v ->> 'version_number')::int), min((v ->> 'version_number')::int)] from jsonb_array_elements(public.theme_history(tests.id('Calm'))) v),
  '{200,203,4}', 'the history has the newest 200 versions');
select tests.owner();
delete from public.theme_versions where theme_id = tests.id('Calm') and version_number > 1;
select throws_ok($$ select tests.visitor(); select public.theme_history(tests.id('Ours')) $$, '42501', 'Sign in first', 'visitors may not read the history of a theme');

-- Going back

select tests.act('Asha');
select is(public.rollback_theme(tests.id('Asha')), '{"success": true, "message": "Theme rolled back successfully!"}', 'an Admin can roll back (AC-411, AC-334)');
select is(tests.live(), 'Ours 1 from', 'a rollback restores the previous version (S-33) and uses the way back up (S-34)');
select is(tests.last_log(), 'Asha | theme_rolled_back | Rolled back to previous modern theme | modern_themes', 'a rollback is logged without a theme (AC-330, AC-331, AC-332)');
select is(public.rollback_theme(tests.id('Asha')) ->> 'success', 'false', 'a second rollback fails (S-34)');
select is(public.activate_theme_atomic(tests.id('Warm'), tests.id('Asha')) ->> 'success', 'true', 'a theme can be activated after a rollback');
select tests.owner();
update public.modern_site_settings set rollback_deadline = now();
select tests.act('Asha');
select is(public.rollback_theme(tests.id('Asha')) ->> 'error', 'The time to roll back has passed', 'a rollback after the deadline fails, by the clock of the server (AC-318, threat 13)');
select tests.owner();
update public.modern_site_settings set rollback_deadline = now() + interval '1 second';
select tests.act('Asha');
select is(public.rollback_theme(tests.id('Asha')) ->> 'success', 'true', 'a rollback before the deadline succeeds');

-- Copying

select is(public.duplicate_theme(tests.id('Calm'), ' Calm Copy ', 'calm-copy', tests.id('Asha')) - 'theme_id', '{"success": true, "name": "Calm Copy"}', 'an Admin can copy a theme, also a preset (AC-412, AC-334)');
select tests.owner();
select is(tests.last_log(), 'Asha | theme_duplicated | Duplicated modern theme: Calm as Calm Copy | modern_themes | ' || (select id from public.modern_themes where slug = 'calm-copy'),
  'a copy is logged with the new theme (AC-330, AC-331, AC-332)');
select results_eq($$ select is_preset, version_number, config, description from public.modern_themes where slug = 'calm-copy' $$, $$ select false, 1, tests.config(), 'About Calm' $$, 'the copy of a preset can be edited (AC-325)');
select results_eq($$ select v.version_number, v.created_by, v.change_description from public.theme_versions v join public.modern_themes t on t.id = v.theme_id where slug = 'calm-copy' $$,
  $$ select 1, tests.id('Asha'), 'Duplicated from Calm' $$, 'a copy has its first version');
select tests.act('Asha');
select is(public.duplicate_theme(tests.id('Calm'), 'Again', 'calm-copy', tests.id('Asha')) ->> 'error', 'Slug already exists', 'a copy with a slug that is taken fails (AC-403, S-45)');
select is(public.duplicate_theme(tests.id('never'), 'Again', 'again', tests.id('Asha')) ->> 'error', 'Theme not found', 'a deleted theme cannot be copied (AC-412)');
select is(public.duplicate_theme(tests.id('Calm'), name, slug, tests.id('Asha')) ->> 'error', 'A name and a slug are required', 'a copy needs a name and a slug, not ' || coalesce(left(name, 5), 'none') || ' and ' || coalesce(slug, 'none'))
from (values (' ', 'again'), (null, 'again'), (repeat('x', 201), 'again'), ('Again', ''), ('Again', null), ('Again', 'A b'), ('Again', '../x')) f (name, slug);

-- Deleting

select is(public.delete_theme(tests.id('Calm'), tests.id('Asha')) ->> 'error', 'Cannot delete preset themes', 'a preset cannot be deleted (AC-315, threat 7)');
select is(public.delete_theme(tests.id('Ours'), tests.id('Asha')) ->> 'error', 'Cannot delete the currently active theme. Please activate another theme first.', 'the live theme cannot be deleted (threat 7)');
select is(public.delete_theme(tests.id('never'), tests.id('Asha')) ->> 'error', 'Theme not found', 'a deleted theme cannot be deleted again');
select is(public.activate_theme_atomic(tests.id('Warm'), tests.id('Asha')) ->> 'success', 'true', 'another theme can be activated before a deletion');
select matches(public.delete_theme(tests.id('Ours'), tests.id('Asha')) ->> 'error', 'can still be rolled back to', 'the previous theme cannot be deleted for 24 hours (S-35)');
select tests.owner();
update public.modern_site_settings set rollback_deadline = now() - interval '1 second';
select tests.act('Asha');
select is(public.delete_theme(tests.id('Ours'), tests.id('Asha')), '{"success": true}', 'an Admin can delete the previous theme after the deadline (S-35, AC-334)');
select is(tests.last_log(), 'Asha | theme_deleted | Deleted modern theme: Ours | modern_themes | ' || tests.id('Ours'), 'a deletion of a theme is logged (AC-330, AC-331, AC-332)');
select is(tests.live(), 'Warm 1 from until -00:00:01', 'the settings do not refer to a deleted theme (S-35)');
select is(public.rollback_theme(tests.id('Asha')) ->> 'error', 'There is no previous theme to go back to', 'a rollback to a deleted theme fails');
select tests.owner();
select is((select count(*)::int from sync.tombstones where tbl in ('modern_themes', 'theme_versions') and (row ->> 'name') = 'Ours'), 5, 'deleting a theme deletes its versions, with tombstones of all');
select throws_matching($$ delete from public.modern_themes where name = 'Warm' $$, 'modern_site_settings_active_theme_id_fkey', 'the live theme cannot be deleted in the SQL editor (threat 7)');
select is((select count(*)::int from public.modern_site_settings), 1, 'one row of settings means one live theme (AC-333)');
select is((select count(*)::int from public.activity_logs where action like 'theme%' and user_id is null), 0, 'each change of themes is logged with its user');

-- Who may (threat 8)

select throws_ok(format($$ select tests.act(%1$L); select public.%2$s $$, name, call), '42501', 'Not allowed', name || ' may not call ' || split_part(call, '(', 1) || ' (AC-334, threat 8)')
from unnest(array['Chandu', 'Veena']) name, unnest(array[
  format('activate_theme_atomic(tests.id(%L), tests.id(%L))', 'Calm', name), format('rollback_theme(tests.id(%L))', name),
  format('duplicate_theme(tests.id(%L), %L, %L, tests.id(%L))', 'Calm', 'x', 'x', name), format('delete_theme(tests.id(%L), tests.id(%L))', 'Pending', name)]) call;

select * from finish();
rollback;
