-- Rows are restored completely: R17 of docs/sync.md, and edits that refer to a rejected row [R10]. Run by pgtap.test.ts.
begin;
select no_plan();

select tests.person('Mina', 'Content Manager');
select tests.person('Anil', 'Content Manager');
select tests.person('Veena', 'Viewer');
insert into public.health_library_categories (id, category_name, slug) values
  (tests.id('stroke'), 'Stroke', 'stroke'), (tests.id('sleep'), 'Sleep', 'sleep');
insert into public.doctors (id, name) values (tests.id('rao'), 'Dr Rao');
insert into public.health_library_illnesses (id, illness_name, slug, short_summary, visibility, category_id, tags, doctor_ids, translations) values
  (tests.id('insomnia'), 'Insomnia', 'insomnia', 's', 'published', tests.id('sleep'), '{night}', array[tests.id('rao')], '{"te": {"illness_name": "నిద్రలేమి"}}'),
  (tests.id('apnoea'), 'Apnoea', 'apnoea', 's', 'draft', tests.id('sleep'), '{}', '{}', '{}'),
  (tests.id('snoring'), 'Snoring', 'snoring', 's', 'draft', tests.id('sleep'), '{}', array[]::uuid[], '{}');
update public.health_library_illnesses set related_ids = array[tests.id('insomnia')] where id = tests.id('apnoea');
insert into public.health_library_images (id, illness_id, image_url, alt_text, display_order, translations) values
  (tests.id('p1'), tests.id('insomnia'), 'https://example.org/1.png', 'Bed', 1, '{"te": {"alt_text": "మంచం"}}'),
  (tests.id('p2'), tests.id('insomnia'), 'https://example.org/2.png', 'Lamp', 0, '{}'),
  (tests.id('p3'), tests.id('insomnia'), 'https://example.org/3.png', 'Wrong one', 2, '{}');

create function tests.content(tbl text, of_id uuid) returns jsonb language plpgsql security definer as $$
declare found jsonb;
begin
  execute format('select sync.flatten_translations(to_jsonb(x)) - ''{row_version,updated_at,added_by}''::text[] from public.%I x where id = $1', tbl) into found using of_id;
  return found;
