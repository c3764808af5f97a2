import type { Queryable } from '../../../supabase/local/database.ts'

const ILLNESSES = 'public.health_library_illnesses'
const COLUMNS = [
  'id',
  'illness_name',
  'slug',
  'short_summary',
  'meaning',
  'symptoms',
  'management_treatment',
  'when_to_get_help',
  'also_called',
  'tags',
  'visibility',
  'display_order',
  'translations',
]
const LISTS = [
  'symptoms',
  'management_treatment',
  'when_to_get_help',
  'also_called',
  'tags',
  'translations',
]

/** Leaves a clinic with illnesses only: other tables would be fetched by Nadi alone. */
export async function onlyIllnesses(db: Queryable): Promise<void> {
  await db.exec(`
    update ${ILLNESSES} set category_id = null, service_ids = '{}', doctor_ids = '{}', related_ids = '{}';
    delete from public.health_library_images where true;
    delete from ${ILLNESSES} where visibility <> 'published';
    delete from public.health_library_categories where true;
    delete from public.emergency_cards where true;
    delete from public.notices where true;
    delete from public.testimonials where true;
    delete from public.services where true;
    delete from public.doctors where true;
    delete from public.social_media where true;`)
}

const columns = (cast: string) =>
  COLUMNS.map((name) => (LISTS.includes(name) ? `${name}${cast} as ${name}` : name)).join(', ')

/**
 * The same illnesses for each peer, in a table as its documentation wants it, with no row security:
 * what checking a caller costs, only Nadi pays.
 */
export async function addPeerTables(db: Queryable): Promise<void> {
  // A millisecond apart, as rows that people wrote are, and whole milliseconds, as a Date holds them.
  const time = `date_trunc('milliseconds', now()) - interval '1 day' + display_order * interval '1 ms'`
  const peerTables: Record<string, { cast?: string; more: string; touch: string }> = {
    dexie: {
      more: `, ${time} as updated_at, false as deleted`,
      touch: 'new.updated_at = clock_timestamp()',
    },
    rxdb: {
      cast: '::text',
      more: `, ${time} as _modified, false as _deleted`,
      touch: 'new._modified = clock_timestamp()',
    },
    legend: {
      more: `, ${time} as created_at, ${time} as updated_at, false as deleted`,
      touch: 'new.updated_at = clock_timestamp()',
    },
    replicache: {
      more: ', 1::bigint as version',
      touch:
        'update public.peer_replicache_space set version = version + 1 returning version into new.version',
    },
    tinybase: { more: '', touch: 'new.id = old.id' },
  }
  await db.exec('create table public.peer_replicache_space as select 1::bigint as version')
  for (const [name, { cast = '', more, touch }] of Object.entries(peerTables)) {
    await db.exec(`
      create table public.peer_${name} as select ${columns(cast)}${more} from ${ILLNESSES};
      alter table public.peer_${name} add primary key (id);
      create function public.touch_peer_${name}() returns trigger language plpgsql as
        $$ begin ${touch}; return new; end $$;
      create trigger touch before update on public.peer_${name}
        for each row execute function public.touch_peer_${name}();
      grant select, insert, update on public.peer_${name} to anon;`)
  }
  await db.exec(`
    create index on public.peer_dexie (updated_at, id);
    create index on public.peer_rxdb (_modified, id);
    create index on public.peer_legend (updated_at);
    create index on public.peer_replicache (version);
    create table public.peer_replicache_clients (
      id text primary key, client_group text not null, last_mutation bigint not null, version bigint not null
    );`)
  await db.exec('analyze')
}
