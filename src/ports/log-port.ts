import { RemoteError, type LogRemote } from '#remote/remote.ts'

/**
 * Reads data that is not mirrored: the activity log, its counts, and the deleted records. Throws
 * without a response.
 */
export type LogPort = LogRemote

/** `remote` is called for each request, because it is created on first use. */
export function createLogPort(remote: () => LogRemote): LogPort {
  return {
    activityLogs: (page) => remote().activityLogs(page),
    recordHistory: (page) => remote().recordHistory(page),
    deletedRecords: () => remote().deletedRecords(),
    userNames: () => remote().userNames(),
    dashboardCounts: () => remote().dashboardCounts(),
  }
}

/**
 * Returns whether a call failed only because the server was unreachable, which is normal on a
 * tablet.
 */
export function isUnreachable(error: unknown): boolean {
  return error instanceof RemoteError && error.failure === 'unreachable'
}
