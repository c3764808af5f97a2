-- Signing in and out, passwords and sessions. Run by pgtap.test.ts.
begin;
select no_plan();

-- bcrypt. pgcrypto does not know the prefix $2b$, and takes what is no bcrypt hash for one of DES:
-- without our own check no user, or the wrong one, would get in.

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
  'the password of the first account is stored as a bcrypt hash of cost 10 (AC-106)');
select ok(not exists (
    select from private.credentials, unnest(array['superadmin', 'admin', 'admin123', 'password', 'Admin@123', 'changeme']) guess
    where private.password_matches(guess, password_hash)),
  'the password of the first account is not a common one (S-69)');
select tests.visitor();
select is(public.ensure_default_admin(), '{"success": true}', 'opening the login page again succeeds (AC-105)');
select tests.owner();
select is((select count(*)::int from public.users), 1, 'opening the login page again makes no second account (AC-105)');
select ok(private.reset_password(' SuperAdmin ', 'first password'), 'the owner of the database can set a password');
select is(private.reset_password('unknown', 'first password'), false, 'setting the password of an unknown name returns false');
select throws_ok($$ select private.reset_password('superadmin', 'short') $$, '23514', null, 'setting a password of less than 6 bytes fails');
select throws_ok($$ select private.reset_password('superadmin', repeat('a', 73)) $$, '23514', null, 'setting a password of more than 72 bytes fails (S-24)');

