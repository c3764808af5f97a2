/**
 * A message from a page to the service worker. If the page sends a port along, the worker posts
 * true to it after the work is done, or false if it failed.
 */
export type WorkerMessage =
  /** Sent by workbox-window: activates the waiting worker. */
  | { type: 'SKIP_WAITING' }
  /** Take control of the open pages. */
  | { type: 'claim' }
  | { type: 'cache-files' }
  | { type: 'cache-staff-files' }
  | ({ type: 'cache-pages' } & CachePagesRequest)
  | ({ type: 'cache-pictures' } & CachePicturesRequest)
  | ({ type: 'set-preferences' } & PreferencesRequest)
  /** Fetch the cached pages and pictures again. */
  | { type: 'refresh' }
  /** Delete the cached pages and pictures. */
  | { type: 'forget' }

/** The pages that every reader needs, and the theme in which the server renders them. */
export interface CachePagesRequest {
  paths: readonly string[]
  theme: string
}

export interface CachePicturesRequest {
  /** The addresses of all public pictures. */
  addresses: readonly string[]
  savesData: boolean
}

export interface PreferencesRequest {
  mode: string
  textSize: string
  /** The colour of the browser's address bar (`theme-color`). */
  barColor: string
  language: string
}

/**
 * The message names of the previous release. The worker accepts both. Pages send the older names,
 * because a worker of that release may still be active. The next release sends the newer names.
 */
const OLDER_NAMES: Partial<Record<WorkerMessage['type'], string>> = {
  'cache-files': 'keep-files',
  'cache-staff-files': 'keep-staff-files',
  'cache-pages': 'keep-pages',
  'cache-pictures': 'keep-pictures',
  'set-preferences': 'reader-choices',
}

/** Returns the message under a name that the workers of this and the previous release accept. */
export function serializeWorkerMessage(message: WorkerMessage): { type: string } {
  return { ...message, type: OLDER_NAMES[message.type] ?? message.type }
}

/** Reads a message sent by a page of this or the previous release. */
export function parseWorkerMessage(data: { type: string }): WorkerMessage {
  const renamed = Object.entries(OLDER_NAMES).find(([, older]) => older === data.type)
  return { ...data, type: renamed?.[0] ?? data.type } as WorkerMessage
}
