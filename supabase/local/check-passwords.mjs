// A thread of its own for comparing passwords: each takes a tenth of a second of a processor, in
// which the server answers everybody else. Plain JavaScript, because a thread starts without tsx.
import { parentPort } from 'node:worker_threads'

import { compareSync } from 'bcryptjs'

const BCRYPT_10 = /^\$2[aby]\$10\$[./A-Za-z0-9]{53}$/
/** bcrypt ignores whatever follows, so a longer password matches nothing (S-24). */
const MOST_BYTES = 72

parentPort?.on('message', ({ password, stored }) => {
  const isPassword = password !== '' && Buffer.byteLength(password) <= MOST_BYTES
  parentPort?.postMessage(isPassword && BCRYPT_10.test(stored) && compareSync(password, stored))
})
