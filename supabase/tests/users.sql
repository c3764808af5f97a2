-- Who manages accounts, and what no user may do to them (S-06 to S-08). Run by pgtap.test.ts.
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
  jsonb_build_object('success', true, 'id', tests.id('New')), 'a Super Admin can create an account');
select tests.owner();
select is(tests.account('New'), 'New new@clinic.invalid Viewer enabled', 'spaces around name and e-mail are dropped, and a new account is enabled (AC-253)');
select is((select created_by from public.users where username = 'New'), tests.id('Boss'), 'the server sets created_by (AC-255, AC-409)');
select ok((select created_at = now() and last_login is null from public.users where username = 'New'), 'a new account has its time of creation and no sign-in');
select results_eq(
  $$ select user_id, action, description, table_affected, record_id from public.activity_logs where record_id = tests.id('New') $$,
  $$ select tests.id('Boss'), 'create', 'Created user: New', 'users', tests.id('New') $$,
  'creating an account is logged once (AC-256)');
select tests.visitor();
select ok(public.sign_in('new', 'a good password') ? 'token', 'a new account signs in with its password');

select tests.owner();
alter table public.users disable trigger guard_new;
select tests.person(U&'Pra\200Bsad', 'Viewer');
alter table public.users enable trigger guard_new;
select tests.act('Boss');
select is(public.save_user(tests.id(U&'Pra\200Bsad'), U&'Pra\200Bsad', 'prasad@clinic.invalid', 'Viewer', true) ->> 'success', 'true', 'an account with a name that is refused today can be changed');
select is(public.delete_user(tests.id(U&'Pra\200Bsad')) ->> 'success', 'true', 'an account with a name that is refused today can be deleted');
select is(public.save_user(null, 'రవి 😀', 'ravi@clinic.invalid', 'Viewer', true, tests.hash()) ->> 'success', 'true', 'a name may have letters of any script and emoji');
select is(public.delete_user((select id from public.users where username = 'రవి 😀')) ->> 'success', 'true', 'an account with a name in another script can be deleted');
select is(public.save_user(null, 'nEW', 'other@clinic.invalid', 'Viewer', true, tests.hash()) ->> 'error', 'Username already exists',
  'a name is taken regardless of case (AC-241, S-23)');
select is(public.save_user(null, 'Other', 'NEW@clinic.invalid', 'Viewer', true, tests.hash()) ->> 'error', 'Email already exists',
  'an e-mail address is taken regardless of case (AC-242, S-23)');
select is(public.save_user(null, 'Other', 'other@clinic', 'Viewer', true, tests.hash()) ->> 'error', 'Email is invalid', 'an e-mail address has to look like one');
select is(public.save_user(null, 'Other', null, 'Viewer', true, tests.hash()) ->> 'error', 'Email is invalid', 'an e-mail address is required (AC-423)');
select is(public.save_user(null, ' ', 'other@clinic.invalid', 'Viewer', true, tests.hash()) ->> 'error', 'Username is required', 'a name of one blank is refused (AC-423)');
select is(public.save_user(null, 'Oth' || hidden || 'er', 'other@clinic.invalid', 'Viewer', true, tests.hash()) ->> 'error', 'Username contains characters that cannot be seen',
  'a name with ' || to_json(hidden)::text || ' in it would look like another')
from unnest(array[U&'\200B', U&'\200D', U&'\202E', U&'\2066', U&'\FEFF', U&'\00AD', E'\t', E'\n', U&'\0085']) hidden;
select is(public.save_user(null, null, 'other@clinic.invalid', 'Viewer', true, tests.hash()) ->> 'error', 'Username is required', 'a null name is refused (AC-423)');
select is(public.save_user(null, 'Other', 'other@clinic.invalid', null, true, tests.hash()) ->> 'error', 'Role is required', 'a role is required (AC-423)');
select is(public.save_user(null, 'Other', 'other@clinic.invalid', 'Owner', true, tests.hash()) ->> 'error', 'Role is required', 'a role has to be one of the four');
select is(public.save_user(null, 'Other', 'other@clinic.invalid', 'Viewer', true) ->> 'error', 'Password is required', 'a new account needs a password');
select throws_ok($$ select public.save_user(null, 'Other', 'other@clinic.invalid', 'Viewer', true, 'a plain password') $$, 'PT400', null,
  'a password that was not hashed in the browser is refused in an account (S-67)');
