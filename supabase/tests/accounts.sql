-- Signing in and out, passwords and sessions. Run by pgtap.test.ts.
begin;
select no_plan();

-- bcrypt. pgcrypto does not know the prefix $2b$, and takes what is no bcrypt hash for one of DES:
-- without our own check nobody, or the wrong one, would get in.

select ok(private.password_matches('a good password', tests.hash()),
  'a hash that the browser made ($2b$) is understood (S-67)');
select ok(private.password_matches('a good password', '$2a' || substr(tests.hash(), 4)),
  'a hash with the prefix $2a$ is understood (S-67)');
select ok(private.password_matches('a good password', '$2y' || substr(tests.hash(), 4)),
  'a hash with the prefix $2y$ is understood (S-67)');
select ok(private.password_matches('చిత్తూరు రవి', '$2b$10$uxi/DATrXBBhipFRa3.umu9lPH71Ec8bqqMudVarNIYXx4d4wx/KC'),
  'a password in Telugu matches the hash that the browser made of it');
select ok(not private.password_matches('A good password', tests.hash()),
  'another password does not match, not even by a capital letter');
select ok(not private.password_matches(' a good password ', tests.hash()),
  'spaces around a password are part of it (S-24)');
select ok(not private.password_matches('secret', extensions.crypt('secret', 'ab')),
  'a stored value that is no bcrypt hash matches nothing: pgcrypto would fall back to DES in silence (S-67)');
select ok(not private.password_matches('secret', extensions.crypt('secret', extensions.gen_salt('bf', 4))),
  'a bcrypt hash of another cost than 10 matches nothing');
select ok(not private.password_matches('', extensions.crypt('', extensions.gen_salt('bf', 10))),
  'an empty password matches nothing, even where its hash is stored');
select ok(private.password_matches(repeat('క', 24), '$2b$10$JMO2dwaU1Bj3V.sOdKTBeOyP0EvSPMj2KdTru1l/btq.tgQBwpWUC'),
  '24 Telugu letters are 72 bytes, and are a password (S-24)');
select ok(not private.password_matches(repeat('క', 24) || 'ర', '$2b$10$JMO2dwaU1Bj3V.sOdKTBeOyP0EvSPMj2KdTru1l/btq.tgQBwpWUC'),
  'a 25th letter is not ignored, as bcrypt by itself would ignore it (S-24)');
select is(private.password_matches(null, tests.hash()), null, 'no password at all is no match');

-- The first account

select tests.visitor();
select is(public.ensure_default_admin(), '{"success": true}', 'opening the login page of an empty clinic makes the first account (AC-105)');
select tests.owner();
select results_eq(
  $$ select username, role, is_enabled, must_change_password from public.users $$,
  $$ values ('superadmin', 'Super Admin', true, true) $$,
  'the first account is superadmin, enabled, and must choose a password (AC-105, AC-106, S-03)');
select ok((select password_hash ~ '^\$2[aby]\$10\$' from private.credentials),
  'its password is stored as a bcrypt hash of cost 10 (AC-106)');
select ok(not exists (
    select from private.credentials, unnest(array['superadmin', 'admin', 'admin123', 'password', 'Admin@123', 'changeme']) guess
    where private.password_matches(guess, password_hash)),
  'nobody can guess the password of the first account (S-69)');
select tests.visitor();
select is(public.ensure_default_admin(), '{"success": true}', 'opening the login page again is fine (AC-105)');
select tests.owner();
select is((select count(*)::int from public.users), 1, 'opening the login page again makes no second account (AC-105)');
select ok(private.reset_password(' SuperAdmin ', 'first password'), 'the owner of the database can set a password');
select is(private.reset_password('nobody', 'first password'), false, 'setting the password of nobody says so');
select throws_ok($$ select private.reset_password('superadmin', 'short') $$, '23514', null, 'not one of less than 6 bytes');
select throws_ok($$ select private.reset_password('superadmin', repeat('a', 73)) $$, '23514', null, 'nor one of more than 72 bytes (S-24)');

