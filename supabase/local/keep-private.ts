/**
 * Makes files of a clinic readable for their owner only: it has password hashes and drafts. A
 * service's umask does not reach the commands that an operator types.
 */
export function keepPrivate(): void {
  process.umask(0o077)
}
