import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import {
  array,
  boolean,
  literal,
  looseObject,
  nullable,
  number,
  object,
  optional,
  parse,
  pipe,
  record,
  regex,
  string,
  type InferOutput,
} from 'valibot'

import { getSchemaToLoad } from '../baseline.ts'
import { listMigrations, getMigrationVersion } from '../database.ts'
import { isFileName } from '../file-store.ts'

/** The file that describes the others in a snapshot. */
export const MANIFEST = 'manifest.json'
/** Increases when the layout of a snapshot changes. */
const FORMAT = 1

const sum = pipe(string(), regex(/^[0-9a-f]{64}$/))

const picture = object({
  bucket: string(),
  name: string(),
  ownerId: nullable(string()),
  /** As in storage.objects; hosted Storage writes more there than we read. */
  metadata: looseObject({ mimetype: string(), cacheControl: optional(string()) }),
  createdAt: string(),
  updatedAt: string(),
  bytes: number(),
  sha256: sum,
})
export type ManifestPicture = InferOutput<typeof picture>

const manifest = object({
  program: literal('Nadi'),
  format: literal(FORMAT),
  /** The version of the build that took the snapshot. */
  build: string(),
  /** The number of the last migration of its database. */
  schema: string(),
  /** When it was taken, in UTC. */
  at: string(),
  /**
   * By full name; the rows are in the file of that name, one per line: a list of texts, one per
   * column.
   */
  tables: record(string(), object({ columns: array(string()), rows: number(), sha256: sum })),
  sequences: record(string(), object({ last: string(), called: boolean() })),
  pictures: array(picture),
})
export type Manifest = InferOutput<typeof manifest>

export const MANIFEST_HEADER = { program: 'Nadi', format: FORMAT } as const

/** The path of a table's rows in a snapshot. */
export const getRowsFile = (table: string): string => `rows/${table}.jsonl`
/** The path of a picture in a snapshot. */
export const getPictureFile = ({
  bucket,
  name,
}: Pick<ManifestPicture, 'bucket' | 'name'>): string => `pictures/${bucket}/${name}`

/** Reads a snapshot's manifest, or throws one sentence on why it cannot be read. */
export async function readManifest(copy: string): Promise<Manifest> {
  const text = await readFile(join(copy, MANIFEST), 'utf8').catch(() => null)
  let found: Manifest
  try {
    found = parse(manifest, JSON.parse(text ?? ''))
  } catch (error) {
    throw new Error('This is not a backup that Nadi made.', { cause: error })
  }
  const newest = getMigrationVersion((await listMigrations()).at(-1) ?? '')
  if (found.schema > newest) {
    throw new Error(
      `This backup is of a newer Nadi (its database is at ${found.schema}, this build knows up to ` +
        `${newest}). Install that build or a later one first.`,
    )
  }
  if (!found.pictures.every(({ bucket, name }) => isFileName(bucket) && isFileName(name))) {
    throw new Error('This backup contains an invalid picture name: it was altered.')
  }
  return { ...found, schema: getSchemaToLoad(found.schema) }
}
