-- What staff ask with an id is done once and answered as often as it is asked (S-95). Run by pgtap.test.ts.
begin;
select no_plan();

select tests.person('Boss', 'Super Admin');
select tests.person('Asha', 'Admin');

create function tests.live() returns text language sql security definer as $$
  select concat_ws(' ', t.name, 'from', p.name) from public.modern_site_settings s
  left join public.modern_themes t on t.id = s.active_theme_id left join public.modern_themes p on p.id = s.previous_theme_id
$$;
create function tests.lines() returns integer language sql security definer as $$ select count(*)::int from public.activity_logs $$;
create function tests.kept() returns integer language sql security definer as $$ select count(*)::int from private.requests $$;

create function tests.theme(name text) returns void language sql as $$
  with c as (select jsonb_build_object('colors', '{"light": {"primary": "#0B5CAD"}, "dark": {"primary": "#0B5CAD"}}'::jsonb,
    'typography', '{"fontFamilies": {"heading": "Lora, serif", "body": "Lora, serif"}}'::jsonb) as config),
  t as (insert into public.modern_themes (id, name, slug, description, validation_status, config, config_hash)
    select tests.id(name), name, lower(name), '', 'passed', config, private.theme_hash(config) from c returning *)
  insert into public.theme_versions (theme_id, version_number, name, config, config_hash) select id, 1, t.name, config, config_hash from t
$$;
select tests.theme('Calm');
select tests.theme('Warm');
select tests.theme('Ours');

-- Calls the procedure as that person, with the id that `request` stands for, or with none.
create function tests.ask(who text, request text, call text) returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  if request is null then perform tests.act(who); else perform tests.act(who, tests.id(request)); end if;
  execute 'select public.' || call into answer;
  return answer;
end $$;
create function tests.call(procedure text, variadic args text[]) returns text language sql as $$
  select procedure || '(' || string_agg(quote_nullable(a), ', ' order by n) || ')' from unnest(args) with ordinality x (a, n)
$$;
-- The same with a header that is no id.
create function tests.with_key(key text, call text) returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  perform set_config('request.headers', (current_setting('request.headers')::jsonb || jsonb_build_object('idempotency-key', key))::text, true);
  execute 'select public.' || call into answer;
  return answer;
end $$;
-- Whether two requests with the same id get one response, and how many log entries they write.
create function tests.twice(who text, request text, call text) returns jsonb language plpgsql as $$
declare
  before integer := tests.lines();
  one jsonb := tests.ask(who, request, call);
  two jsonb := tests.ask(who, request, call);
begin
  return jsonb_build_object('same', one = two, 'success', two -> 'success', 'lines', tests.lines() - before);
end $$;

select tests.ask('Asha', null, tests.call('activate_theme_atomic', tests.id('Calm')::text, tests.id('Asha')::text));

-- Each procedure

select is(tests.twice(who, 'once ' || split_part(call, '(', 1), call), '{"same": true, "success": true, "lines": 1}', split_part(call, '(', 1) || ' repeated with the same id is carried out once and returns the same response (S-95)')
from (values
  ('Asha', tests.call('activate_theme_atomic', tests.id('Warm')::text, tests.id('Asha')::text)),
  ('Asha', tests.call('rollback_theme', tests.id('Asha')::text)),
  ('Asha', tests.call('duplicate_theme', tests.id('Calm')::text, 'Copy', 'copy', tests.id('Asha')::text)),
  ('Boss', tests.call('update_theme', tests.id('Ours')::text, '{"colors": {"light": {"primary": "#112233"}, "dark": {"primary": "#112233"}}, "typography": {"fontFamilies": {"heading": "Lora", "body": "Lora"}}}', 'x', tests.id('Boss')::text)),
  ('Asha', tests.call('delete_theme', tests.id('Ours')::text, tests.id('Asha')::text)),
  ('Boss', tests.call('save_user', null, 'Nina', 'nina@clinic.invalid', 'Viewer', 'true', tests.hash())),
  ('Boss', tests.call('change_password', 'a good password', '$2b$10$MjWAVWLTI4tq7TJ4lVvRDOJcGy7rgEqxOK25LWgvDHxm5aogYjkmS'))) asked (who, call);
