-- What the core of sync stores. The procedures that use it are in the other files called sync-….

create table sync.clock (
  one boolean primary key default true check (one),
  version bigint not null default 0
);
comment on table sync.clock is
  'One row: the version of the latest write. Writers lock it, one at a time [R1].';

insert into sync.clock default values;

create table sync.history (
  version bigint primary key,
  tag text not null default substr(replace((gen_random_uuid())::text, '-', ''), 1, 8),
  at timestamptz not null default now()
);
comment on table sync.history is
  'The timeline: each version with a random tag. A restored backup continues with other tags, so a cursor of the lost time is recognised [R5].';

insert into sync.history (version) values (0);

create table sync.tables (
  tbl text primary key,
  rank integer,
  audience integer not null default 0,
  cols text[] not null default '{}',
  noun text not null,
  name_col text,
  may_insert boolean not null default true,
  may_delete boolean not null default true,
  ordered_within text,
  images text[] not null default '{}',
  staff_only text[] not null default '{}',
  rank_of_row text not null,
  joins text,
  bucket text,
  translated text[] not null default '{}',
  portion_by text,
  constraint tables_pictures_have_a_bucket check ((images = '{}') = (bucket is null))
);
comment on table sync.tables is
  'What sync knows of each table. sync.register_table() makes the database follow it.';
comment on column sync.tables.rank is 'The lowest role that may edit it through sync_push. Null: only its own procedures do.';
comment on column sync.tables.audience is 'The lowest role whose devices have a copy. Others never receive its rows.';
comment on column sync.tables.rank_of_row is 'The lowest role that may read a row r, in SQL: 0 everyone, 1 staff, 4 Super Admins, 99 none.';
comment on column sync.tables.joins is 'What rank_of_row needs beside the row. Such a table has a row policy of its own.';
comment on column sync.tables.bucket is 'The bucket of its pictures.';
comment on column sync.tables.translated is 'Columns that can have translations.';
comment on column sync.tables.portion_by is 'The column by which an initial sync is cut into pages: rows with the same value come together. Null: the table comes whole, before all pages.';

create table sync.tombstones (
  tbl text not null,
  id uuid not null,
  version bigint not null,
  "row" jsonb not null,
  at timestamptz not null default now(),
  hung jsonb not null default '[]',
  primary key (tbl, id)
);
comment on table sync.tombstones is
  'Deleted rows, for devices that still have them, and to restore them [R2].';
comment on column sync.tombstones.hung is 'Rows that referred to it when it was deleted: [{"t": table, "col": column, "id": row}].';
create index tombstones_version_idx on sync.tombstones (version);
create index tombstones_at_idx on sync.tombstones (at desc, id);

create table sync.applied (
  id uuid primary key,
  user_id uuid not null,
  at timestamptz not null default now(),
  result jsonb not null
);
comment on table sync.applied is
  'The result of each mutation, by its id: a repeated mutation gets the same result [R7].';

create table sync.standing (
  tbl text not null,
  id uuid not null,
  rank integer not null,
  version bigint not null,
  primary key (tbl, id)
);
comment on table sync.standing is
  'The rank and version with which each row is in the checksums, as in sync.feed.';

create table sync.sums (
  tbl text not null,
  rank integer not null,
  rows bigint not null,
  versions numeric not null,
  primary key (tbl, rank)
);
comment on table sync.sums is
  'Checksums: the number of rows of each rank in a table, and the sum of their versions [R6].';

create table sync.came_home (
  tbl text not null,
  id uuid not null,
  col text not null,
  parent uuid not null,
  at timestamptz not null default now(),
  primary key (tbl, id, col)
);
comment on table sync.came_home is
  'References that a restore set again and no user edited since. Kept as long as tombstones.';

create view sync.refers as
  select child.tbl, a.attname::text as col, parent.tbl as parent, c.confdeltype = 'c' as goes
  from pg_catalog.pg_constraint c
  join sync.tables child on c.conrelid = to_regclass(format('public.%I', child.tbl))
  join sync.tables parent on c.confrelid = to_regclass(format('public.%I', parent.tbl))
  join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and cardinality(c.conkey) = 1 and c.confdeltype in ('c', 'n') and a.attname = any (child.cols);
comment on view sync.refers is
  'The references between synced tables that are edited; goes: the row is deleted with its parent.';
