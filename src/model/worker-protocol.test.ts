import { expect, test } from 'vitest'

import {
  parseWorkerMessage,
  serializeWorkerMessage,
  type WorkerMessage,
} from './worker-protocol.ts'

/** Every message, with the name by which pages and workers of the release before know it. */
const messages: [WorkerMessage, string][] = [
  [{ type: 'SKIP_WAITING' }, 'SKIP_WAITING'],
  [{ type: 'claim' }, 'claim'],
  [{ type: 'cache-files' }, 'keep-files'],
  [{ type: 'cache-staff-files' }, 'keep-staff-files'],
  [{ type: 'cache-pages', paths: ['/doctors'], theme: 'abc' }, 'keep-pages'],
  [{ type: 'cache-pictures', addresses: ['/storage/a.webp'], savesData: true }, 'keep-pictures'],
  [
    { type: 'set-preferences', mode: 'dark', textSize: '2', barColor: '#123456', language: 'te' },
    'reader-choices',
  ],
  [{ type: 'refresh' }, 'refresh'],
  [{ type: 'forget' }, 'forget'],
]

test.for(messages)(
  'a page of the release before is understood by the worker: $1',
  ([message, older]) => {
    expect(parseWorkerMessage({ ...message, type: older })).toEqual(message)
  },
)

test.for(messages)(
  'a worker of the release before understands what a page sends as $1',
  ([message, older]) => {
    expect(serializeWorkerMessage(message)).toEqual({ ...message, type: older })
  },
)

test.for(messages)('the worker understands the newer name too: $0.type', ([message]) => {
  expect(parseWorkerMessage(message)).toEqual(message)
})