select tests.owner();
select is((select count(*)::int from public.users where username = 'Nina'), 1, 'a repeated request creates one account');
select is((select array_agg(slug order by slug) from public.modern_themes), '{calm,copy,warm}', 'a repeated request creates one copy of a theme and deletes one theme');
select is(tests.live(), 'Calm from', 'a repeated rollback uses the way back once');
create temp table nina on commit drop as select id from public.users where username = 'Nina';
grant select on nina to anon;
select is(tests.twice('Boss', 'once ' || split_part(call, '(', 1), call), '{"same": true, "success": true, "lines": 1}', split_part(call, '(', 1) || ' repeated with the same id is carried out once and returns the same response (S-95)')
from nina, unnest(array[tests.call('set_user_enabled', id::text, 'false'), tests.call('delete_user', id::text)]) call;
select tests.owner();
select is((select array_agg(proname::text order by proname::text) from pg_proc where pronamespace = 'public'::regnamespace and prosrc like '%recorded_response%'),
  '{activate_theme_atomic,change_password,delete_theme,delete_user,duplicate_theme,rollback_theme,save_user,set_user_enabled,update_theme}', 'each procedure with a recorded response is in this test');
select is((select array_agg(p.proname::text) from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosrc like '%recorded_response%'
  and regexp_replace(p.prosrc, '\s', '', 'g') not like '%recorded_response(''' || p.proname || ''')%record_response(''' || p.proname || ''',private.' || p.proname || '(%'), null, 'each procedure records its response under its own name');

-- Which request is the same

select is(tests.ask('Asha', 'warm', tests.call('activate_theme_atomic', tests.id('Warm')::text, tests.id('Asha')::text)) ->> 'theme_name', 'Warm', 'a first request with an id is carried out');
select is(tests.ask('Asha', 'warm', tests.call('activate_theme_atomic', tests.id('Calm')::text, tests.id('Asha')::text)) ->> 'theme_name', 'Warm', 'a second request with the same id gets the first response, whatever it asks');
select is(tests.live(), 'Warm from Calm', 'a second request with the same id changes nothing');
select is(tests.ask('Boss', 'warm', tests.call('activate_theme_atomic', tests.id('Calm')::text, tests.id('Boss')::text)) ->> 'theme_name', 'Calm', 'the same id of another user is another request');
select is(tests.ask('Asha', 'warm', tests.call('rollback_theme', tests.id('Asha')::text)) ->> 'success', 'true', 'the same id for another procedure is another request');
select is(tests.live(), 'Warm from', 'requests of another user and for another procedure are carried out');
select is(tests.ask('Asha', null, tests.call('activate_theme_atomic', tests.id('Calm')::text, tests.id('Asha')::text)) ->> 'success', 'true', 'a request without an id is carried out, as earlier builds send it');
select is(tests.ask('Asha', null, tests.call('activate_theme_atomic', tests.id('Calm')::text, tests.id('Asha')::text)) ->> 'success', 'true', 'a second request without an id is carried out by itself');
select is(tests.live(), 'Calm from Warm', 'activating the live theme again keeps the way back (S-33)');

-- What is not recorded

select is(tests.ask('Asha', 'taken', tests.call('duplicate_theme', tests.id('Calm')::text, 'Copy', 'copy', tests.id('Asha')::text)) ->> 'error', 'Slug already exists', 'a request that fails gets its error');
select tests.owner();
delete from public.modern_themes where slug = 'copy';
select is(tests.ask('Asha', 'taken', tests.call('duplicate_theme', tests.id('Calm')::text, 'Copy', 'copy', tests.id('Asha')::text)) ->> 'success', 'true', 'a failed request is decided anew when it is repeated');
select tests.owner();
create temp table before on commit drop as select tests.kept() as n;
grant select on before to anon;
select tests.visitor();
select set_config('request.headers', jsonb_build_object('idempotency-key', tests.id('visitor'))::text, true);
select throws_ok($$ select public.rollback_theme(tests.id('Asha')) $$, '42501', null, 'a visitor with a request id may not roll back');
select throws_ok($$ select public.change_password('x', tests.hash()) $$, 'PT401', null, 'a visitor with a request id may not change a password');
select tests.act('Asha');
select is(tests.with_key(key, $$activate_theme_atomic(tests.id('Calm'), tests.id('Asha'))$$) ->> 'success', 'true', coalesce(left(key, 12), 'null') || ' is no request id and is ignored')
from unnest(array['', 'x', repeat('a', 32), tests.id('x') || ' ', repeat('a', 5000), E'a\'b', null]) key;
select tests.owner();
select is(tests.kept(), (select n from before), 'requests with malformed ids record nothing');
select is((select count(*)::int from private.requests where answer is null), 0, 'no recorded request lacks its response');
select is((select count(*)::int from private.requests where answer::text ~ '\$2[aby]\$'), 0, 'no recorded response holds a password');

-- For how long

update private.requests set at = now() - interval '8 days' where procedure <> 'save_user';
select private.sweep();
select is((select array_agg(distinct procedure) from private.requests), '{save_user}', 'the daily sweep deletes responses after a week');

select * from finish();
rollback;