select tests.visitor();
create temporary table first_login on commit drop as select public.sign_in('superadmin', 'first password') as answer;
select tests.send((select answer ->> 'token' from first_login));
select is(private.rank(), 0, 'a user with a first password has the rank of a visitor until it is changed (S-04)');
select ok((public.my_session() #>> '{user,must_change_password}')::boolean, 'the session tells the screen to ask for a new password (S-04)');
select throws_ok($$ select public.sync_pull(null) $$, 'PT428', null, 'reading with that session asks for the password first (S-04)');
select throws_ok($$ select public.sync_push('[]', null) $$, 'PT428', null, 'writing with that session asks for the password first (S-04, threat 39)');
select is(public.change_password('first password', tests.hash()), '{"success": true}', 'a user with a first password can change it (S-04)');
select is(private.rank(), 4, 'changing the first password makes the same session one of a Super Admin');
select tests.owner();
delete from public.users where false;
select is(private.create_default_admin('another password'), false, 'a clinic with accounts gets no default account (S-03)');
alter table public.users disable trigger guard;
delete from public.users;
alter table public.users enable trigger guard;
select throws_ok($$ select private.create_default_admin('short') $$, '23514', null, 'a first password of less than 6 bytes fails');
select ok(private.create_default_admin('given password'), 'the local server can give the first password itself (S-69)');
select ok((select private.password_matches('given password', password_hash) from private.credentials), 'the first password that the local server chose matches');

alter table public.users disable trigger guard;
delete from public.users;
alter table public.users enable trigger guard;
create function tests.fail() returns trigger language plpgsql as $$ begin raise 'the disk is full'; end $$;
create trigger fail before insert on public.users execute function tests.fail();
select tests.visitor();
select is(public.ensure_default_admin(), '{"success": false, "error": "Failed to create Super Admin"}',
  'a first account that cannot be created gives one sentence on the login page (AC-116)');
select tests.owner();
drop trigger fail on public.users;

-- Signing in

select tests.person('Ravi', 'Content Manager');
select tests.person('Latha', 'Admin');
select tests.person('Off', 'Viewer');
update public.users set is_enabled = false where username = 'Off';
select tests.visitor();
select is(public.sign_in('unknown', 'a good password'), '{"error": "Invalid username or password"}', 'signing in with an unknown name fails with one sentence (AC-108)');
select is(public.sign_in('Ravi', 'a wrong password'), '{"error": "Invalid username or password"}', 'signing in with a wrong password fails with the same sentence (AC-109)');
select is(public.sign_in('Off', 'a good password'), '{"error": "Invalid username or password"}', 'signing in to a disabled account fails with the same sentence (AC-110)');
select is(public.sign_in('Ravi', repeat('a', 73)), '{"error": "Invalid username or password"}', 'signing in with more than 72 bytes fails with the same sentence (S-24)');
select is(public.sign_in(null, null), '{"error": "Invalid username or password"}', 'signing in with nulls fails with the same sentence');
select is(public.sign_in('x', 'y'), '{"error": "Invalid username or password"}', 'signing in with one letter each fails with the same sentence (AC-119)');
select tests.owner();
select results_eq(
  $$ select name, count(*)::int from private.attempts group by name order by name collate "C" $$,
  $$ values ('', 1), ('off', 1), ('ravi', 2), ('unknown', 1), ('x', 1) $$,
  'every failure is counted, of names that exist and of names that do not (threat 24)');
select is((select count(*)::int from private.sessions where user_id = tests.id('Off')), 0, 'a failed sign-in opens no session');

select tests.visitor();
create temporary table logins on commit drop as select 1 as n, public.sign_in('  rAVI ', 'a good password') as answer;
select ok((select answer ? 'token' from logins), 'a username is found regardless of case and surrounding spaces (S-23)');
select is((select answer #>> '{user,username}' from logins), 'Ravi', 'a session returns the username as it was typed in the account (S-23)');
select is((select answer #>> '{user,last_login}' from logins), null, 'the first sign-in returns no last_login (AC-137, S-05)');
select ok((select answer ->> 'token' ~ '^[A-Za-z0-9_-]{43}$' from logins), 'the token has 256 random bits');
select ok((select not (answer::text ~ '(\$2|password_hash|"password")') from logins), 'a sign-in returns no hash (threat 2)');
select tests.owner();
select is((select last_login from public.users where username = 'Ravi'), now(), 'signing in writes last_login (AC-114)');
select is((select count(*)::int from private.attempts where name = 'ravi'), 0, 'a successful sign-in deletes the failures before it');
select ok(not exists (select from private.sessions s, logins where to_jsonb(s)::text like '%' || (answer ->> 'token') || '%'),
  'the token itself is stored nowhere (threat 25)');
select is((select user_agent from private.sessions s, logins where s.token_hash = encode(sha256(convert_to(answer ->> 'token', 'UTF8')), 'hex')),
  'Test Browser', 'a session stores the browser that opened it');
select results_eq(
  $$ select user_id, action, description, table_affected, record_id from public.activity_logs where action = 'login' and user_id = tests.id('Ravi') $$,
  $$ select tests.id('Ravi'), 'login', 'User logged in: Ravi', 'users', tests.id('Ravi') $$,
  'signing in writes a line of the log (AC-117)');

update public.users set last_login = '2026-01-02 03:04:05+00' where username = 'Ravi';
select tests.send(repeat('A', 43));
insert into logins select 2, public.sign_in('Ravi', 'a good password');
select is((select (answer #>> '{user,last_login}')::timestamptz from logins where n = 2), '2026-01-02 03:04:05+00',
  'a sign-in returns the time of the one before it (AC-137, S-05)');
select isnt((select answer ->> 'token' from logins where n = 2), (select answer ->> 'token' from logins where n = 1),
  'every sign-in makes a new token (threat 26)');
select is((select answer ->> 'token' from logins where n = 2) = repeat('A', 43), false,
  'a sign-in ignores the token that the caller sends (threat 26)');
select tests.owner();
select is((select count(*)::int from private.sessions where token_hash = encode(sha256(convert_to(repeat('A', 43), 'UTF8')), 'hex')), 0,
  'a token that the caller invented opens nothing after a sign-in (threat 26)');

create trigger fail before update of last_login on public.users execute function tests.fail();
select tests.visitor();
insert into logins select 3, public.sign_in('Ravi', 'a good password');
select ok((select answer ? 'token' from logins where n = 3), 'a sign-in succeeds although last_login cannot be written (AC-115)');
select tests.send((select answer ->> 'token' from logins where n = 3));
select is(private.rank(), 2, 'a sign-in without last_login opens a full session (AC-115)');
select tests.owner();
drop trigger fail on public.users;

-- Guessing

select tests.visitor();
-- An empty password is wrong without the cost of a hash.
select is(tests.guess('LATHA ', 9), 9, 'nine wrong guesses of a name get the ordinary error');
select is(public.sign_in('latha', 'a wrong password') ->> 'error', 'Invalid username or password', 'a tenth wrong guess gets the ordinary error, in any case of the name');
select is(public.sign_in('Latha', 'a good password') ->> 'error', 'Too many attempts. Please try again in a few minutes.',
  'the right password has to wait after ten wrong guesses (S-56, threat 24)');
select is(tests.guess('no such name', 10), 10, 'ten guesses of an unknown name get the ordinary error');
select is(public.sign_in('No such name', 'x') ->> 'error', 'Too many attempts. Please try again in a few minutes.',
  'an unknown name is locked like a known one, which hides which names exist (threat 24)');
select ok(public.sign_in('Ravi', 'a good password') ? 'token', 'a locked name locks no other name');
select tests.owner();
select is((select count(*)::int from private.attempts where name = 'latha'), 10, 'guesses made while locked do not make the wait longer');
update private.attempts set at = at - interval '14 minutes 59 seconds';
select tests.visitor();
select is(public.sign_in('Latha', 'a good password') ->> 'error', 'Too many attempts. Please try again in a few minutes.', 'a lock lasts 15 minutes');
select tests.owner();
update private.attempts set at = at - interval '2 seconds';
select tests.visitor();
select ok(public.sign_in('Latha', 'a good password', 'the tablet at the desk') ? 'token', 'a lock ends after 15 minutes');

select is(tests.guess('Latha', 10, 'some other device'), 10, 'a stranger can lock a name on another device');
select is(public.sign_in('Latha', 'a good password', 'some other device') ->> 'error', 'Too many attempts. Please try again in a few minutes.',
  'a stranger who locked a name has to wait');
select ok(public.sign_in('Latha', 'a good password', 'the tablet at the desk') ? 'token',
  'a known device signs in while strangers are locked out of the name (threat 24)');
select is(public.sign_in('Latha', 'a good password') ->> 'error', 'Too many attempts. Please try again in a few minutes.', 'a call without a device counts as a stranger');
select is(tests.guess('Latha', 10, 'the tablet at the desk'), 10, 'a known device may guess ten times');
select is(public.sign_in('Latha', 'a good password', 'the tablet at the desk') ->> 'error', 'Too many attempts. Please try again in a few minutes.',
  'a known device has to wait after ten guesses of its own');
select is(tests.guess('Ravi', 10, 'some other device'), 10, 'a stranger can lock another user''s name');
select is(public.sign_in('Ravi', 'a good password', 'the tablet at the desk') ->> 'error', 'Too many attempts. Please try again in a few minutes.',
  'a device that is known for one user is a stranger for another');
select tests.owner();
delete from private.attempts where name like 'latha/%';
update private.known_devices set last_good_at = now() - interval '30 days 1 second';
select tests.visitor();
select is(public.sign_in('Latha', 'a good password', 'the tablet at the desk') ->> 'error', 'Too many attempts. Please try again in a few minutes.',
  'a device becomes a stranger after 30 days without a sign-in');
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
select is(tests.guess_names('198.51.100.7', 60), 60::bigint, 'addresses are not counted before the header of the gateway is set');
select tests.owner();
delete from private.attempts;
update private.gateway set address_header = 'x-real-ip';
select is(tests.guess_names('198.51.100.7', 60), 50::bigint, 'one address gets 50 guesses of any names');
select is(public.sign_in('Ravi', 'a good password') ->> 'error', 'Too many attempts. Please try again in a few minutes.', 'the right password has to wait at an address that is locked');
select tests.owner();
insert into private.known_devices (device_hash, user_id) values (encode(sha256('the tablet at the desk'), 'hex'), tests.id('Latha')) on conflict (device_hash, user_id) do update set last_good_at = now();
select tests.sends_from('198.51.100.7');
select ok(public.sign_in('Latha', 'a good password', 'the tablet at the desk') ? 'token', 'a known device signs in at an address that is locked');
select is(tests.guess('Latha', 10, 'the tablet at the desk'), 10, 'a known device may guess as often as ever at an address that is locked');
select tests.sends_from('198.51.100.8');
select ok(public.sign_in('Ravi', 'a good password') ? 'token', 'a locked address locks no other address');
select is(tests.guess_names('2001:db8:1:2::' || n, 10), 10::bigint, 'guesses from address ' || n || ' of a network') from generate_series(1, 5) n;
select is(tests.guess_names('2001:db8:1:2:ffff::1', 5), 0::bigint, 'guesses from one IPv6 network count together');
select is(tests.guess_names('2001:db8:1:3::1', 1), 1::bigint, 'guesses from another IPv6 network count apart');
select tests.owner();
select is((select count(*)::int from private.attempts where address = '198.51.100.7' and stranger), 50, 'guesses made while an address is locked are not counted');
delete from private.attempts;
insert into private.attempts (name, address, stranger) select 'n' || n, '203.0.113.' || n % 250, true from generate_series(1, 499) n;
select tests.sends_from('192.0.2.1');
select is(public.sign_in('unknown', '') ->> 'error', 'Invalid username or password', 'the 500th guess of all strangers gets the ordinary error');
select tests.sends_from('192.0.2.2');
select is(public.sign_in('Ravi', 'a good password') ->> 'error', 'Too many attempts. Please try again in a few minutes.', 'every stranger has to wait after 500 guesses');
select ok(public.sign_in('Latha', 'a good password', 'the tablet at the desk') ? 'token', 'a known device signs in after 500 guesses of strangers');
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
select is(tests.sessions_of('Latha'), 2::bigint, 'signing in again on a device ends its earlier session only');
select is(tests.sessions_of('Ravi'), 1::bigint, 'signing in on a shared device ends no session of another user');
select tests.send((select token from tablet where n = 1));
select is(public.my_session(), null, 'a session that was replaced on its device opens nothing');
select tests.send((select token from tablet where n = 3));
insert into tablet select 5, public.sign_in('Latha', 'a good password', 'another name of the phone') ->> 'token';
select tests.owner();
select is(tests.sessions_of('Latha'), 2::bigint, 'a sign-in replaces the session that the caller came with, also under a new device name');
select tests.send((select token from tablet where n = 5));
insert into tablet select 6, public.sign_in('Ravi', 'a good password', 'phone') ->> 'token';
insert into tablet select 7, public.sign_in('Latha', 'a wrong password', 'phone') ->> 'token';
select tests.send((select token from tablet where n = 5));
select is(public.my_session() #>> '{user,username}', 'Latha', 'a sign-in of another user and a failed one end no session');
select tests.visitor();
insert into tablet select 8, public.sign_in('Ravi', 'a good password') ->> 'token';
insert into tablet select 9, public.sign_in('Ravi', 'a good password') ->> 'token';
select tests.owner();
select is(tests.sessions_of('Ravi'), 4::bigint, 'a sign-in without a device replaces no session');
select ok(not exists (select from private.sessions where device_hash in ('tablet', 'phone')), 'a device is stored by the hash of its name only');
delete from private.sessions where user_id in (tests.id('Latha'), tests.id('Ravi'));
select tests.session('Ravi', tests.token('Ravi')), tests.session('Latha', tests.token('Latha'));
insert into private.sessions (token_hash, user_id) select n::text, tests.id('Ravi') from generate_series(1, 4) n;

-- Sessions

select tests.act('Ravi');
select is(public.my_session() #>> '{user,id}', tests.id('Ravi')::text, 'a session returns its user');
select ok(not public.my_session()::text ~ '(\$2|token)', 'a session returns no secret (threat 2)');
select tests.owner();
update private.sessions set last_seen_at = now() - interval '11 hours' where user_id = tests.id('Ravi');
select tests.act('Ravi');
select lives_ok($$ select public.my_session() $$, 'reading the session succeeds');
select tests.owner();
select is((select count(*)::int from private.sessions where user_id = tests.id('Ravi') and last_seen_at = now()), 1,
  'reading the session counts as activity of that session only');
select tests.act('Ravi');
select lives_ok($$ select public.sync_push('[]', null) $$, 'pushing no edits succeeds');
select is(jsonb_array_length(public.my_sessions()), 5, 'a user gets the list of their own sessions');
select is((select count(*)::int from jsonb_array_elements(public.my_sessions()) s where (s ->> 'current')::boolean), 1, 'the list of sessions marks the current one');
select lives_ok($$ select public.sign_out_others() $$, 'ending the other sessions succeeds');
select is((select jsonb_agg(s -> 'current') from jsonb_array_elements(public.my_sessions()) s), '[true]', 'ending the other sessions keeps the current one');
select tests.act('Latha');
select is(private.rank(), 3, 'ending the other sessions ends none of another user (threat 28)');
select tests.owner();
update private.sessions set created_at = now() + interval '4 minutes', last_seen_at = now() + interval '4 minutes' where user_id = tests.id('Latha');
select tests.act('Latha');
select is(private.rank(), 3, 'a clock that is corrected by minutes ends no session (threat 25)');
select tests.owner();
update private.sessions set created_at = now() + interval '6 minutes' where user_id = tests.id('Latha');
select tests.act('Latha');
select is(private.rank(), 0, 'a session that was opened while the clock was ahead is not good (threat 25)');
select is(public.my_sessions(), '[]', 'a session that was opened while the clock was ahead is in no list');
select tests.owner();
update private.sessions set created_at = now(), last_seen_at = now() + interval '8 days' where user_id = tests.id('Latha');
select tests.act('Latha');
select is(public.my_session(), null, 'a session that was used while the clock was ahead is not good (threat 25)');
select tests.owner();
update private.sessions set last_seen_at = now() where user_id = tests.id('Latha');
insert into private.attempts (name, at) select 'latha', now() + interval '8 days' from generate_series(1, 10);
select ok(private.is_attempt_allowed('latha'), 'attempts while the clock was ahead lock out nobody (threat 24)');
select tests.act('Ravi');
select lives_ok($$ select public.sign_out() $$, 'signing out succeeds');
select is(private.rank(), 0, 'signing out ends the session immediately (threat 25)');
select is(public.my_session(), null, 'a signed-out token has no session');
select lives_ok($$ select public.sign_out() $$, 'signing out twice succeeds');
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
  'the dashboard counts the log entries of the last 24 hours (AC-135)');
select ok((public.dashboard_counts() ->> 'activity_24h')::int > 1, 'the dashboard counts at least the entries of this test');
select tests.owner();

-- Changing the password

select tests.session('Ravi', tests.token('Ravi'));
select tests.session('Ravi', tests.token('Ravi elsewhere'));
select tests.act('Ravi');
select is(public.change_password('a wrong password', tests.hash()), '{"success": false, "error": "The current password is not right"}',
  'changing a password needs the current one');
select is(public.change_password('a good password', tests.hash()), '{"success": false, "error": "Please choose a password that is not the current one"}',
  'changing a password to the current one fails');
select throws_ok($$ select public.change_password('a good password', 'another good password') $$, 'PT400', null, 'a password that was not hashed in the browser is refused (S-67)');
select throws_ok($$ select public.change_password('a good password', '$2b$04$' || repeat('a', 53)) $$, 'PT400', null, 'a hash of low cost is refused (S-67)');
select throws_ok($$ select public.change_password('a good password', null) $$, 'PT400', null, 'a null hash is refused');
select is(public.change_password('a good password', '$2b$10$MjWAVWLTI4tq7TJ4lVvRDOJcGy7rgEqxOK25LWgvDHxm5aogYjkmS'), '{"success": true}', 'a valid new hash changes the password');
select is(private.rank(), 2, 'changing a password keeps the session that did it');
select tests.send(tests.token('Ravi elsewhere'));
select is(private.rank(), 0, 'changing a password ends all other sessions (threat 25)');
select is(public.sign_in('Ravi', 'a good password') ->> 'error', 'Invalid username or password', 'an old password does not sign in');
select ok(public.sign_in('Ravi', 'another good password') ? 'token', 'a new password signs in');
select tests.owner();
select is((select count(*)::int from private.attempts where name like '%password of%'), 0, 'a successful change of the password deletes the failures before it');
select is((select description from public.activity_logs where user_id = tests.id('Ravi') and action = 'update'), 'Changed own password', 'changing a password is logged');
select tests.act('Ravi');
select is(string_agg(distinct public.change_password('', tests.hash()) ->> 'error', ','), 'The current password is not right',
  'ten wrong guesses of the current password get the ordinary error') from generate_series(1, 10) n;
select is(public.change_password('another good password', tests.hash()) ->> 'error', 'Too many attempts. Please try again in a few minutes.',
  'a stolen session gets ten guesses of the current password (threat 24)');
select tests.owner();
delete from private.attempts;
select tests.visitor();
select is(tests.guess('password of ' || tests.id('Ravi'), 10), 10, 'a stranger can guess under the name of the counter of password changes');
select tests.act('Ravi');
select is(public.change_password('another good password', tests.hash()), '{"success": true}', 'guesses under the name of the counter lock no change of a password');

-- What ends sessions by itself (S-10, threat 25)

select tests.owner();
update public.users set email = 'new@clinic.invalid', last_login = now() where username = 'Ravi';
select tests.act('Ravi');
select is(private.rank(), 2, 'a new e-mail address ends no session');
select tests.owner();
update public.users set role = 'Viewer' where username = 'Ravi';
select tests.act('Ravi');
select is(private.rank(), 0, 'a new role ends the sessions of the user immediately (S-10)');
select throws_ok($$ select public.sync_pull(null) $$, 'PT401', null, 'a request of an ended session gets "Sign in again" (S-10)');
select tests.owner();
select tests.session('Ravi', tests.token('Ravi'));
update public.users set is_enabled = false where username = 'Ravi';
select tests.act('Ravi');
select is(private.rank(), 0, 'disabling a user ends their sessions immediately (S-10, threat 28)');
select tests.owner();
update public.users set is_enabled = true where username = 'Ravi';
select tests.act('Ravi');
select is(private.rank(), 0, 'enabling a user restores no old session');
select tests.owner();
select tests.session('Latha', 'x');
select ok(private.reset_password('latha', 'a reset password'), 'the owner of the database can reset a password');
select is((select count(*)::int from private.sessions where user_id = tests.id('Latha')), 0, 'a reset of the password ends all sessions of the account');
select ok((select must_change_password from public.users where username = 'Latha'), 'a password that was reset must be changed at the next sign-in');
select is((select count(*)::int from public.activity_logs where user_id is null and record_id = tests.id('Latha')
    and description = 'Changed directly in the database: user Latha'), 1, 'a reset of the password is logged as the work of the system (S-66)');
delete from private.credentials where user_id = tests.id('Latha');
select ok(private.reset_password('latha', 'a reset password'), 'an account without a password can get one by a reset');
select tests.visitor();
select ok(public.sign_in('Latha', 'a reset password') ? 'token', 'an account that got its first password by a reset signs in');

select tests.owner();
update private.sessions set last_seen_at = now() - interval '13 hours' where user_id = tests.id('Latha');
insert into private.sessions (token_hash, user_id, created_at) values ('ahead', tests.id('Latha'), now() + interval '8 days');
insert into private.attempts (name, at) values ('someone', now() - interval '16 minutes'), ('someone', now() + interval '8 days');
select lives_ok($$ select private.sweep() $$, 'the daily housekeeping succeeds');
select ok(not exists (select from private.sessions where last_seen_at < now() - interval '12 hours' or created_at > now())
    and not exists (select from private.attempts where at < now() - interval '15 minutes' or at > now()) and not exists (select from private.known_devices where last_good_at < now() - interval '30 days'),
  'the daily housekeeping deletes ended sessions, old attempts and old devices');

select * from finish();
rollback;
