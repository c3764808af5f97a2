-- The picture that WhatsApp and others show when somebody shares an address of the site: a JPEG of
-- 1200 × 630, which all of them show. The staff's tablet draws it so.
--
-- No row is touched: a device that mirrored the row before takes the missing picture for none [D14].

alter table public.hospital_profile
  add column share_image text check (private.is_picture(share_image));
comment on column public.hospital_profile.share_image is 'Shown where an address of the site is shared.';

update sync.tables set cols = cols || '{share_image}', images = images || '{share_image}' where tbl = 'hospital_profile';
select sync.register_table('hospital_profile');
