-- What people call an illness, so that its page is found by their words: everyday English, short
-- forms, Telugu, Hindi and Urdu in their scripts and as they are typed in English letters.
--
-- No row is touched: a device that mirrored an illness before takes the missing list for an empty
-- one, which is what it is [D14].

alter table public.health_library_illnesses
  add column also_called text[] not null default '{}'
    check (private.texts_fit(also_called, 80) and cardinality(also_called) <= 60);
comment on column public.health_library_illnesses.also_called is 'What people call it, in any script.';

update sync.tables set cols = cols || '{also_called}' where tbl = 'health_library_illnesses';
select sync.register_table('health_library_illnesses');