end $$;
create function tests.pictures() returns text language sql security definer as $$
  select string_agg(alt_text || '=' || display_order || coalesce(' ' || (translations #>> '{te,alt_text}'), ''), ', ' order by display_order)
  from public.health_library_images where illness_id = tests.id('insomnia') $$;
create function tests.category_of(name text) returns text language sql security definer as $$
  select c.category_name from public.health_library_illnesses i left join public.health_library_categories c on c.id = i.category_id
  where i.id = tests.id(name) $$;
create function tests.remove(tbl text, name text) returns text language sql as $$
  select tests.said(tests.push(tests.op('delete', tbl, tests.id(name), jsonb_build_object('was', tests.content(tbl, tests.id(name)))))) $$;
create function tests.restore(tbl text, name text, fields jsonb default '{}') returns jsonb language sql as $$
  select tests.push(tests.op('restore', tbl, tests.id(name), fields)) $$;
create function tests.change(name text, fields jsonb, was jsonb) returns text language sql as $$
  select tests.said(tests.push(tests.op('update', 'health_library_illnesses', tests.id(name), jsonb_build_object('set', fields, 'was', was)))) $$;
create function tests.delete_seen(name text, category text) returns text language sql as $$
  select tests.said(tests.push(tests.op('delete', 'health_library_illnesses', tests.id(name), jsonb_build_object('was',
    tests.content('health_library_illnesses', tests.id(name)) || jsonb_build_object('category_id', tests.id(category)))))) $$;
create function tests.in_category(name text) returns jsonb language sql as $$
  select jsonb_build_object('category_id', tests.id(name)) $$;
create function tests.new_illness(slug text) returns jsonb language sql as $$
  select jsonb_build_array(
    tests.edit(gen_random_uuid(), tests.op('insert', 'health_library_illnesses', tests.id('new'), jsonb_build_object('set', jsonb_build_object('illness_name', 'New', 'slug', slug, 'short_summary', 's')))),
    tests.edit(tests.id('edit of the picture'), tests.op('insert', 'health_library_images', tests.id('new picture'), jsonb_build_object('set', jsonb_build_object('illness_id', tests.id('new'), 'image_url', 'https://example.org/n.png')))),
    tests.edit(gen_random_uuid(), tests.op('move', 'health_library_images', tests.id('new picture'), '{"after": null}'))) $$;
create table tests.seen as select 'insomnia' as name, tests.content('health_library_illnesses', tests.id('insomnia')) as content;
grant select on tests.seen to anon;

-- An illness and its pictures

select tests.act('Mina');
select is(tests.remove('health_library_images', 'p3'), 'ok', 'deleting a picture succeeds');
select is(tests.remove('health_library_illnesses', 'insomnia'), 'ok', 'deleting its illness later succeeds');
select tests.act('Anil');
select is(tests.push(tests.op('update', 'health_library_illnesses', tests.id('insomnia'), '{"set": {"tags": ["late"]}, "was": {"tags": ["night"]}}')) #> array['0', 'rows', tests.id('insomnia')::text, 'with'],
  '{"health_library_images": 2}', 'an edit of a deleted row returns the number of dependents that a restore would bring [R17]');
create temporary table answers on commit drop as
  select gen_random_uuid() as id, null::jsonb as answer;
grant all on answers to anon;
select is(tests.said(tests.restore('health_library_illnesses', 'insomnia', '{"set": {"tags": ["late"]}, "was": {"tags": ["night"]}}')), 'ok', 'a restore can carry an edit [R17]');
select is(tests.content('health_library_illnesses', tests.id('insomnia')), (select content || '{"tags": ["late"]}' from tests.seen), 'a restored illness has its category, its doctors and its translations');
select is(tests.pictures(), 'Lamp=0, Bed=1 మంచం', 'a restored illness has its pictures in order with translations, without one deleted before');
select is((select id from public.health_library_illnesses where related_ids = array[tests.id('insomnia')]), tests.id('apnoea'), 'an illness that names a restored one as related refers to it again');
select tests.owner();
select is((select count(*)::int from sync.tombstones where id in (tests.id('insomnia'), tests.id('p1'), tests.id('p2'))), 0, 'restoring a row removes its tombstone and those of its children [R2]');
select results_eq(
  $$ select user_id, description, changes #>> '{after,te:illness_name}' from public.activity_logs where description like 'Brought back%' $$,
  $$ values (tests.id('Anil'), 'Brought back illness: Insomnia, with 2 × illness picture', 'నిద్రలేమి') $$,
  'a restore is logged with its author and the number of rows that came along [R14] (S-66)');
select ok((select bool_and(row_version = v.version or row_version > v.version - 10) and count(*) = 2 from public.health_library_images, sync.clock v where illness_id = tests.id('insomnia')), 'restored children have new versions, so that devices receive them');

-- Two restores, and what their authors saw

select tests.act('Mina');
select is(tests.said(tests.restore('health_library_illnesses', 'insomnia')), 'ok', 'restoring a row that another user restored succeeds');
select is(tests.content('health_library_illnesses', tests.id('insomnia')) -> 'tags', '["late"]', 'restoring a present row changes nothing');
select is(tests.restore('health_library_illnesses', 'insomnia', '{"set": {"tags": ["mine"]}, "was": {"tags": ["night"]}}') #> array['0', 'rows', tests.id('insomnia')::text],
  '{"theirs": {"tags": ["late"]}}', 'restoring a present row with a field that changed is a conflict [R8]');
select is(tests.said(tests.restore('health_library_illnesses', 'insomnia', '{"set": {"meaning": "m"}, "was": {"meaning": null}}')), 'ok', 'restoring a present row with changes of other fields merges them');
select is(tests.remove('health_library_illnesses', 'insomnia'), 'ok', 'deleting a restored illness succeeds');
select is(tests.restore('health_library_illnesses', 'insomnia', '{"set": {"tags": ["mine"]}, "was": {"tags": ["night"]}}') #> array['0', 'rows', tests.id('insomnia')::text],
  '{"theirs": {"tags": ["late"]}}', 'restoring a deleted row with a field that its author has not seen is a conflict [R8]');
select is(tests.said(tests.restore('health_library_illnesses', 'insomnia', '{"set": {"tags": ["mine"]}}')), 'rejected 22023', 'a restore with an edit and without what its author saw is rejected');
select is(tests.said(tests.restore('health_library_illnesses', 'insomnia', '{"set": {"row_version": 1}, "was": {"row_version": 1}}')), 'rejected 42501 row_version', 'a restore writes only columns that may be edited [R13]');
select is(tests.said(tests.restore('health_library_illnesses', 'insomnia', jsonb_build_object('set', jsonb_build_object('illness_name', repeat('x', 201)), 'was', '{"illness_name": "Insomnia"}'::jsonb))),
  'rejected 23514 health_library_illnesses_illness_name_check', 'a restore obeys the limits of its columns');
select is(tests.said(tests.restore('health_library_illnesses', 'insomnia', '{"set": {"te:illness_name": "x", "te:illness_name:of": "12345678"}, "was": {"te:illness_name": "నిద్రలేమి", "te:illness_name:of": null}}')), 'ok', 'a restore can carry a translation [R16]');
select is(tests.pictures(), 'Lamp=0, Bed=1 మంచం', 'a restore with a translation brings all pictures');
select is(tests.restore('health_library_illnesses', 'never') -> 0 -> 'rows', jsonb_build_object(tests.id('never'), '{"gone": null}'::jsonb), 'restoring a row that the server never had returns gone');

-- Exactly once [R7]

select is(tests.remove('health_library_illnesses', 'insomnia'), 'ok', 'deleting the illness for the test of repeated restores succeeds');
update answers set answer = public.sync_push(jsonb_build_array(tests.edit(id, tests.op('restore', 'health_library_illnesses', tests.id('insomnia')))), public.sync_pull(null) ->> 'cursor') -> 'results';
select is(tests.said(answer), 'ok', 'a restore with an id of its own succeeds') from answers;
select is(tests.remove('health_library_illnesses', 'insomnia'), 'ok', 'deleting the row after that restore succeeds');
select is(public.sync_push(jsonb_build_array(tests.edit(id, tests.op('restore', 'health_library_illnesses', tests.id('insomnia')))), public.sync_pull(null) ->> 'cursor') -> 'results', answer, 'a repeated restore gets its recorded result [R7]') from answers;
select is(tests.content('health_library_illnesses', tests.id('insomnia')), null, 'a repeated restore does not restore the row again');

-- Who may

select tests.act('Veena');
select is(tests.said(tests.restore('health_library_illnesses', 'insomnia')), 'rejected 42501', 'a Viewer may not restore');
select tests.act('Mina');
select is(tests.said(tests.restore(t, 'insomnia')), 'rejected 42501', 'an edit cannot restore rows of ' || t)
from unnest(array['users', 'modern_themes', 'theme_versions', 'modern_site_settings', 'activity_logs', 'sync.clock']) t;
select tests.visitor();
select throws_ok($$ select tests.restore('health_library_illnesses', 'insomnia') $$, 'PT401', 'Sign in again', 'a visitor who restores is told to sign in');

-- A slug that was taken since

select tests.act('Mina');
select is(tests.said(tests.push(tests.op('insert', 'health_library_illnesses', tests.id('other'), '{"set": {"illness_name": "Other", "slug": "insomnia", "short_summary": "s"}}'))), 'ok', 'another illness can take the slug of a deleted one');
select is(tests.said(tests.restore('health_library_illnesses', 'insomnia')), 'rejected 23505 health_library_illnesses_slug_key', 'restoring a row whose slug is taken names the rule [R17] (AC-403, S-45)');
select tests.owner();
select is((select array_agg(tbl || jsonb_array_length(hung) order by tbl) from sync.tombstones where id in (tests.id('insomnia'), tests.id('p1'), tests.id('p2'))),
  '{health_library_illnesses2,health_library_images0,health_library_images0}', 'a rejected restore keeps all tombstones');
select tests.act('Mina');
select is(tests.said(tests.restore('health_library_illnesses', 'insomnia', '{"set": {"slug": "insomnia-2"}, "was": {"slug": "insomnia"}}')), 'ok', 'restoring a row under another slug succeeds');
select is(tests.pictures(), 'Lamp=0, Bed=1 మంచం', 'a row restored under another slug has its pictures');

-- A category and its illnesses

select is(tests.remove('health_library_categories', 'sleep'), 'ok', 'deleting a category succeeds');
select is(tests.said(tests.push(tests.op('update', 'health_library_illnesses', tests.id('apnoea'), jsonb_build_object('set', jsonb_build_object('category_id', tests.id('stroke')), 'was', '{"category_id": null}'::jsonb)))), 'ok', 'an illness that lost its category can get another one');
select is(tests.remove('health_library_illnesses', 'snoring'), 'ok', 'deleting an illness without a category succeeds');
select is(tests.push(tests.op('update', 'health_library_categories', tests.id('sleep'), '{"set": {"category_name": "Sleeping"}, "was": {"category_name": "Sleep"}}')) #> array['0', 'rows', tests.id('sleep')::text, 'with'],
  '{"health_library_illnesses": 1}', 'an edit of a deleted category returns the number of illnesses that a restore would link again');
select is(tests.said(tests.restore('health_library_categories', 'sleep')), 'ok', 'restoring a category succeeds');
select is(array[tests.category_of('insomnia'), tests.category_of('apnoea')], '{Sleep,Stroke}', 'a restored category has its illnesses again, except one with another category [R17]');
select is(tests.said(tests.restore('health_library_illnesses', 'snoring')), 'ok', 'restoring an illness after its category succeeds');
select is(tests.category_of('snoring'), 'Sleep', 'an illness that was restored after its category is in it');
select is(tests.remove('health_library_illnesses', 'snoring') || tests.remove('health_library_categories', 'sleep') || tests.said(tests.restore('health_library_illnesses', 'snoring')), 'okokok',
  'restoring an illness without its category succeeds');
select is(tests.category_of('snoring'), null, 'an illness restored without its category has none');
select is(tests.said(tests.restore('health_library_categories', 'sleep')), 'ok', 'restoring the category after the illness succeeds');
select is(array[tests.category_of('snoring'), tests.category_of('insomnia')], '{Sleep,Sleep}', 'a category restored after an illness has it again');

-- Pictures by themselves; doctors

select is(tests.remove('health_library_images', 'p1'), 'ok', 'deleting one picture succeeds');
select is(tests.said(tests.restore('health_library_images', 'p1')), 'ok', 'restoring one picture succeeds');
select is(tests.pictures(), 'Lamp=0, Bed=1 మంచం', 'a restored picture is at its place');
select is(tests.remove('health_library_illnesses', 'insomnia'), 'ok', 'deleting the illness of a picture succeeds');
select is(tests.said(tests.restore('health_library_images', 'p1')), 'rejected 23503 health_library_images_illness_id_fkey', 'restoring a picture without its illness is rejected');
select is(tests.said(tests.restore('health_library_illnesses', 'insomnia')), 'ok', 'restoring the illness of a picture succeeds');
select is(tests.remove('doctors', 'rao') || tests.said(tests.restore('doctors', 'rao')), 'okok', 'deleting and restoring a doctor succeeds');
select is(tests.content('health_library_illnesses', tests.id('insomnia')) -> 'doctor_ids', jsonb_build_array(tests.id('rao')), 'illnesses refer to a restored doctor');

-- Builds without the operation 'restore' insert the row again

select is(tests.remove('health_library_illnesses', 'insomnia'), 'ok', 'deleting the illness for the test of older builds succeeds');
select is(tests.said(tests.push(tests.op('insert', 'health_library_illnesses', tests.id('insomnia'), '{"set": {"illness_name": "Insomnia", "slug": "insomnia-2", "short_summary": "mine"}}'))), 'ok', 'an older build restores a row by an insert');
select is(tests.content('health_library_illnesses', tests.id('insomnia')) ->> 'short_summary', 'mine', 'a restore by an insert has the fields of the insert');
select is(tests.content('health_library_illnesses', tests.id('insomnia')) ->> 'te:illness_name', 'x', 'a restore by an insert keeps other fields as they were');
select is(tests.pictures(), 'Lamp=0, Bed=1 మంచం', 'a restore by an insert brings the pictures [R17]');

-- What is deleted past sync

select tests.owner();
delete from public.health_library_illnesses where id = tests.id('insomnia');
select tests.act('Mina');
select is(tests.said(tests.restore('health_library_illnesses', 'insomnia')), 'ok', 'a row that was deleted in the SQL editor can be restored');
select is(tests.pictures(), 'Lamp=0, Bed=1 మంచం', 'a row that was deleted in the SQL editor is restored with its pictures');

-- References that the server unlinks and links again are not edits [R8]

select is(tests.change('apnoea', tests.in_category('sleep'), tests.in_category('stroke')), 'ok', 'moving an illness into a category succeeds');
select is(tests.category_of('snoring') || tests.remove('health_library_categories', 'sleep'), 'Sleepok', 'deleting a category with two illnesses succeeds');
select is(tests.change('snoring', tests.in_category('stroke'), tests.in_category('sleep')), 'ok', 'setting a reference that the server unlinked is no conflict with the value seen before');
select is(tests.change('snoring', tests.in_category('sleep'), tests.in_category('sleep')), 'conflict', 'keeping a reference that another user changed is a conflict');
select is(tests.delete_seen('apnoea', 'sleep'), 'ok', 'deleting a row whose reference the server unlinked is no conflict');
select is(tests.said(tests.restore('health_library_illnesses', 'apnoea')), 'ok', 'restoring a row whose category is gone succeeds');
select is(tests.said(tests.restore('health_library_categories', 'sleep')), 'ok', 'restoring its category afterwards succeeds');
select is(tests.category_of('apnoea'), 'Sleep', 'a restored category links a restored illness again');
select is(tests.delete_seen('apnoea', null), 'ok', 'deleting a row whose reference a restore linked is no conflict');
select is(tests.said(tests.restore('health_library_illnesses', 'apnoea')), 'ok', 'restoring a row whose reference a restore linked succeeds');
select is(tests.change('apnoea', tests.in_category('stroke'), tests.in_category('sleep')), 'ok', 'another user can move it into another category');
select is(tests.delete_seen('apnoea', null), 'conflict', 'deleting a row that another user moved is a conflict for an author who saw no category');
select is(tests.delete_seen('apnoea', 'sleep'), 'conflict', 'deleting a row that another user moved is a conflict for an author who saw its old category [R8]');
select is(tests.change('apnoea', '{"category_id": null}', tests.in_category('stroke')), 'ok', 'another user can remove a row from its category');
select is(tests.delete_seen('apnoea', 'sleep'), 'conflict', 'deleting a row that another user unlinked is a conflict for an author who saw its category');
select is(tests.change('apnoea', '{"tags": ["x"]}', '{"tags": null}') || tests.change('apnoea', tests.in_category('sleep'), '{"category_id": null}'), 'conflictok', 'fields that are no references conflict as ever');
select is(tests.change('snoring', tests.in_category('sleep'), tests.in_category('stroke')), 'ok', 'a user can put an illness back into its category');
select tests.owner();
delete from sync.came_home;
select tests.act('Mina');
select is(tests.remove('health_library_categories', 'sleep') || tests.remove('health_library_illnesses', 'snoring'), 'okok', 'deleting a category and then its illness succeeds');
select is(tests.said(tests.restore('health_library_categories', 'sleep')) || tests.said(tests.restore('health_library_illnesses', 'snoring')), 'okok', 'restoring the category and then its illness succeeds');
select is(tests.category_of('snoring'), 'Sleep', 'an illness restored after its category is linked again');
select is(tests.delete_seen('snoring', null), 'ok', 'deleting a row that was linked by its own restore is no conflict');
select is(tests.said(tests.restore('health_library_illnesses', 'snoring')), 'ok', 'restoring that row once more succeeds');

-- Edits of rows that refer to a rejected row are held [R10]

select is(tests.said(public.sync_push(tests.new_illness('stroke-x'), public.sync_pull(null) ->> 'cursor') -> 'results'), 'ok, ok, ok', 'a new illness arrives with its picture and its order');
select is(tests.remove('health_library_illnesses', 'new'), 'ok', 'deleting the new illness succeeds');
select tests.owner();
delete from sync.applied where id = tests.id('edit of the picture');
delete from sync.tombstones where id in (tests.id('new'), tests.id('new picture'));
select tests.act('Mina');
select is(tests.said(public.sync_push(tests.new_illness('apnoea'), public.sync_pull(null) ->> 'cursor') -> 'results'), 'rejected 23505 health_library_illnesses_slug_key, held, held',
  'the picture and the move of a rejected illness are held and not rejected [R10]');
select is(tests.said(public.sync_push(tests.new_illness('new'), public.sync_pull(null) ->> 'cursor') -> 'results'), 'ok, ok, ok', 'held edits are applied once their illness is');

select * from finish();
rollback;
