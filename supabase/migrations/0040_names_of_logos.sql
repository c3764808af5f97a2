-- A logo that the staff's tablet drew as 512 × 512 says so at the end of its name: such a one is the
-- icon of the installed app, whose size the manifest has to tell before anybody opens the file.

create or replace function private.is_picture_name(name text) returns boolean
language sql immutable set search_path = ''
as $$ select name ~ '^[0-9]{13}-[0-9a-f]{32}(-512)?\.(jpg|jpeg|png|webp|gif)$' $$;
