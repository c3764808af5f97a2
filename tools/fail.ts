/** Ends a command with a message for the person who ran it. */
export function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