select tests.visitor();
create temporary table first_login on commit drop as select public.sign_in('superadmin', 'first password') as answer;
select tests.send((select answer ->> 'token' from first_login));
select is(private.rank(), 0, 'until the first password is changed its holder counts as a visitor (S-04)');
select ok((public.my_session() #>> '{user,must_change_password}')::boolean, 'the session tells the screen to ask for a new password (S-04)');
select throws_ok($$ select public.sync_pull(null) $$, 'PT428', null, 'reading with that session asks for the password first (S-04)');
select throws_ok($$ select public.sync_push('[]', null) $$, 'PT428', null, 'writing with that session asks for the password first (S-04, threat 39)');
select is(public.change_password('first password', tests.hash()), '{"success": true}', 'changing the password is what is left (S-04)');
select is(private.rank(), 4, 'then the same session is that of a Super Admin');
select tests.owner();
delete from public.users where false;
select is(private.create_default_admin('another password'), false, 'a clinic with accounts never gets a default one again (S-03)');
alter table public.users disable trigger guard;
delete from public.users;
alter table public.users enable trigger guard;
select throws_ok($$ select private.create_default_admin('short') $$, '23514', null, 'the first password has at least 6 bytes');
select ok(private.create_default_admin('given password'), 'the local server can give the first password itself (S-69)');
select ok((select private.password_matches('given password', password_hash) from private.credentials), 'and that password then works');

alter table public.users disable trigger guard;
delete from public.users;
alter table public.users enable trigger guard;
create function tests.fail() returns trigger language plpgsql as $$ begin raise 'the disk is full'; end $$;
create trigger fail before insert on public.users execute function tests.fail();
select tests.visitor();
select is(public.ensure_default_admin(), '{"success": false, "error": "Failed to create Super Admin"}',
  'when the first account cannot be made the login page hears so in one sentence (AC-116)');
select tests.owner();
drop trigger fail on public.users;

-- Signing in

select tests.person('Ravi', 'Content Manager');
select tests.person('Latha', 'Admin');
select tests.person('Off', 'Viewer');
update public.users set is_enabled = false where username = 'Off';
select tests.visitor();
select is(public.sign_in('nobody', 'a good password'), '{"error": "Invalid username or password"}', 'an unknown name is refused (AC-108)');
select is(public.sign_in('Ravi', 'a wrong password'), '{"error": "Invalid username or password"}', 'a wrong password is refused in the same words (AC-109)');
select is(public.sign_in('Off', 'a good password'), '{"error": "Invalid username or password"}', 'a disabled account is refused in the same words (AC-110)');
select is(public.sign_in('Ravi', repeat('a', 73)), '{"error": "Invalid username or password"}', 'a password of more than 72 bytes is refused in the same words (S-24)');
select is(public.sign_in(null, null), '{"error": "Invalid username or password"}', 'nothing at all is refused in the same words');
select is(public.sign_in('x', 'y'), '{"error": "Invalid username or password"}', 'names and passwords of one letter are looked at like any other (AC-119)');
select tests.owner();
select results_eq(
  $$ select name, count(*)::int from private.attempts group by name order by name collate "C" $$,
  $$ values ('', 1), ('nobody', 1), ('off', 1), ('ravi', 2), ('x', 1) $$,
  'every failure is counted, of names that exist and of names that do not (threat 24)');
select is((select count(*)::int from private.sessions where user_id = tests.id('Off')), 0, 'no failure opens a session');

select tests.visitor();
create temporary table logins on commit drop as select 1 as n, public.sign_in('  rAVI ', 'a good password') as answer;
select ok((select answer ? 'token' from logins), 'a name is found whatever its capitals and the spaces around it (S-23)');
select is((select answer #>> '{user,username}' from logins), 'Ravi', 'and is shown as it was typed when the account was made (S-23)');
select is((select answer #>> '{user,last_login}' from logins), null, 'at the first sign-in there was no last one: First login (AC-137, S-05)');
select ok((select answer ->> 'token' ~ '^[A-Za-z0-9_-]{43}$' from logins), 'the token has 256 random bits');
select ok((select not (answer::text ~ '(\$2|password_hash|"password")') from logins), 'the answer holds no hash (threat 2)');
select tests.owner();
select is((select last_login from public.users where username = 'Ravi'), now(), 'signing in writes last_login (AC-114)');
select is((select count(*)::int from private.attempts where name = 'ravi'), 0, 'a good sign-in forgets the failures before it');
select ok(not exists (select from private.sessions s, logins where to_jsonb(s)::text like '%' || (answer ->> 'token') || '%'),
  'the token itself is stored nowhere (threat 25)');
select is((select user_agent from private.sessions s, logins where s.token_hash = encode(sha256(convert_to(answer ->> 'token', 'UTF8')), 'hex')),
  'Test Browser', 'the session knows which browser it belongs to');
select results_eq(
  $$ select user_id, action, description, table_affected, record_id from public.activity_logs where action = 'login' and user_id = tests.id('Ravi') $$,
  $$ select tests.id('Ravi'), 'login', 'User logged in: Ravi', 'users', tests.id('Ravi') $$,
  'signing in writes a line of the log (AC-117)');

update public.users set last_login = '2026-01-02 03:04:05+00' where username = 'Ravi';
select tests.send(repeat('A', 43));
insert into logins select 2, public.sign_in('Ravi', 'a good password');
select is((select (answer #>> '{user,last_login}')::timestamptz from logins where n = 2), '2026-01-02 03:04:05+00',
  'signing in answers with the sign-in before this one (AC-137, S-05)');
select isnt((select answer ->> 'token' from logins where n = 2), (select answer ->> 'token' from logins where n = 1),
  'every sign-in makes a new token (threat 26)');
select is((select answer ->> 'token' from logins where n = 2) = repeat('A', 43), false,
  'a token that was brought along is not taken over (threat 26)');
select tests.owner();
select is((select count(*)::int from private.sessions where token_hash = encode(sha256(convert_to(repeat('A', 43), 'UTF8')), 'hex')), 0,
  'and opens nothing afterwards (threat 26)');

create trigger fail before update of last_login on public.users execute function tests.fail();
select tests.visitor();
insert into logins select 3, public.sign_in('Ravi', 'a good password');
select ok((select answer ? 'token' from logins where n = 3), 'when last_login cannot be written, signing in still works (AC-115)');
select tests.send((select answer ->> 'token' from logins where n = 3));
select is(private.rank(), 2, 'and the session is a full one (AC-115)');
select tests.owner();
drop trigger fail on public.users;

-- Guessing

select tests.visitor();
-- An empty password is wrong without the cost of a hash.
select is(tests.guess('LATHA ', 9), 9, 'nine wrong guesses are answered as wrong');
select is(public.sign_in('latha', 'a wrong password') ->> 'error', 'Invalid username or password', 'the tenth as well, however the name is written');
select is(public.sign_in('Latha', 'a good password') ->> 'error', 'Too many attempts. Please try again in a few minutes.',
  'then even the right password has to wait (S-56, threat 24)');
select is(tests.guess('no such name', 10), 10, 'ten guesses of a name that does not exist');
select is(public.sign_in('No such name', 'x') ->> 'error', 'Too many attempts. Please try again in a few minutes.',
  'lock it as well, so that nobody learns which names exist (threat 24)');
select ok(public.sign_in('Ravi', 'a good password') ? 'token', 'other names are not locked');
select tests.owner();
select is((select count(*)::int from private.attempts where name = 'latha'), 10, 'guesses made while locked do not make the wait longer');
update private.attempts set at = at - interval '14 minutes 59 seconds';
select tests.visitor();
select is(public.sign_in('Latha', 'a good password') ->> 'error', 'Too many attempts. Please try again in a few minutes.', 'a lock lasts 15 minutes');
select tests.owner();
update private.attempts set at = at - interval '2 seconds';
select tests.visitor();
select ok(public.sign_in('Latha', 'a good password', 'the tablet at the desk') ? 'token', 'and no longer');

select is(tests.guess('Latha', 10, 'some other device'), 10, 'when a stranger locks a name');
select is(public.sign_in('Latha', 'a good password', 'some other device') ->> 'error', 'Too many attempts. Please try again in a few minutes.',
  'the stranger cannot go on');
select ok(public.sign_in('Latha', 'a good password', 'the tablet at the desk') ? 'token',
  'but the device she used before still signs her in (threat 24)');
select is(public.sign_in('Latha', 'a good password') ->> 'error', 'Too many attempts. Please try again in a few minutes.', 'a call without a device is a stranger');
select is(tests.guess('Latha', 10, 'the tablet at the desk'), 10, 'a known device');
select is(public.sign_in('Latha', 'a good password', 'the tablet at the desk') ->> 'error', 'Too many attempts. Please try again in a few minutes.',
  'has its own ten guesses and no more');
select is(tests.guess('Ravi', 10, 'some other device'), 10, 'and when a stranger locks somebody else');
select is(public.sign_in('Ravi', 'a good password', 'the tablet at the desk') ->> 'error', 'Too many attempts. Please try again in a few minutes.',
  'it does not help that her device is known');
select tests.owner();
delete from private.attempts where name like 'latha/%';
update private.known_devices set last_good_at = now() - interval '30 days 1 second';
select tests.visitor();
select is(public.sign_in('Latha', 'a good password', 'the tablet at the desk') ->> 'error', 'Too many attempts. Please try again in a few minutes.',
  'a device that was not used for 30 days is a stranger again');
select tests.owner();
delete from private.attempts;

-- Guessing from one address, and from many

create function tests.sends_from(address text) returns void language plpgsql as $$
begin
  perform set_config('request.headers', json_build_object('x-real-ip', address, 'x-forwarded-for', gen_random_uuid(), 'user-agent', 'Test Browser')::text, true);
  perform set_config('role', 'anon', true);
end $$;
-- Guesses other names each time, and answers how often the server looked.
create function tests.guess_names(address text, times integer, device text default null) returns bigint language plpgsql as $$
begin
  perform tests.sends_from(address);
  return (select count(*) from generate_series(1, times) n where public.sign_in(address || ' ' || n || ' ' || random(), '', device) ->> 'error' like 'Invalid%');
end $$;
select is(tests.guess_names('198.51.100.7', 60), 60::bigint, 'until the gateway''s header is named, an address counts for nothing: a client could write any');
select tests.owner();
delete from private.attempts;
update private.gateway set address_header = 'x-real-ip';
select is(tests.guess_names('198.51.100.7', 60), 50::bigint, '50 guesses of any names are all that one address gets');
select is(public.sign_in('Ravi', 'a good password') ->> 'error', 'Too many attempts. Please try again in a few minutes.', 'then even the right password has to wait there');
select tests.owner();
insert into private.known_devices (device_hash, user_id) values (encode(sha256('the tablet at the desk'), 'hex'), tests.id('Latha')) on conflict (device_hash, user_id) do update set last_good_at = now();
select tests.sends_from('198.51.100.7');
select ok(public.sign_in('Latha', 'a good password', 'the tablet at the desk') ? 'token', 'but on a tablet that she used before she signs in, whoever shares its address');
select is(tests.guess('Latha', 10, 'the tablet at the desk'), 10, 'and mistypes as often as ever');
select tests.sends_from('198.51.100.8');
select ok(public.sign_in('Ravi', 'a good password') ? 'token', 'other addresses are not locked');
select is(tests.guess_names('2001:db8:1:2::' || n, 10), 10::bigint, 'guesses from address ' || n || ' of a network') from generate_series(1, 5) n;
select is(tests.guess_names('2001:db8:1:2:ffff::1', 5), 0::bigint, 'count together: a customer of IPv6 has a whole network');
select is(tests.guess_names('2001:db8:1:3::1', 1), 1::bigint, 'and the next customer another');
select tests.owner();
select is((select count(*)::int from private.attempts where address = '198.51.100.7' and stranger), 50, 'guesses made while locked do not make the wait longer');
delete from private.attempts;
insert into private.attempts (name, address, stranger) select 'n' || n, '203.0.113.' || n % 250, true from generate_series(1, 499) n;
select tests.sends_from('192.0.2.1');
select is(public.sign_in('nobody', '') ->> 'error', 'Invalid username or password', 'the 500th guess of all strangers is looked at');
select tests.sends_from('192.0.2.2');
select is(public.sign_in('Ravi', 'a good password') ->> 'error', 'Too many attempts. Please try again in a few minutes.', 'then every stranger has to wait');
select ok(public.sign_in('Latha', 'a good password', 'the tablet at the desk') ? 'token', 'and nobody on a device that is known');
select tests.owner();
delete from private.attempts;
update private.gateway set address_header = null;

-- One session of one tablet

create function tests.sessions_of(of_name text) returns bigint language sql security definer as $$ select count(*) from private.sessions where user_id = tests.id(of_name) $$;
delete from private.sessions where user_id in (tests.id('Latha'), tests.id('Ravi'));
select tests.visitor();
create temporary table tablet on commit drop as select 1 as n, public.sign_in('Latha', 'a good password', 'tablet') ->> 'token' as token;
insert into tablet select 2, public.sign_in('Latha', 'a good password', 'tablet') ->> 'token';
insert into tablet select 3, public.sign_in('Latha', 'a good password', 'phone') ->> 'token';
insert into tablet select 4, public.sign_in('Ravi', 'a good password', 'tablet') ->> 'token';
select tests.owner();
select is(tests.sessions_of('Latha'), 2::bigint, 'signing in again on a tablet ends the session it had, and no other device''s');
select is(tests.sessions_of('Ravi'), 1::bigint, 'and nobody else''s on the same tablet');
select tests.send((select token from tablet where n = 1));
select is(public.my_session(), null, 'the session it had opens nothing any more');
select tests.send((select token from tablet where n = 3));
insert into tablet select 5, public.sign_in('Latha', 'a good password', 'another name of the phone') ->> 'token';
select tests.owner();
select is(tests.sessions_of('Latha'), 2::bigint, 'nor does the one a caller comes with, whatever the device is called now');
select tests.send((select token from tablet where n = 5));
insert into tablet select 6, public.sign_in('Ravi', 'a good password', 'phone') ->> 'token';
insert into tablet select 7, public.sign_in('Latha', 'a wrong password', 'phone') ->> 'token';
select tests.send((select token from tablet where n = 5));
select is(public.my_session() #>> '{user,username}', 'Latha', 'a sign-in of somebody else, or one that fails, ends nothing of hers');
select tests.visitor();
insert into tablet select 8, public.sign_in('Ravi', 'a good password') ->> 'token';
insert into tablet select 9, public.sign_in('Ravi', 'a good password') ->> 'token';
select tests.owner();
select is(tests.sessions_of('Ravi'), 4::bigint, 'who names no device replaces nothing');
select ok(not exists (select from private.sessions where device_hash in ('tablet', 'phone')), 'the name of a device is kept as its hash only');
delete from private.sessions where user_id in (tests.id('Latha'), tests.id('Ravi'));
select tests.session('Ravi', tests.token('Ravi')), tests.session('Latha', tests.token('Latha'));
insert into private.sessions (token_hash, user_id) select n::text, tests.id('Ravi') from generate_series(1, 4) n;

-- Sessions

select tests.act('Ravi');
select is(public.my_session() #>> '{user,id}', tests.id('Ravi')::text, 'a session knows whose it is');
select ok(not public.my_session()::text ~ '(\$2|token)', 'and tells no secret (threat 2)');
select tests.owner();
update private.sessions set last_seen_at = now() - interval '11 hours' where user_id = tests.id('Ravi');
select tests.act('Ravi');
select lives_ok($$ select public.my_session() $$, 'asking for the session');
select tests.owner();
select is((select count(*)::int from private.sessions where user_id = tests.id('Ravi') and last_seen_at = now()), 1,
  'keeps that one session alive, and no other');
select tests.act('Ravi');
select lives_ok($$ select public.sync_push('[]', null) $$, 'sending edits');
select is(jsonb_array_length(public.my_sessions()), 5, 'everybody sees where they are signed in');
select is((select count(*)::int from jsonb_array_elements(public.my_sessions()) s where (s ->> 'current')::boolean), 1, 'and which of the sessions asks');
select lives_ok($$ select public.sign_out_others() $$, 'ending the other sessions');
select is((select jsonb_agg(s -> 'current') from jsonb_array_elements(public.my_sessions()) s), '[true]', 'leaves the one in use');
select tests.act('Latha');
select is(private.rank(), 3, 'and nobody else''s (threat 28)');
select tests.act('Ravi');
select lives_ok($$ select public.sign_out() $$, 'signing out');
select is(private.rank(), 0, 'ends the session at once (threat 25)');
select is(public.my_session(), null, 'there is no session any more');
select lives_ok($$ select public.sign_out() $$, 'signing out twice is fine');
select tests.owner();
select results_eq(
  $$ select user_id, description, table_affected, record_id from public.activity_logs where action = 'logout' $$,
  $$ select tests.id('Ravi'), 'User logged out: Ravi', 'users', tests.id('Ravi') $$,
  'signing out writes one line of the log (AC-118)');

-- Numbers of the dashboard

insert into public.activity_logs (action, description, created_at)
values ('update', 'Just within a day', now() - interval '23 hours 59 minutes'), ('update', 'A day and a minute ago', now() - interval '24 hours 1 minute');
select tests.act('Latha');
select is((public.dashboard_counts() ->> 'activity_24h')::int, (select count(*)::int from public.activity_logs where description <> 'A day and a minute ago'),
  'the dashboard counts what happened in the last 24 hours (AC-135)');
select ok((public.dashboard_counts() ->> 'activity_24h')::int > 1, 'which is more than nothing');
select tests.owner();

-- Changing the password

select tests.session('Ravi', tests.token('Ravi'));
select tests.session('Ravi', tests.token('Ravi elsewhere'));
select tests.act('Ravi');
select is(public.change_password('a wrong password', tests.hash()), '{"success": false, "error": "The current password is not right"}',
  'a password is changed only by somebody who knows the current one');
select is(public.change_password('a good password', tests.hash()), '{"success": false, "error": "Please choose a password that is not the current one"}',
  'the new one must be new');
select throws_ok($$ select public.change_password('a good password', 'another good password') $$, 'PT400', null, 'a password that was not hashed in the browser is not taken (S-67)');
select throws_ok($$ select public.change_password('a good password', '$2b$04$' || repeat('a', 53)) $$, 'PT400', null, 'nor a hash of low cost (S-67)');
select throws_ok($$ select public.change_password('a good password', null) $$, 'PT400', null, 'nor nothing');
select is(public.change_password('a good password', '$2b$10$MjWAVWLTI4tq7TJ4lVvRDOJcGy7rgEqxOK25LWgvDHxm5aogYjkmS'), '{"success": true}', 'the right one is taken');
select is(private.rank(), 2, 'whoever changed the password stays signed in');
select tests.send(tests.token('Ravi elsewhere'));
select is(private.rank(), 0, 'and is signed out everywhere else (threat 25)');
select is(public.sign_in('Ravi', 'a good password') ->> 'error', 'Invalid username or password', 'the old password no longer works');
select ok(public.sign_in('Ravi', 'another good password') ? 'token', 'the new one does');
select tests.owner();
select is((select count(*)::int from private.attempts where name like '%password of%'), 0, 'a good change forgets the failures before it');
select is((select description from public.activity_logs where user_id = tests.id('Ravi') and action = 'update'), 'Changed own password', 'changing a password is logged');
select tests.act('Ravi');
select is(string_agg(distinct public.change_password('', tests.hash()) ->> 'error', ','), 'The current password is not right',
  'ten guesses of the current password') from generate_series(1, 10) n;
select is(public.change_password('another good password', tests.hash()) ->> 'error', 'Too many attempts. Please try again in a few minutes.',
  'are all that a stolen session gets (threat 24)');
select tests.owner();
delete from private.attempts;
select tests.visitor();
select is(tests.guess('password of ' || tests.id('Ravi'), 10), 10, 'a stranger who signs in under the name of that counter');
select tests.act('Ravi');
select is(public.change_password('another good password', tests.hash()), '{"success": true}', 'keeps nobody from changing their password');

-- What ends sessions by itself (S-10, threat 25)

select tests.owner();
update public.users set email = 'new@clinic.invalid', last_login = now() where username = 'Ravi';
select tests.act('Ravi');
select is(private.rank(), 2, 'a new e-mail address leaves someone signed in');
select tests.owner();
update public.users set role = 'Viewer' where username = 'Ravi';
select tests.act('Ravi');
select is(private.rank(), 0, 'another role ends the sessions at once (S-10)');
select throws_ok($$ select public.sync_pull(null) $$, 'PT401', null, 'and the next request is told to sign in again (S-10)');
select tests.owner();
select tests.session('Ravi', tests.token('Ravi'));
update public.users set is_enabled = false where username = 'Ravi';
select tests.act('Ravi');
select is(private.rank(), 0, 'being disabled ends the sessions at once (S-10, threat 28)');
select tests.owner();
update public.users set is_enabled = true where username = 'Ravi';
select tests.act('Ravi');
select is(private.rank(), 0, 'being enabled again brings no old session back');
select tests.owner();
select tests.session('Latha', 'x');
select ok(private.reset_password('latha', 'a reset password'), 'a password set by the owner of the database');
select is((select count(*)::int from private.sessions where user_id = tests.id('Latha')), 0, 'ends all sessions of that account');
select ok((select must_change_password from public.users where username = 'Latha'), 'and must be changed at the next sign-in');
select is((select count(*)::int from public.activity_logs where user_id is null and record_id = tests.id('Latha')
    and description = 'Changed directly in the database: user Latha'), 1, 'which is logged as the work of the system (S-66)');
delete from private.credentials where user_id = tests.id('Latha');
select ok(private.reset_password('latha', 'a reset password'), 'an account that never had a password can be given one');
select tests.visitor();
select ok(public.sign_in('Latha', 'a reset password') ? 'token', 'and then signs in');

select tests.owner();
update private.sessions set last_seen_at = now() - interval '13 hours' where user_id = tests.id('Latha');
insert into private.attempts (name, at) values ('somebody', now() - interval '16 minutes');
select lives_ok($$ select private.sweep() $$, 'the daily housekeeping');
select ok(not exists (select from private.sessions where last_seen_at < now() - interval '12 hours')
    and not exists (select from private.attempts where at < now() - interval '15 minutes') and not exists (select from private.known_devices where last_good_at < now() - interval '30 days'),
  'clears ended sessions, old attempts and forgotten devices');

select * from finish();
rollback;
