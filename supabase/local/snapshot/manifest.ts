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

import { listMigrations, getMigrationVersion } from '../database.ts'
import { isFileName } from '../file-store.ts'

/** The file of a copy that says what is in the others. */
export const MANIFEST = 'manifest.json'
/** Counts up when the layout of a copy changes. */
const FORMAT = 1

const sum = pipe(string(), regex(/^[0-9a-f]{64}$/))

const picture = object({
  bucket: string(),
  name: string(),
  ownerId: nullable(string()),
  /** As storage.objects has it; hosted writes more there than we read. */
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
  /** The version of the build that made the copy. */
  build: string(),
  /** The number of the last migration its database had. */
  schema: string(),
  /** When its moment was, in UTC. */
  at: string(),
  /** By full name; the rows are in the file of that name, a line each: a list of texts, one per column. */
  tables: record(string(), object({ columns: array(string()), rows: number(), sha256: sum })),
  sequences: record(string(), object({ last: string(), called: boolean() })),
  pictures: array(picture),
})
export type Manifest = InferOutput<typeof manifest>

export const MANIFEST_HEADER = { program: 'Nadi', format: FORMAT } as const

/** Where the rows of a table are in a copy. */
export const getRowsFile = (table: string): string => `rows/${table}.jsonl`
/** Where a picture is in a copy. */
export const getPictureFile = ({
  bucket,
  name,
}: Pick<ManifestPicture, 'bucket' | 'name'>): string => `pictures/${bucket}/${name}`

/** What a copy says of itself, or one sentence why it cannot be read here. */
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
    throw new Error('This backup names a picture that no Nadi would: it was altered.')
  }
  return found
}