select throws_ok($$ select public.save_user(null, 'Other', 'other@clinic.invalid', 'Viewer', true, '$2b$09$' || repeat('a', 53)) $$, 'PT400', null,
  'a hash of another cost is refused in an account (S-67)');
select tests.owner();
select is((select count(*)::int from public.users where username = 'Other'), 0, 'refused accounts are not stored');
select is((select count(*)::int from public.activity_logs where action = 'create' and table_affected = 'users' and description <> 'Created user: రవి 😀'), 1, 'refused accounts are not logged');

select tests.act('Boss');
select is(public.save_user(null, name, 'adam@clinic.invalid', 'Viewer', true, tests.hash()) ->> 'error', 'Username mixes letters that look alike: use one alphabet',
  name || ' would look like the name of another account')
  from unnest(array[U&'\0430dam', U&'\0430\0441\0435', U&'\FF41dam', U&'b\0C66ss', U&'ad\0131m', U&'\+01D41Adam', U&'a\0301dam']) as name;
select is(public.save_user(null, name, at || '@clinic.invalid', 'Viewer', true, tests.hash()) ->> 'success', 'true', name || ' is a name')
  from unnest(array['Dr. Rao-2_b', U&'Jos\00E9', 'गीता', 'రాజు 2']) with ordinality as names (name, at);
select is((select count(public.delete_user(u.id)) from public.users u where u.email ~ '^[1-4]@'), 4::bigint, 'accounts with names of one alphabet can be deleted');
select is(public.save_user(null, repeat('a', 201), 'long@clinic.invalid', 'Viewer', true, tests.hash()) ->> 'error', 'Username must have at most 200 characters', 'a name of more than 200 characters is refused');
select is(public.save_user(null, U&'\00A0nb\3000', 'nb@clinic.invalid', 'Viewer', true, tests.hash()) ->> 'success', 'true', 'blanks of any kind around a name are dropped');
select is(public.delete_user((select id from public.users where username = 'nb')) ->> 'success', 'true', 'a name is stored without the blanks around it');
select is(public.save_user(null, U&'\00A0\3000', 'nb@clinic.invalid', 'Viewer', true, tests.hash()) ->> 'error', 'Username is required', 'a name of blanks of any kind is refused');
select tests.owner();

-- Who may

select throws_ok(format($$ select tests.act(%L); select public.save_user(null, 'X', 'x@clinic.invalid', 'Viewer', true, tests.hash()) $$, name), '42501', null,
  name || ' may not create an account (S-06, AC-245, threat 3)')
from unnest(array['Asha', 'Chandu', 'Veena']) name;
select tests.owner();
select throws_ok(format($$ select tests.act(%L); select public.save_user(tests.id(%1$L), %1$L, 'x@clinic.invalid', 'Super Admin', true) $$, name), '42501', null,
  name || ' may not raise their own role (threat 3)')
from unnest(array['Asha', 'Chandu', 'Veena']) name;
select tests.owner();
select is((select count(*)::int from public.users where role = 'Super Admin'), 2, 'no role was raised to Super Admin (threat 3)');

-- Changing

