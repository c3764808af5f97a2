-- The clinic's number on WhatsApp: seldom the one that is called, and visitors write to it (S-80).
-- With its country code, as WhatsApp finds nobody by any other.
--
-- No row is touched: a device that mirrored the row before takes the missing number for none [D14].

alter table public.contact_information
  add column whatsapp_number text
    check (length(whatsapp_number) <= 40 and whatsapp_number ~ '^\+[0-9 ().-]+$'
      and length(regexp_replace(whatsapp_number, '[^0-9]', '', 'g')) between 8 and 15);
comment on column public.contact_information.whatsapp_number is 'The clinic on WhatsApp, with the country code.';

update sync.tables set cols = cols || '{whatsapp_number}' where tbl = 'contact_information';
select sync.register_table('contact_information');
