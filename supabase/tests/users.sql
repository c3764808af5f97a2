-- Who manages accounts, and what nobody may do to them (S-06 to S-08). Run by pgtap.test.ts.
begin;
select no_plan();

select tests.person('Boss', 'Super Admin');
select tests.person('Deputy', 'Super Admin');
select tests.person('Asha', 'Admin');
select tests.person('Chandu', 'Content Manager');
select tests.person('Veena', 'Viewer');
-- An account as its Super Admin sees it, apart from times and versions.
create function tests.account(of_name text) returns text language sql
as $$ select concat_ws(' ', username, email, role, case when is_enabled then 'enabled' else 'disabled' end) from public.users where username = of_name $$;

-- Creating

select tests.act('Boss');
select is(public.save_user(tests.id('New'), ' New ', ' new@clinic.invalid ', 'Viewer', null, tests.hash()),
  jsonb_build_object('success', true, 'id', tests.id('New')), 'a Super Admin creates an account');
select tests.owner();
select is(tests.account('New'), 'New new@clinic.invalid Viewer enabled', 'spaces around name and e-mail are dropped, and it is enabled (AC-253)');
select is((select created_by from public.users where username = 'New'), tests.id('Boss'), 'it says who created it, as the server knows them (AC-255, AC-409)');
select ok((select created_at = now() and last_login is null from public.users where username = 'New'), 'and when; it never signed in');
select results_eq(
  $$ select user_id, action, description, table_affected, record_id from public.activity_logs where record_id = tests.id('New') $$,
  $$ select tests.id('Boss'), 'create', 'Created user: New', 'users', tests.id('New') $$,
  'creating an account is logged once (AC-256)');
select tests.visitor();
select ok(public.sign_in('new', 'a good password') ? 'token', 'the new account signs in with the password it was given');

select tests.owner();
alter table public.users disable trigger guard_new;
select tests.person(U&'Pra\200Bsad', 'Viewer');
alter table public.users enable trigger guard_new;
select tests.act('Boss');
select is(public.save_user(tests.id(U&'Pra\200Bsad'), U&'Pra\200Bsad', 'prasad@clinic.invalid', 'Viewer', true) ->> 'success', 'true', 'an account that has such a name already keeps it');
select is(public.delete_user(tests.id(U&'Pra\200Bsad')) ->> 'success', 'true', 'or goes');
select is(public.save_user(null, 'రవి 😀', 'ravi@clinic.invalid', 'Viewer', true, tests.hash()) ->> 'success', 'true', 'any letters can be seen');
select is(public.delete_user((select id from public.users where username = 'రవి 😀')) ->> 'success', 'true', 'in any script');
select is(public.save_user(null, 'nEW', 'other@clinic.invalid', 'Viewer', true, tests.hash()) ->> 'error', 'Username already exists',
  'a name is taken whatever its capitals (AC-241, S-23)');
select is(public.save_user(null, 'Other', 'NEW@clinic.invalid', 'Viewer', true, tests.hash()) ->> 'error', 'Email already exists',
  'and so is an e-mail address (AC-242, S-23)');
select is(public.save_user(null, 'Other', 'other@clinic', 'Viewer', true, tests.hash()) ->> 'error', 'Email is invalid', 'an e-mail address has to look like one');
select is(public.save_user(null, 'Other', null, 'Viewer', true, tests.hash()) ->> 'error', 'Email is invalid', 'and has to be there (AC-423)');
select is(public.save_user(null, ' ', 'other@clinic.invalid', 'Viewer', true, tests.hash()) ->> 'error', 'Username is required', 'a name has to be there (AC-423)');
select is(public.save_user(null, 'Oth' || hidden || 'er', 'other@clinic.invalid', 'Viewer', true, tests.hash()) ->> 'error', 'Username contains characters that cannot be seen',
  'a name with ' || to_json(hidden)::text || ' in it would look like another')
