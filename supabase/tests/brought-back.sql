-- Nothing comes back in pieces: R17 of docs/sync.md, and what rests on a refused row [R10]. Run by pgtap.test.ts.
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
select is(tests.remove('health_library_images', 'p3'), 'ok', 'a picture is deleted');
select is(tests.remove('health_library_illnesses', 'insomnia'), 'ok', 'and later its illness');
select tests.act('Anil');
select is(tests.push(tests.op('update', 'health_library_illnesses', tests.id('insomnia'), '{"set": {"tags": ["late"]}, "was": {"tags": ["night"]}}')) #> array['0', 'rows', tests.id('insomnia')::text, 'with'],
  '{"health_library_images": 2}', 'who edits what was deleted is told how many pictures would come back with it [R17]');
create temporary table answers on commit drop as
  select gen_random_uuid() as id, null::jsonb as answer;
grant all on answers to anon;
select is(tests.said(tests.restore('health_library_illnesses', 'insomnia', '{"set": {"tags": ["late"]}, "was": {"tags": ["night"]}}')), 'ok', 'it is brought back with the edit on top [R17]');
select is(tests.content('health_library_illnesses', tests.id('insomnia')), (select content || '{"tags": ["late"]}' from tests.seen), 'whole: category, links to doctors and the Telugu text are there, as they were');
select is(tests.pictures(), 'Lamp=0, Bed=1 మంచం', 'with its pictures, in their order and with their Telugu words, and without the one that was deleted before');
select is((select id from public.health_library_illnesses where related_ids = array[tests.id('insomnia')]), tests.id('apnoea'), 'who named it as related leads to it again');
select tests.owner();
select is((select count(*)::int from sync.tombstones where id in (tests.id('insomnia'), tests.id('p1'), tests.id('p2'))), 0, 'nothing of it counts as deleted any more [R2]');
select results_eq(
  $$ select user_id, description, changes #>> '{after,te:illness_name}' from public.activity_logs where description like 'Brought back%' $$,
  $$ values (tests.id('Anil'), 'Brought back illness: Insomnia, with 2 × illness picture', 'నిద్రలేమి') $$,
  'one line of the log says who brought what back, and with what [R14] (S-66)');
select ok((select bool_and(row_version = v.version or row_version > v.version - 10) and count(*) = 2 from public.health_library_images, sync.clock v where illness_id = tests.id('insomnia')), 'its pictures have versions of now, so that devices hear of them');

-- Who was faster, what was seen

select tests.act('Mina');
select is(tests.said(tests.restore('health_library_illnesses', 'insomnia')), 'ok', 'whoever brings back what is back already has what they wanted');
select is(tests.content('health_library_illnesses', tests.id('insomnia')) -> 'tags', '["late"]', 'and changes nothing');
select is(tests.restore('health_library_illnesses', 'insomnia', '{"set": {"tags": ["mine"]}, "was": {"tags": ["night"]}}') #> array['0', 'rows', tests.id('insomnia')::text],
  '{"theirs": {"tags": ["late"]}}', 'with other changes than the one who was faster it is a question [R8]');
select is(tests.said(tests.restore('health_library_illnesses', 'insomnia', '{"set": {"meaning": "m"}, "was": {"meaning": null}}')), 'ok', 'and changes of other fields merge');
select is(tests.remove('health_library_illnesses', 'insomnia'), 'ok', 'it is deleted a second time');
select is(tests.restore('health_library_illnesses', 'insomnia', '{"set": {"tags": ["mine"]}, "was": {"tags": ["night"]}}') #> array['0', 'rows', tests.id('insomnia')::text],
  '{"theirs": {"tags": ["late"]}}', 'nothing that its author has not seen is overwritten, in a deleted row either [R8]');