select tests.act('Boss');
select is(public.save_user(tests.id('New'), 'New', 'NEW@clinic.invalid', 'Super Admin', true) ->> 'success', 'true', 'a Super Admin can give any role, and an account keeps its e-mail address (AC-242, AC-244)');
select is(public.save_user(tests.id('New'), 'New', 'new@clinic.invalid', role, true) ->> 'success', 'true', 'a Super Admin can give the role ' || role || ' (AC-244)')
from unnest(array['Admin', 'Content Manager', 'Viewer']) role;
select is(public.save_user(tests.id('New'), 'Newer', 'new@clinic.invalid', 'Viewer', true) ->> 'error', 'Username cannot be changed', 'a username cannot be changed (AC-243, threat 6)');
select is(public.save_user(tests.id('New'), 'New', 'veena@clinic.invalid', 'Viewer', true) ->> 'error', 'Email already exists', 'an e-mail address of another account is refused (AC-242)');
select is(public.save_user(tests.id('New'), 'New', 'newest@clinic.invalid', 'Viewer', null) ->> 'success', 'true', 'a change of an account may leave fields out');
select tests.owner();
select is(tests.account('New'), 'New newest@clinic.invalid Viewer enabled', 'fields that a change leaves out stay');
select is((select changes from public.activity_logs where record_id = tests.id('New') and action = 'update' and changes #>> '{after,email}' = 'a new one' and changes #>> '{before,role}' = changes #>> '{after,role}'),
  '{"before": {"role": "Viewer", "is_enabled": true}, "after": {"email": "a new one", "role": "Viewer", "is_enabled": true}}',
  'the log has the role before and after a change, and no password (AC-256)');
select is((select count(*)::int from public.activity_logs where to_jsonb(activity_logs)::text like '%@clinic.invalid%'), 0, 'the log has no e-mail address (S-78)');
select is((select count(*)::int from public.activity_logs where description = 'Updated user: New' and user_id = tests.id('Boss')), 5, 'each change of an account is logged once (AC-256)');

select tests.session('New', tests.token('New'));
select tests.act('Boss');
select is(public.save_user(tests.id('New'), 'New', 'newest@clinic.invalid', 'Viewer', true, '$2b$10$MjWAVWLTI4tq7TJ4lVvRDOJcGy7rgEqxOK25LWgvDHxm5aogYjkmS') ->> 'success', 'true',
  'a Super Admin can set the password of another user');
select tests.act('New');
select is(private.rank(), 0, 'a password set by a Super Admin ends the sessions of its user (threat 25)');
select ok(public.sign_in('New', 'another good password') ? 'token', 'a password set by a Super Admin signs in');
select tests.act('Boss');
select is(private.rank(), 4, 'setting the password of another user keeps the session of the Super Admin');

-- Enabling and disabling

select is(public.set_user_enabled(tests.id('New'), false), '{"success": true}', 'a Super Admin can disable an account (AC-254)');
select tests.visitor();
select is(public.sign_in('New', 'another good password'), '{"error": "Invalid username or password"}', 'a disabled account does not sign in with its password (AC-122)');
select tests.act('Boss');
select is(public.set_user_enabled(tests.id('New'), true), '{"success": true}', 'a Super Admin can enable an account (AC-254)');
select tests.visitor();
select ok(public.sign_in('New', 'another good password') ? 'token', 'an enabled account signs in with its old password (AC-122)');
select tests.act('Boss');
select is(public.set_user_enabled(tests.id('unknown'), true) ->> 'error', 'Failed to update user status', 'a deleted account cannot be enabled (AC-251)');
select is(public.set_user_enabled(tests.id('Boss'), false) ->> 'error', 'You cannot disable your own account', 'a user cannot disable their own account (AC-247, threat 4)');
select is(public.save_user(tests.id('Boss'), 'Boss', 'boss@clinic.invalid', 'Super Admin', false) ->> 'error', 'You cannot disable your own account', 'a user cannot disable their own account by the form (AC-247)');
select is(public.save_user(tests.id('Boss'), 'Boss', 'boss@clinic.invalid', 'Admin', true) ->> 'error', 'You cannot change your own role', 'a user cannot change their own role (S-08)');
select is(public.delete_user(tests.id('Boss')) ->> 'error', 'You cannot delete your own account', 'a user cannot delete their own account (AC-246, threat 4)');
select is(public.save_user(tests.id('Boss'), 'Boss', 'chief@clinic.invalid', 'Super Admin', true) ->> 'success', 'true', 'a Super Admin can change their own e-mail address');
select tests.owner();
select is(tests.account('Boss'), 'Boss chief@clinic.invalid Super Admin enabled', 'refused changes of the own account change nothing');
select results_eq(
  $$ select description from public.activity_logs where record_id = tests.id('New') and description ~ 'abled' order by description $$,
  $$ values ('Disabled user: New'), ('Enabled user: New') $$, 'enabling and disabling are logged (AC-256)');

-- The last Super Admin (S-07, threat 5)

select tests.act('Boss');
select is(public.set_user_enabled(tests.id('Deputy'), false) ->> 'success', 'true', 'one of two Super Admins can be disabled');
select tests.owner();
select throws_ok($$ delete from public.users where username = 'Boss' $$, '23514', 'At least one enabled Super Admin is required', 'the last enabled Super Admin cannot be deleted in the SQL editor (S-07)');
select throws_ok($$ update public.users set role = 'Admin' where username = 'Boss' $$, '23514', 'At least one enabled Super Admin is required', 'the last enabled Super Admin cannot be demoted in the SQL editor (S-07)');
select throws_ok($$ update public.users set is_enabled = false where username = 'Boss' $$, '23514', 'At least one enabled Super Admin is required', 'the last enabled Super Admin cannot be disabled in the SQL editor (S-07)');
select lives_ok($$ delete from public.users where username = 'Deputy' $$, 'a disabled Super Admin can be deleted');
select tests.person('Deputy', 'Super Admin');
select throws_ok($$ update public.users set is_enabled = false where role = 'Super Admin' $$, '23514', 'At least one enabled Super Admin is required', 'one statement cannot disable all Super Admins (S-07)');
select throws_ok($$ delete from public.users $$, '23514', 'At least one enabled Super Admin is required', 'one statement cannot delete all accounts (S-07)');
select tests.act('Deputy');
select is(public.delete_user(tests.id('Boss')) ->> 'success', 'true', 'a Super Admin can delete another one');
select is(public.delete_user(tests.id('Boss')) ->> 'error', 'Failed to delete user', 'deleting a deleted account fails (AC-251)');
select tests.act('Boss');
select is(private.rank(), 0, 'a deleted user loses the session immediately');

-- Deleting

select tests.owner();
insert into public.doctors (id, name, added_by) values (tests.id('doctor'), 'Dr', tests.id('Chandu'));
insert into public.hospital_profile (name, last_updated_by, updated_at) values ('Clinic', tests.id('Chandu'), now());
update public.hospital_profile set last_updated_by = tests.id('Chandu');
create temporary table before on commit drop as select updated_at, row_version from public.hospital_profile;
insert into public.activity_logs (user_id, action, description) values (tests.id('Chandu'), 'update', 'His work');
select tests.act('Deputy');
select is(public.delete_user(tests.id('Chandu')), '{"success": true}', 'a Super Admin can delete an account');
select tests.owner();
select is((select count(*)::int from private.credentials where user_id = tests.id('Chandu')), 0, 'deleting an account deletes its password');
select is((select count(*)::int from private.sessions where user_id = tests.id('Chandu')), 0, 'deleting an account deletes its sessions');
select is((select added_by from public.doctors where id = tests.id('doctor')), null, 'rows that a deleted user added stay without an author');
select is((select last_updated_by from public.hospital_profile), null, 'deleting an account does not make its deleter the author of its rows');
select ok((select p.updated_at = b.updated_at and p.row_version > b.row_version from public.hospital_profile p, before b),
  'rows of a deleted user keep their date and get a new version');
select is((select count(*)::int from public.activity_logs where user_id = tests.id('Chandu') and description = 'His work'), 1, 'log entries keep the id of a deleted user (S-22)');
select results_eq(
  $$ select user_id, description, record_id from public.activity_logs where action = 'delete' and record_id = tests.id('Chandu') $$,
  $$ select tests.id('Deputy'), 'Deleted user: Chandu', tests.id('Chandu') $$, 'deleting an account is logged once (AC-256)');

-- Past the procedures

insert into public.users (username, email) values ('Direct', 'direct@clinic.invalid');
select is(tests.account('Direct'), 'Direct direct@clinic.invalid Viewer enabled', 'an account made in the SQL editor is an enabled Viewer (AC-253)');
select is((select array_agg(coalesce(user_id::text, 'System')) from public.activity_logs where description = 'Changed directly in the database: user Direct'), '{System}',
  'an account made in the SQL editor is logged as the work of the system (S-66)');
select is((select changes from public.activity_logs where description = 'Changed directly in the database: user Direct'), null,
  'the log of an account made in the SQL editor has no content');
select throws_ok($$ update public.users set username = 'Renamed' where username = 'Direct' $$, '23514', 'Username cannot be changed', 'a username cannot be changed in the SQL editor (AC-243)');
select tests.act('Deputy');
select is(public.save_user((select id from public.users where username = 'Direct'), 'Direct', 'direct@clinic.invalid', 'Viewer', true, tests.hash()) ->> 'success', 'true',
  'an account without a password can be saved with one');
select ok(public.sign_in('Direct', 'a good password') ? 'token', 'an account that got its password later signs in');

select * from finish();
rollback;