from unnest(array[U&'\200B', U&'\200D', U&'\202E', U&'\2066', U&'\FEFF', U&'\00AD', E'\t', E'\n', U&'\0085']) hidden;
select is(public.save_user(null, null, 'other@clinic.invalid', 'Viewer', true, tests.hash()) ->> 'error', 'Username is required', 'nothing is no name (AC-423)');
select is(public.save_user(null, 'Other', 'other@clinic.invalid', null, true, tests.hash()) ->> 'error', 'Role is required', 'a role has to be there (AC-423)');
select is(public.save_user(null, 'Other', 'other@clinic.invalid', 'Owner', true, tests.hash()) ->> 'error', 'Role is required', 'and be one of the four');
select is(public.save_user(null, 'Other', 'other@clinic.invalid', 'Viewer', true) ->> 'error', 'Password is required', 'a new account needs a password');
select throws_ok($$ select public.save_user(null, 'Other', 'other@clinic.invalid', 'Viewer', true, 'a plain password') $$, 'PT400', null,
  'a password that was not hashed in the browser is not taken (S-67)');
select throws_ok($$ select public.save_user(null, 'Other', 'other@clinic.invalid', 'Viewer', true, '$2b$09$' || repeat('a', 53)) $$, 'PT400', null,
  'nor a hash of another cost (S-67)');
select tests.owner();
select is((select count(*)::int from public.users where username = 'Other'), 0, 'nothing of what was refused is there');
select is((select count(*)::int from public.activity_logs where action = 'create' and table_affected = 'users' and description <> 'Created user: రవి 😀'), 1, 'nor in the log');

select tests.act('Boss');
select is(public.save_user(null, name, 'adam@clinic.invalid', 'Viewer', true, tests.hash()) ->> 'error', 'Username mixes letters that look alike: use one alphabet',
  name || ' would look like the name of another account')
  from unnest(array[U&'\0430dam', U&'\0430\0441\0435', U&'\FF41dam', U&'b\0C66ss', U&'ad\0131m', U&'\+01D41Adam', U&'a\0301dam']) as name;
select is(public.save_user(null, name, at || '@clinic.invalid', 'Viewer', true, tests.hash()) ->> 'success', 'true', name || ' is a name')
  from unnest(array['Dr. Rao-2_b', U&'Jos\00E9', 'गीता', 'రాజు 2']) with ordinality as names (name, at);
select is((select count(public.delete_user(u.id)) from public.users u where u.email ~ '^[1-4]@'), 4::bigint, 'and each goes again');
select is(public.save_user(null, repeat('a', 201), 'long@clinic.invalid', 'Viewer', true, tests.hash()) ->> 'error', 'Username must have at most 200 characters', 'a long name hears that it is long');
select is(public.save_user(null, U&'\00A0nb\3000', 'nb@clinic.invalid', 'Viewer', true, tests.hash()) ->> 'success', 'true', 'any blanks around a name are dropped');
select is(public.delete_user((select id from public.users where username = 'nb')) ->> 'success', 'true', 'and it is nb');
select is(public.save_user(null, U&'\00A0\3000', 'nb@clinic.invalid', 'Viewer', true, tests.hash()) ->> 'error', 'Username is required', 'of blanks alone there is none');
select tests.owner();

-- Who may

select throws_ok(format($$ select tests.act(%L); select public.save_user(null, 'X', 'x@clinic.invalid', 'Viewer', true, tests.hash()) $$, name), '42501', null,
  name || ' creates no account, not even a Viewer''s (S-06, AC-245, threat 3)')
from unnest(array['Asha', 'Chandu', 'Veena']) name;
select tests.owner();
select throws_ok(format($$ select tests.act(%L); select public.save_user(tests.id(%1$L), %1$L, 'x@clinic.invalid', 'Super Admin', true) $$, name), '42501', null,
  name || ' does not raise their own role (threat 3)')
from unnest(array['Asha', 'Chandu', 'Veena']) name;
select tests.owner();
select is((select count(*)::int from public.users where role = 'Super Admin'), 2, 'there are as many Super Admins as before (threat 3)');

-- Changing

