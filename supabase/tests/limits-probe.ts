import type { TableName } from '#model/rows.ts'

import type { Database } from '../local/database.ts'
import { openClinic } from './clinic.ts'

/** A clinic with a procedure that says of each value whether a column takes it, or by which code it refuses it. */
export async function openProbe(db: Database): Promise<Database> {
  await openClinic(db)
  await db.exec(`
    -- One of the names that are tried.
    delete from public.users where username = 'viewer';
    create schema probe;
    -- Checks are what is tried here; without the triggers it takes a third of the time.
    create function probe.verdicts(tbl text, col text, base jsonb, candidates jsonb) returns text[]
    language plpgsql set session_replication_role = replica as $$
    declare
      codes text[] := '{}';
      code text;
      candidate jsonb;
      kept jsonb;
      cols text;
    begin
      select string_agg(quote_ident(k), ', ') into cols from jsonb_object_keys(base) k where k not like '%:%';
      for candidate in select c from jsonb_array_elements(candidates) c loop
        begin
          if tbl in ('hospital_profile', 'contact_information', 'modern_site_settings') then
            execute format('delete from public.%I', tbl);
          end if;
          execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1) returning to_jsonb(%1$I)', tbl, cols)
            into kept using base || jsonb_build_object(col, candidate);
          -- A value that would be bent to its column is refused by sync [R13].
          if kept -> col is distinct from candidate then
            raise invalid_text_representation;
          end if;
          raise sqlstate 'UNDO0';
        exception
          when sqlstate 'UNDO0' then code := 'ok';
          when integrity_constraint_violation or data_exception then code := sqlstate;
        end;
        codes := codes || code;
      end loop;
      return codes;
    end $$`)
  return db
}

export interface Place {
  table: TableName
  column: string
  /** A row that is fine as it is. */
  base: object
}

/** What the database says to a row with each of the values: ok, or the code it refuses with. */
export async function probeValues(
  db: Database,
  { table, column, base }: Place,
  values: readonly unknown[],
): Promise<string[]> {
  const [row] = await db.query<{ codes: string[] }>(
    'select probe.verdicts($1, $2, $3::text::jsonb, $4::text::jsonb) as codes',
    [table, column, JSON.stringify(base), JSON.stringify(values)],
  )
  return row?.codes ?? []
}
