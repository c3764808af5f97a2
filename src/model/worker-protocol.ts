/**
 * What a page asks of the service worker. Where a page sends a port along, the worker answers on it
 * with true when the work is done and false when it failed.
 */
export type WorkerMessage =
  /** What workbox-window sends so that a newer build is used. */
  | { type: 'SKIP_WAITING' }
  /** Take over the pages that are open. */
  | { type: 'claim' }
  | { type: 'cache-files' }
  | { type: 'cache-staff-files' }
  | ({ type: 'cache-pages' } & CachePagesRequest)
  | ({ type: 'cache-pictures' } & CachePicturesRequest)
  | ({ type: 'set-preferences' } & PreferencesRequest)
  /** Fetch again what this device keeps for patients. */
  | { type: 'refresh' }
  /** Delete what this device keeps for patients. */
  | { type: 'forget' }

/** The pages that every reader needs, and the theme they are rendered in now. */
export interface CachePagesRequest {
  paths: readonly string[]
  theme: string
}

export interface CachePicturesRequest {
  /** Of all public pictures. */
  addresses: readonly string[]
  savesData: boolean
}

export interface PreferencesRequest {
  mode: string
  textSize: string
  /** The colour of the browser's own bar. */
  barColor: string
  language: string
}

/**
 * The names of the release before. The worker understands both; pages send the older ones, as a
 * worker of that release may answer them. The next release sends the newer names.
 */
const OLDER_NAMES: Partial<Record<WorkerMessage['type'], string>> = {
  'cache-files': 'keep-files',
  'cache-staff-files': 'keep-staff-files',
  'cache-pages': 'keep-pages',
  'cache-pictures': 'keep-pictures',
  'set-preferences': 'reader-choices',
}

/** A message in the names that workers of this release and of the one before understand. */
export function encodeWorkerMessage(message: WorkerMessage): { type: string } {
  return { ...message, type: OLDER_NAMES[message.type] ?? message.type }
}

/** A message of a page of this release or of the one before. */
export function decodeWorkerMessage(data: { type: string }): WorkerMessage {
  const renamed = Object.entries(OLDER_NAMES).find(([, older]) => older === data.type)
  return { ...data, type: renamed?.[0] ?? data.type } as WorkerMessage
}
