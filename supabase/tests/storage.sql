-- Pictures: who may add, list and remove files, under which names, and which ones the sweep may take
-- (threats 19, 22, 23). Run by pgtap.test.ts.
begin;
select no_plan();

select tests.person('Boss', 'Super Admin');
select tests.person('Asha', 'Admin');
select tests.person('Chandu', 'Content Manager');
select tests.person('Veena', 'Viewer');

-- A name as devices make them: time, random part, extension.
create function tests.file(n integer, extension text default 'png') returns text language sql as $$ select lpad(n::text, 13, '1') || '-' || md5(n::text) || '.' || extension $$;
create function tests.add(name text, bucket text default 'doctors') returns text language sql
as $$ select format('insert into storage.objects (bucket_id, name) values (%L, %L)', bucket, name) $$;

-- The buckets

select results_eq(
  $$ select id, public, file_size_limit, allowed_mime_types from storage.buckets order by id collate "C" $$,
  $$ select id, true, 5242880::bigint, '{image/jpeg,image/png,image/webp,image/gif}'::text[] from (select distinct bucket as id from sync.tables where bucket is not null) b order by id collate "C" $$,
  'the bucket of each table is public and takes four kinds of pictures of at most 5 MB (S-30, S-47, threat 19)');

-- Adding

select lives_ok(format('select tests.act(%L); %s', name, tests.add(tests.file(n::integer))), name || ' adds a picture') from unnest(array['Chandu', 'Asha', 'Boss']) with ordinality p (name, n);
select tests.visitor();
select throws_ok(tests.add(tests.file(9)), '42501', null, 'a visitor may not add a picture (threat 22)');
select tests.act('Veena');
select throws_ok(tests.add(tests.file(9)), '42501', null, 'a Viewer may not add a picture');
select tests.send(repeat('x', 43));
select throws_ok(tests.add(tests.file(9)), '42501', null, 'a user whose session has ended may not add a picture (threat 28)');
select tests.act('Chandu');
select lives_ok(tests.add(tests.file(n::integer + 10, extension), bucket), 'a .' || extension || ' can be stored in ' || bucket)
from unnest(array['jpg', 'jpeg', 'webp', 'gif', 'png'], array['doctors', 'services', 'testimonials', 'health-library', 'hospital-profile']) with ordinality f (extension, bucket, n);
select throws_ok(tests.add(tests.file(1)), '23505', null, 'a picture is never overwritten by another one of its name (threat 22)');
select throws_ok(tests.add(name), '42501', null, 'a file named ' || coalesce(to_jsonb(left(name, 60))::text, 'nothing') || ' is refused (threats 19, 22)')
from unnest(array['a.png', '../' || tests.file(20), tests.file(20) || '/x.png', 'x/' || tests.file(20), tests.file(20, 'svg'), tests.file(20, 'html'), tests.file(20, 'png.html'), tests.file(20, 'PNG'), upper(tests.file(20)),
  tests.file(20) || E'\n', ' ' || tests.file(20), tests.file(20, ''), '', null]) name;
select throws_ok(tests.add(tests.file(20), bucket), '42501', null, 'a file in ' || coalesce(bucket, 'no bucket') || ' is refused (threat 22)')
from unnest(array['secrets', 'Doctors', 'doctors/x', '', null]) bucket;
select tests.owner();
insert into storage.buckets (id, name) values ('other', 'other');
select tests.act('Chandu');
select throws_ok(tests.add(tests.file(20), 'other'), '42501', null, 'a picture in a bucket of another program is refused');
select throws_ok($$ insert into storage.buckets (id, name) values ('mine', 'mine') $$, '42501', null, 'staff may not create buckets');

-- Listing, changing and removing

select tests.owner();
create function tests.listed(of_name text) returns bigint language plpgsql as $$ begin perform tests.send(tests.token(of_name)); return (select count(*) from storage.objects); end $$;
select is(tests.listed(name), n::bigint, name || ' lists ' || n || ' pictures (threat 23)') from (values ('Chandu', 8), ('Asha', 8), ('Boss', 8), ('Veena', 0), ('unknown', 0)) f (name, n);
select tests.visitor();
select is_empty($$ select from storage.objects $$, 'a visitor lists no pictures: the path of one has to be known (threat 23)');
select is_empty($$ select from storage.buckets $$, 'a visitor lists no buckets');
select tests.act('Chandu');
select is_empty($$ update storage.objects set name = name returning id $$, 'a stored picture cannot be changed (threat 22)');
select tests.act('Veena');
select is_empty($$ delete from storage.objects returning id $$, 'a Viewer may not delete a picture');
select tests.visitor();
select is_empty($$ delete from storage.objects returning id $$, 'a visitor may not delete a picture');
select tests.act('Chandu');
select isnt_empty($$ delete from storage.objects where name = tests.file(1) returning id $$, 'a Content Manager may delete a picture that is not referenced');