select is(tests.said(tests.restore('health_library_illnesses', 'insomnia', '{"set": {"tags": ["mine"]}}')), 'rejected 22023', 'an edit on top says what its author saw');
select is(tests.said(tests.restore('health_library_illnesses', 'insomnia', '{"set": {"row_version": 1}, "was": {"row_version": 1}}')), 'rejected 42501 row_version', 'and writes only what may be edited [R13]');
select is(tests.said(tests.restore('health_library_illnesses', 'insomnia', jsonb_build_object('set', jsonb_build_object('illness_name', repeat('x', 201)), 'was', '{"illness_name": "Insomnia"}'::jsonb))),
  'rejected 23514 health_library_illnesses_illness_name_check', 'within the limits of its column');
select is(tests.said(tests.restore('health_library_illnesses', 'insomnia', '{"set": {"te:illness_name": "x", "te:illness_name:of": "12345678"}, "was": {"te:illness_name": "నిద్రలేమి", "te:illness_name:of": null}}')), 'ok', 'a translation on top, too [R16]');
select is(tests.pictures(), 'Lamp=0, Bed=1 మంచం', 'and again nothing is missing');
select is(tests.restore('health_library_illnesses', 'never') -> 0 -> 'rows', jsonb_build_object(tests.id('never'), '{"gone": null}'::jsonb), 'what the server never knew, or no longer knows, it cannot bring back, and says so');

-- Exactly once [R7]

select is(tests.remove('health_library_illnesses', 'insomnia'), 'ok', 'it goes a third time');
update answers set answer = public.sync_push(jsonb_build_array(tests.edit(id, tests.op('restore', 'health_library_illnesses', tests.id('insomnia')))), public.sync_pull(null) ->> 'cursor') -> 'results';
select is(tests.said(answer), 'ok', 'it is brought back by an edit') from answers;
select is(tests.remove('health_library_illnesses', 'insomnia'), 'ok', 'and deleted again');
select is(public.sync_push(jsonb_build_array(tests.edit(id, tests.op('restore', 'health_library_illnesses', tests.id('insomnia')))), public.sync_pull(null) ->> 'cursor') -> 'results', answer, 'the same edit, late and doubled, gets its answer [R7]') from answers;
select is(tests.content('health_library_illnesses', tests.id('insomnia')), null, 'and does not bring it back behind anyone''s back');

-- Who may

select tests.act('Veena');
select is(tests.said(tests.restore('health_library_illnesses', 'insomnia')), 'rejected 42501', 'a Viewer brings nothing back');
select tests.act('Mina');
select is(tests.said(tests.restore(t, 'insomnia')), 'rejected 42501', 'nobody brings back ' || t || ' through an edit')
from unnest(array['users', 'modern_themes', 'theme_versions', 'modern_site_settings', 'activity_logs', 'sync.clock']) t;
select tests.visitor();
select throws_ok($$ select tests.restore('health_library_illnesses', 'insomnia') $$, 'PT401', 'Sign in again', 'and a visitor is sent to the door');

-- A slug that was taken meanwhile

select tests.act('Mina');
select is(tests.said(tests.push(tests.op('insert', 'health_library_illnesses', tests.id('other'), '{"set": {"illness_name": "Other", "slug": "insomnia", "short_summary": "s"}}'))), 'ok', 'somebody takes the slug of the deleted illness');
select is(tests.said(tests.restore('health_library_illnesses', 'insomnia')), 'rejected 23505 health_library_illnesses_slug_key', 'then it does not come back under it: the refusal names the rule [R17] (AC-403, S-45)');
select tests.owner();
select is((select array_agg(tbl || jsonb_array_length(hung) order by tbl) from sync.tombstones where id in (tests.id('insomnia'), tests.id('p1'), tests.id('p2'))),
  '{health_library_illnesses2,health_library_images0,health_library_images0}', 'and nothing of it is lost');
select tests.act('Mina');
select is(tests.said(tests.restore('health_library_illnesses', 'insomnia', '{"set": {"slug": "insomnia-2"}, "was": {"slug": "insomnia"}}')), 'ok', 'under another slug it comes back');
select is(tests.pictures(), 'Lamp=0, Bed=1 మంచం', 'whole');

-- A category and its illnesses

