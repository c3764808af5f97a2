-- Sessions that fall asleep, names for the log, and passwords that are not to stay. Run by pgtap.test.ts.
begin;
select no_plan();

select tests.person('Boss', 'Super Admin');
select tests.person('Asha', 'Admin');
select tests.person('veena', 'Viewer');

-- How long a session lives

create function tests.ages(of_name text, idle interval, age interval) returns void language sql as $$
  update private.sessions set last_seen_at = now() - idle, created_at = now() - age where user_id = tests.id(of_name)
$$;
create function tests.idle() returns interval language sql as $$
  select now() - last_seen_at from private.sessions where user_id = tests.id('Asha')
$$;

select tests.act('Asha');
select is((public.my_session() ->> 'ends_in')::int, 12 * 3600, 'a session that was just used lasts 12 hours');
select tests.owner();
select tests.ages('Asha', '11 hours 50 minutes', '1 day');
select tests.act('Asha');
select is((public.my_session(false) ->> 'ends_in')::int, 600, 'reading the session without a touch returns the seconds that are left');
select is(public.my_session(false) #>> '{user,username}', 'Asha', 'reading the session without a touch returns its user');
select tests.owner();
select is(tests.idle(), interval '11 hours 50 minutes', 'reading the session without a touch is no activity');
select tests.act('Asha');
select is((public.my_session(true) ->> 'ends_in')::int, 12 * 3600, 'reading the session with a touch gives it 12 hours again');
select tests.owner();
select tests.ages('Asha', '1 minute', '6 days 23 hours 30 minutes');
select tests.act('Asha');
select is((public.my_session() ->> 'ends_in')::int, 1800, 'a session lasts at most seven days from the sign-in');
select tests.owner();
select tests.ages('Asha', '12 hours', '1 day');
select tests.act('Asha');
select is(public.my_session(false), null, 'a session ends after 12 hours without use, by the clock of the server');
select is(public.my_session(), null, 'a touch does not renew an ended session');
select tests.owner();
select is((select private.seconds_left(s) from private.sessions s where s.user_id = tests.id('Asha')), 0, 'an ended session has 0 seconds left');

-- The list of one's own sessions

select tests.ages('Asha', '1 minute', '1 day');
select tests.session('Asha', tests.token('Asha elsewhere'));
select tests.session('Asha', tests.token('Asha long ago'));
update private.sessions set last_seen_at = now() - interval '13 hours'
  where token_hash = encode(sha256(convert_to(tests.token('Asha long ago'), 'UTF8')), 'hex');
select tests.act('Asha');
select is(jsonb_array_length(public.my_sessions()), 2, 'the list of sessions leaves out ended ones');
select is((select count(*)::int from jsonb_array_elements(public.my_sessions()) s where (s ->> 'current')::boolean), 1, 'one session of the list is marked as the current one');
select ok(not public.my_sessions()::text ~ 'token', 'the list of sessions holds no token (threat 25)');
select lives_ok($$ select public.sign_out_others() $$, 'ending the other sessions from the list succeeds');
select is(jsonb_array_length(public.my_sessions()), 1, 'ending the other sessions leaves one in the list');
select tests.send(tests.token('Asha elsewhere'));
select is(public.my_session(), null, 'a session that was ended from another one opens nothing');

-- Names for the log

select tests.act('Asha');
select is((select string_agg(n ->> 'username', ', ' order by place) from jsonb_array_elements(public.user_names()) with ordinality x (n, place)),
  'Asha, Boss, veena', 'an Admin gets the names for the log, by name whatever the capitals (AC-213)');
select is((select array_agg(distinct k order by k) from jsonb_array_elements(public.user_names()) n, jsonb_object_keys(n) k), '{id,username}',
  'the names for the log hold ids and usernames only');
select is((select count(*)::int from public.users), 1, 'an Admin reads only their own account');
select tests.owner();
select throws_ok($$ select tests.act('veena'); select public.user_names() $$, '42501', null, 'roles below Admin get no names for the log');

-- The log by what people filter by

select tests.owner();
insert into public.activity_logs (user_id, action, description, created_at) values
  (tests.id('Asha'), 'update', 'at midnight', '2031-05-06 00:00:00+00'),
  (tests.id('Boss'), 'delete', 'at noon', '2031-05-06 12:00:00+00'),
  (null, 'update', 'a moment before the next midnight', '2031-05-06 23:59:59.9+00'),
  (tests.id('Asha'), 'update', 'at the next midnight', '2031-05-07 00:00:00+00');
select tests.act('Asha');
select is((select string_agg(description, ', ' order by created_at desc) from public.activity_logs
    where created_at >= '2031-05-06T00:00:00Z' and created_at < '2031-05-07T00:00:00Z'),
  'a moment before the next midnight, at noon, at midnight', 'a day of the log has its first and its last moment (AC-211, AC-212, S-19)');

-- A password chosen by another person

select tests.act('Boss');
select is(public.save_user(tests.id('New'), 'New', 'new@clinic.invalid', 'Viewer', true, tests.hash(), true) ->> 'success', 'true',
  'an account with a password for one sign-in is created');
select is(public.save_user(tests.id('Old'), 'Old', 'old@clinic.invalid', 'Viewer', true, tests.hash()) ->> 'success', 'true', 'an account with a password to keep is created');
select tests.owner();
select results_eq($$ select username, must_change_password from public.users where username in ('New', 'Old') order by 1 $$,
  $$ values ('New', true), ('Old', false) $$, 'only the account with a password for one sign-in must change it');
select is((select changes from public.activity_logs where record_id = tests.id('New')), '{"after": {"role": "Viewer", "is_enabled": true}}',
  'the log of a new account has its role and no e-mail address (AC-256)');
select tests.session('New', tests.token('New'));
select tests.act('New');
select throws_ok($$ select public.sync_pull(null) $$, 'PT428', null, 'a user with a password chosen by another person has to change it first (S-04)');
select is(public.change_password('a good password', '$2b$10$MjWAVWLTI4tq7TJ4lVvRDOJcGy7rgEqxOK25LWgvDHxm5aogYjkmS') ->> 'success', 'true', 'a user with a password chosen by another person can change it');
select is(private.rank(), 1, 'a user who changed that password has their rank');
select tests.act('Boss');
select is(public.save_user(tests.id('New'), 'New', 'new@clinic.invalid', 'Viewer', true) ->> 'success', 'true', 'saving an account without a password succeeds');
select tests.owner();
select ok(not (select must_change_password from public.users where username = 'New'), 'saving an account without a password asks for no new one (AC-239)');
select tests.act('New');
select is(private.rank(), 1, 'saving an account without a password ends no session');
select tests.visitor();
select ok(public.sign_in('New', 'another good password') ? 'token', 'the old password signs in after a save without one (AC-239)');
select tests.act('Boss');
select is(public.save_user(tests.id('New'), 'New', 'new@clinic.invalid', 'Viewer', true, tests.hash(), true) ->> 'success', 'true', 'a Super Admin can set a new password');
select tests.owner();
select ok((select must_change_password from public.users where username = 'New'), 'a password set by a Super Admin must be changed');
select is((select changes #>> '{after,password}' from public.activity_logs where record_id = tests.id('New') and changes -> 'after' ? 'password'), 'a new one',
  'the log says that a password is new and not which (AC-256, threat 2)');

select * from finish();
rollback;