-- What is in use stays (S-48)

select tests.owner();
create function tests.in_use(n integer) returns text language sql as $$ select '/storage/v1/object/public/doctors/' || tests.file(n) $$;
insert into storage.objects (bucket_id, name) select 'doctors', tests.file(n) from generate_series(30, 33) n;
insert into public.doctors (id, name, photo) values (tests.id('in use'), 'In use', tests.in_use(30)), (tests.id('gone'), 'Gone', tests.in_use(31)), (tests.id('changed'), 'Changed', tests.in_use(32));
delete from public.doctors where id = tests.id('gone');
update public.doctors set photo = null where id = tests.id('changed');
select tests.act('Boss');
select is_empty(format('delete from storage.objects where name = %L returning id', tests.file(n)), 'a picture cannot be deleted that ' || why || ' (S-48)')
from (values (30, 'a row references'), (31, 'a deleted row references, which can be restored'), (32, 'was replaced today')) f (n, why);
select isnt_empty($$ delete from storage.objects where name = tests.file(33) returning id $$, 'a picture without references can be deleted');
select tests.owner();
select set_eq(
  $$ select s.tbl || '.' || c from sync.tables s, unnest(s.images) c $$,
  $$ select c.conrelid::regclass || '.' || a.attname from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'c' and pg_get_constraintdef(c.oid) like '%is_picture(%' $$,
  'sync.tables names each column that holds a picture');
delete from public.doctors;
delete from sync.tombstones;
delete from public.activity_logs;

-- What the sweep may take (S-48)

select tests.owner();
delete from storage.objects;
insert into storage.objects (bucket_id, name, created_at)
  select 'doctors', tests.file(n), now() - interval '30 days' from generate_series(1, 6) n
  union all select 'doctors', tests.file(7), now() - interval '6 days'
  union all select 'other', tests.file(8), now() - interval '30 days';
create function tests.address(n integer) returns text language sql as $$ select '/storage/v1/object/public/doctors/' || tests.file(n) $$;
create function tests.swept() returns text language sql security definer as $$
  select string_agg(n::text, ' ' order by n) from generate_series(1, 8) n where tests.file(n) in (select name from private.unreferenced_pictures())
$$;
select is(tests.swept(), '1 2 3 4 5 6', 'unreferenced files are swept a week after they came, in our buckets only (S-48)');
insert into public.doctors (id, name, photo) values (tests.id('named'), 'Named', tests.address(1)), (tests.id('deleted'), 'Deleted', tests.address(2)), (tests.id('pushed'), 'Pushed', tests.address(3)), (tests.id('direct'), 'Direct', tests.address(4));
insert into public.hospital_profile (name, logo_image, banner_image) values ('Clinic', '/storage/v1/object/public/services/' || tests.file(5), null);
select is(tests.swept(), '5 6', 'a referenced file stays, and one of its name in another bucket does not');
delete from public.doctors where id = tests.id('deleted');
select is(tests.swept(), '5 6', 'the picture of a deleted row stays, so that it can be restored (S-48)');
select tests.act('Chandu');
select is(tests.said(tests.push(tests.op('update', 'doctors', tests.id('pushed'), jsonb_build_object('set', '{"photo": null}'::jsonb, 'was', jsonb_build_object('photo', tests.address(3)))))), 'ok', 'an edit can remove a picture from its row');
select tests.owner();
update public.doctors set photo = null where id = tests.id('direct');
select is(tests.swept(), '5 6', 'a picture that was removed from its row today stays, also if removed in the SQL editor (S-48)');
update public.activity_logs set created_at = created_at - interval '7 days 10 minutes';
select is(tests.swept(), '3 4 5 6', 'a picture that was removed from its row is swept a week later (S-48)');
insert into public.services (service_name, icon_image) values ('S', tests.address(5));
insert into public.testimonials (patient_name, patient_photo) values ('T', tests.address(6));
select is(tests.swept(), '3 4', 'a file stays whichever table references it');
update public.hospital_profile set banner_image = tests.address(3);
insert into public.health_library_illnesses (id, illness_name, slug, short_summary) values (tests.id('i'), 'I', 'i', 's');
insert into public.health_library_images (illness_id, image_url) values (tests.id('i'), tests.address(4));
select is(tests.swept(), null, 'a file stays whichever column references it');

select * from finish();
rollback;
