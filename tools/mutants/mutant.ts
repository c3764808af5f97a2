/** One rule of docs/sync.md, broken on purpose, and the test that must notice. */
export interface Mutant {
  rule: string
  breaks: string
  file: string
  /** Text that occurs exactly once in the file, and what stands there instead. */
  find: string
  put: string
  /** 'simulation', or the test file to run. */
  caughtBy: string
}
