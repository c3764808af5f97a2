import { RemoteError, type LogRemote } from '#remote/remote.ts'

/** What is not mirrored: the activity log, counts of it, and what was deleted. A call without an answer throws. */
export type LogPort = LogRemote

/** `remote` is asked for at each call: it is made when it is first needed. */
export function createLogPort(remote: () => LogRemote): LogPort {
  return {
    activityLogs: (page) => remote().activityLogs(page),
    recordHistory: (page) => remote().recordHistory(page),
    deletedRecords: () => remote().deletedRecords(),
    userNames: () => remote().userNames(),
    dashboardCounts: () => remote().dashboardCounts(),
  }
}

/** Whether a call failed only because nobody answered, which is no surprise on a tablet. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof RemoteError && error.failure === 'unreachable'
}