select is(tests.remove('health_library_categories', 'sleep'), 'ok', 'a category goes');
select is(tests.said(tests.push(tests.op('update', 'health_library_illnesses', tests.id('apnoea'), jsonb_build_object('set', jsonb_build_object('category_id', tests.id('stroke')), 'was', '{"category_id": null}'::jsonb)))), 'ok', 'one of its illnesses finds another');
select is(tests.remove('health_library_illnesses', 'snoring'), 'ok', 'and one is deleted');
select is(tests.push(tests.op('update', 'health_library_categories', tests.id('sleep'), '{"set": {"category_name": "Sleeping"}, "was": {"category_name": "Sleep"}}')) #> array['0', 'rows', tests.id('sleep')::text, 'with'],
  '{"health_library_illnesses": 1}', 'it is told how many illnesses would be in it again');
select is(tests.said(tests.restore('health_library_categories', 'sleep')), 'ok', 'the category comes back');
select is(array[tests.category_of('insomnia'), tests.category_of('apnoea')], '{Sleep,Stroke}', 'and with it its illnesses, except the one that has another now [R17]');
select is(tests.said(tests.restore('health_library_illnesses', 'snoring')), 'ok', 'the deleted one comes back later');
select is(tests.category_of('snoring'), 'Sleep', 'into its category');
select is(tests.remove('health_library_illnesses', 'snoring') || tests.remove('health_library_categories', 'sleep') || tests.said(tests.restore('health_library_illnesses', 'snoring')), 'okokok',
  'an illness comes back while its category is gone');
select is(tests.category_of('snoring'), null, 'without one');
select is(tests.said(tests.restore('health_library_categories', 'sleep')), 'ok', 'and when that comes back, too');
select is(array[tests.category_of('snoring'), tests.category_of('insomnia')], '{Sleep,Sleep}', 'all are in it');

-- Pictures by themselves; doctors

select is(tests.remove('health_library_images', 'p1'), 'ok', 'a picture is deleted alone');
select is(tests.said(tests.restore('health_library_images', 'p1')), 'ok', 'and brought back');
select is(tests.pictures(), 'Lamp=0, Bed=1 మంచం', 'to its place');
select is(tests.remove('health_library_illnesses', 'insomnia'), 'ok', 'its illness goes');
select is(tests.said(tests.restore('health_library_images', 'p1')), 'rejected 23503 health_library_images_illness_id_fkey', 'alone it cannot come back without it');
select is(tests.said(tests.restore('health_library_illnesses', 'insomnia')), 'ok', 'only with it');
select is(tests.remove('doctors', 'rao') || tests.said(tests.restore('doctors', 'rao')), 'okok', 'a doctor goes and comes back');
select is(tests.content('health_library_illnesses', tests.id('insomnia')) -> 'doctor_ids', jsonb_build_array(tests.id('rao')), 'to the illnesses that name them');

-- Builds that know no 'restore' make the row again

select is(tests.remove('health_library_illnesses', 'insomnia'), 'ok', 'an illness goes once more');
select is(tests.said(tests.push(tests.op('insert', 'health_library_illnesses', tests.id('insomnia'), '{"set": {"illness_name": "Insomnia", "slug": "insomnia-2", "short_summary": "mine"}}'))), 'ok', 'an earlier build makes it again');
select is(tests.content('health_library_illnesses', tests.id('insomnia')) ->> 'short_summary', 'mine', 'with what it says');
select is(tests.content('health_library_illnesses', tests.id('insomnia')) ->> 'te:illness_name', 'x', 'what it does not know is as it was');
select is(tests.pictures(), 'Lamp=0, Bed=1 మంచం', 'and the pictures are there [R17]');

-- What is deleted past sync

select tests.owner();
delete from public.health_library_illnesses where id = tests.id('insomnia');
select tests.act('Mina');
select is(tests.said(tests.restore('health_library_illnesses', 'insomnia')), 'ok', 'what went in the SQL editor comes back as well');
select is(tests.pictures(), 'Lamp=0, Bed=1 మంచం', 'whole');

-- What goes and comes with another row is nobody's edit [R8]

