// Node 20 reads no TypeScript, and a thread does not inherit who reads it for the others.
import { register } from 'tsx/esm/api'

register()
await import('./database-thread.ts')