select tests.act('Boss');
select is(public.save_user(tests.id('New'), 'New', 'NEW@clinic.invalid', 'Super Admin', true) ->> 'success', 'true', 'a Super Admin gives any role, and an account keeps its own e-mail address (AC-242, AC-244)');
select is(public.save_user(tests.id('New'), 'New', 'new@clinic.invalid', role, true) ->> 'success', 'true', 'a Super Admin makes somebody ' || role || ' (AC-244)')
from unnest(array['Admin', 'Content Manager', 'Viewer']) role;
select is(public.save_user(tests.id('New'), 'Newer', 'new@clinic.invalid', 'Viewer', true) ->> 'error', 'Username cannot be changed', 'a user name stays what it is (AC-243, threat 6)');
select is(public.save_user(tests.id('New'), 'New', 'veena@clinic.invalid', 'Viewer', true) ->> 'error', 'Email already exists', 'and no one takes the e-mail address of another (AC-242)');
select is(public.save_user(tests.id('New'), 'New', 'newest@clinic.invalid', 'Viewer', null) ->> 'success', 'true', 'what is not said of an account');
select tests.owner();
select is(tests.account('New'), 'New newest@clinic.invalid Viewer enabled', 'stays as it was');
select is((select changes from public.activity_logs where record_id = tests.id('New') and action = 'update' and changes #>> '{after,email}' = 'a new one' and changes #>> '{before,role}' = changes #>> '{after,role}'),
  '{"before": {"role": "Viewer", "is_enabled": true}, "after": {"email": "a new one", "role": "Viewer", "is_enabled": true}}',
  'the log says what was before and after, and no password (AC-256)');
select is((select count(*)::int from public.activity_logs where to_jsonb(activity_logs)::text like '%@clinic.invalid%'), 0, 'and no e-mail address (S-78)');
select is((select count(*)::int from public.activity_logs where description = 'Updated user: New' and user_id = tests.id('Boss')), 5, 'every change is logged once (AC-256)');

select tests.session('New', tests.token('New'));
select tests.act('Boss');
select is(public.save_user(tests.id('New'), 'New', 'newest@clinic.invalid', 'Viewer', true, '$2b$10$MjWAVWLTI4tq7TJ4lVvRDOJcGy7rgEqxOK25LWgvDHxm5aogYjkmS') ->> 'success', 'true',
  'a Super Admin gives somebody a new password');
select tests.act('New');
select is(private.rank(), 0, 'which ends that person''s sessions (threat 25)');
select ok(public.sign_in('New', 'another good password') ? 'token', 'and it lets that person in');
select tests.act('Boss');
select is(private.rank(), 4, 'while the Super Admin stays signed in');

-- Enabling and disabling

select is(public.set_user_enabled(tests.id('New'), false), '{"success": true}', 'a Super Admin disables an account (AC-254)');
select tests.visitor();
select is(public.sign_in('New', 'another good password'), '{"error": "Invalid username or password"}', 'the right password opens nothing while the account is disabled (AC-122)');
select tests.act('Boss');
select is(public.set_user_enabled(tests.id('New'), true), '{"success": true}', 'and enables it again (AC-254)');
select tests.visitor();
select ok(public.sign_in('New', 'another good password') ? 'token', 'the same password lets its owner in once the account is enabled again (AC-122)');
select tests.act('Boss');
select is(public.set_user_enabled(tests.id('nobody'), true) ->> 'error', 'Failed to update user status', 'an account that is gone cannot be (AC-251)');
select is(public.set_user_enabled(tests.id('Boss'), false) ->> 'error', 'You cannot disable your own account', 'nobody disables their own account (AC-247, threat 4)');
select is(public.save_user(tests.id('Boss'), 'Boss', 'boss@clinic.invalid', 'Super Admin', false) ->> 'error', 'You cannot disable your own account', 'not by the form either (AC-247)');
select is(public.save_user(tests.id('Boss'), 'Boss', 'boss@clinic.invalid', 'Admin', true) ->> 'error', 'You cannot change your own role', 'nobody changes their own role (S-08)');
select is(public.delete_user(tests.id('Boss')) ->> 'error', 'You cannot delete your own account', 'nobody deletes their own account (AC-246, threat 4)');
select is(public.save_user(tests.id('Boss'), 'Boss', 'chief@clinic.invalid', 'Super Admin', true) ->> 'success', 'true', 'whoever may, changes their own e-mail address');
select tests.owner();
select is(tests.account('Boss'), 'Boss chief@clinic.invalid Super Admin enabled', 'all of which left the account as it was');
select results_eq(
  $$ select description from public.activity_logs where record_id = tests.id('New') and description ~ 'abled' order by description $$,
  $$ values ('Disabled user: New'), ('Enabled user: New') $$, 'enabling and disabling are logged (AC-256)');

-- The last Super Admin (S-07, threat 5)

select tests.act('Boss');
select is(public.set_user_enabled(tests.id('Deputy'), false) ->> 'success', 'true', 'one of two Super Admins can be disabled');
select tests.owner();
select throws_ok($$ delete from public.users where username = 'Boss' $$, '23514', 'At least one enabled Super Admin is required', 'the last enabled one cannot be deleted, not even in the SQL editor (S-07)');
select throws_ok($$ update public.users set role = 'Admin' where username = 'Boss' $$, '23514', 'At least one enabled Super Admin is required', 'nor demoted (S-07)');
select throws_ok($$ update public.users set is_enabled = false where username = 'Boss' $$, '23514', 'At least one enabled Super Admin is required', 'nor disabled (S-07)');
select lives_ok($$ delete from public.users where username = 'Deputy' $$, 'a disabled one is not needed');
select tests.person('Deputy', 'Super Admin');
select throws_ok($$ update public.users set is_enabled = false where role = 'Super Admin' $$, '23514', 'At least one enabled Super Admin is required', 'both of two cannot be disabled at a stroke (S-07)');
select throws_ok($$ delete from public.users $$, '23514', 'At least one enabled Super Admin is required', 'nor everybody deleted (S-07)');
select tests.act('Deputy');
select is(public.delete_user(tests.id('Boss')) ->> 'success', 'true', 'one Super Admin deletes the other');
select is(public.delete_user(tests.id('Boss')) ->> 'error', 'Failed to delete user', 'once (AC-251)');
select tests.act('Boss');
select is(private.rank(), 0, 'and the other is out at once');

-- Deleting

select tests.owner();
insert into public.doctors (id, name, added_by) values (tests.id('doctor'), 'Dr', tests.id('Chandu'));
insert into public.hospital_profile (name, last_updated_by, updated_at) values ('Clinic', tests.id('Chandu'), now());
update public.hospital_profile set last_updated_by = tests.id('Chandu');
create temporary table before on commit drop as select updated_at, row_version from public.hospital_profile;
insert into public.activity_logs (user_id, action, description) values (tests.id('Chandu'), 'update', 'His work');
select tests.act('Deputy');
select is(public.delete_user(tests.id('Chandu')), '{"success": true}', 'a Super Admin deletes an account');
select tests.owner();
select is((select count(*)::int from private.credentials where user_id = tests.id('Chandu')), 0, 'its password goes with it');
select is((select count(*)::int from private.sessions where user_id = tests.id('Chandu')), 0, 'and its sessions');
select is((select added_by from public.doctors where id = tests.id('doctor')), null, 'what a deleted user added stays, without a name');
select is((select last_updated_by from public.hospital_profile), null, 'whoever deleted the account is not made the author of its work');
select ok((select p.updated_at = b.updated_at and p.row_version > b.row_version from public.hospital_profile p, before b),
  'which keeps its date, and reaches the devices of staff');
select is((select count(*)::int from public.activity_logs where user_id = tests.id('Chandu') and description = 'His work'), 1, 'the lines of the log keep the id of the deleted user (S-22)');
select results_eq(
  $$ select user_id, description, record_id from public.activity_logs where action = 'delete' and record_id = tests.id('Chandu') $$,
  $$ select tests.id('Deputy'), 'Deleted user: Chandu', tests.id('Chandu') $$, 'deleting an account is logged once (AC-256)');

-- Past the procedures

insert into public.users (username, email) values ('Direct', 'direct@clinic.invalid');
select is(tests.account('Direct'), 'Direct direct@clinic.invalid Viewer enabled', 'an account made in the SQL editor is a Viewer''s and enabled (AC-253)');
select is((select array_agg(coalesce(user_id::text, 'System')) from public.activity_logs where description = 'Changed directly in the database: user Direct'), '{System}',
  'and is logged as the work of the system (S-66)');
select is((select changes from public.activity_logs where description = 'Changed directly in the database: user Direct'), null,
  'without what is in it: Admins read the log, not the accounts');
select throws_ok($$ update public.users set username = 'Renamed' where username = 'Direct' $$, '23514', 'Username cannot be changed', 'a user name stays what it is in the SQL editor too (AC-243)');
select tests.act('Deputy');
select is(public.save_user((select id from public.users where username = 'Direct'), 'Direct', 'direct@clinic.invalid', 'Viewer', true, tests.hash()) ->> 'success', 'true',
  'an account without a password');
select ok(public.sign_in('Direct', 'a good password') ? 'token', 'can be given one');

select * from finish();
rollback;