select is(tests.change('apnoea', tests.in_category('sleep'), tests.in_category('stroke')), 'ok', 'two illnesses are in a category');
select is(tests.category_of('snoring') || tests.remove('health_library_categories', 'sleep'), 'Sleepok', 'it goes');
select is(tests.change('snoring', tests.in_category('stroke'), tests.in_category('sleep')), 'ok', 'who last saw an illness in it puts it into another one, and is not asked: nobody else chose');
select is(tests.change('snoring', tests.in_category('sleep'), tests.in_category('sleep')), 'conflict', 'who saw it there as well and wants it to stay is told where it is now');
select is(tests.delete_seen('apnoea', 'sleep'), 'ok', 'who deletes one as it was seen in that category is not asked either');
select is(tests.said(tests.restore('health_library_illnesses', 'apnoea')), 'ok', 'it comes back, free');
select is(tests.said(tests.restore('health_library_categories', 'sleep')), 'ok', 'the category comes back, and the illness is home');
select is(tests.category_of('apnoea'), 'Sleep', 'as it was');
select is(tests.delete_seen('apnoea', null), 'ok', 'who last saw it free deletes it: nobody put it there');
select is(tests.said(tests.restore('health_library_illnesses', 'apnoea')), 'ok', 'it comes back');
select is(tests.change('apnoea', tests.in_category('stroke'), tests.in_category('sleep')), 'ok', 'somebody puts it into another category');
select is(tests.delete_seen('apnoea', null), 'conflict', 'who has not heard of that is asked, whether they saw it free');
select is(tests.delete_seen('apnoea', 'sleep'), 'conflict', 'or in its own [R8]');
select is(tests.change('apnoea', '{"category_id": null}', tests.in_category('stroke')), 'ok', 'somebody takes it out');
select is(tests.delete_seen('apnoea', 'sleep'), 'conflict', 'and who saw it in a category that is there is asked as well');
select is(tests.change('apnoea', '{"tags": ["x"]}', '{"tags": null}') || tests.change('apnoea', tests.in_category('sleep'), '{"category_id": null}'), 'conflictok', 'what refers to nothing is compared as ever');
select is(tests.change('snoring', tests.in_category('sleep'), tests.in_category('stroke')), 'ok', 'one is put back into the category by hand');
select tests.owner();
delete from sync.came_home;
select tests.act('Mina');
select is(tests.remove('health_library_categories', 'sleep') || tests.remove('health_library_illnesses', 'snoring'), 'okok', 'the category goes, and then the illness, free as it was');
select is(tests.said(tests.restore('health_library_categories', 'sleep')) || tests.said(tests.restore('health_library_illnesses', 'snoring')), 'okok', 'both come back, the category first');
select is(tests.category_of('snoring'), 'Sleep', 'and the illness is home');
select is(tests.delete_seen('snoring', null), 'ok', 'who deleted it free, and brought it back, deletes it again: nobody put it there');
select is(tests.said(tests.restore('health_library_illnesses', 'snoring')), 'ok', 'and all is as it was');

-- What rests on a row that was refused waits [R10]

select is(tests.said(public.sync_push(tests.new_illness('stroke-x'), public.sync_pull(null) ->> 'cursor') -> 'results'), 'ok, ok, ok', 'a new illness arrives with its picture');
select is(tests.remove('health_library_illnesses', 'new'), 'ok', 'it goes');
select tests.owner();
delete from sync.applied where id = tests.id('edit of the picture');
delete from sync.tombstones where id in (tests.id('new'), tests.id('new picture'));
select tests.act('Mina');
select is(tests.said(public.sync_push(tests.new_illness('apnoea'), public.sync_pull(null) ->> 'cursor') -> 'results'), 'rejected 23505 health_library_illnesses_slug_key, held, held',
  'where it is refused its picture waits for it, instead of being refused as well: one thing to settle [R10]');
select is(tests.said(public.sync_push(tests.new_illness('new'), public.sync_pull(null) ->> 'cursor') -> 'results'), 'ok, ok, ok', 'and arrives with it');

select * from finish();
rollback;
