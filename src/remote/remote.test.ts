import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, describe, expect, test, vi } from 'vitest'

import { createPublicRemote } from './public-remote.ts'
import { toFailure, RemoteError, type Failure } from './remote.ts'
import { createSupabaseRemote } from './supabase-remote.ts'

const statuses: Record<Exclude<Failure, 'signed-out'>, number[]> = {
  unreachable: [0, 511],
  busy: [408, 429, 502, 503, 504, 520, 522, 530, 540, 544],
  'key-refused': [401],
  'password-first': [428],
  refused: [403],
  invalid: [400, 404, 405, 406, 409, 413, 415, 416, 422],
  broken: [500, 501, 200, 302],
}

test.for(Object.entries(statuses))(
  'the failure is %s for the statuses %s',
  ([failure, meaning]) => {
    expect(meaning.map(toFailure)).toEqual(meaning.map(() => failure))
  },
)

const HTML = { 'content-type': 'text/html' }
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
const picture = {
  bucket: 'doctors',
  name: '1700000000000-0123456789abcdef0123456789abcdef.png',
  type: 'image/png',
  bytes: new ArrayBuffer(8),
}

/** Every call by which the app reaches the server. */
const calls: Record<string, (endpoint: { url: string; key: string }) => Promise<unknown>> = {
  'a visitor pulls': (endpoint) => createPublicRemote(endpoint).pull(null),
  'staff pull': (endpoint) => staff(endpoint).sync.pull(null),
  'staff push': (endpoint) => staff(endpoint).sync.push([], null),
  'staff upload a picture': (endpoint) => staff(endpoint).sync.upload(picture),
  'signing in': (endpoint) =>
    staff(endpoint).session.signIn({ username: 'a', password: 'b', device: 'c' }),
  'a session is looked at': (endpoint) => staff(endpoint).session.mySession(),
  "listing one's own sessions": (endpoint) => staff(endpoint).accounts.mySessions(),
  'other sessions are ended': (endpoint) => staff(endpoint).accounts.signOutOthers(),
  'an account is saved': (endpoint) =>
    staff(endpoint).accounts.saveUser({
      id: null,
      username: 'a',
      email: 'b@c.invalid',
      role: 'Viewer',
      is_enabled: true,
      passwordHash: 'd',
      mustChangePassword: true,
    }),
  'an account is disabled': (endpoint) => staff(endpoint).accounts.setUserEnabled('a', false),
  'an account is deleted': (endpoint) => staff(endpoint).accounts.deleteUser('a'),
  'user names are loaded': (endpoint) => staff(endpoint).log.userNames(),
  'a theme is activated': (endpoint) => staff(endpoint).themes.activateTheme('a', 'b'),
  'a theme is rolled back': (endpoint) => staff(endpoint).themes.rollbackTheme('a'),
  'a theme is copied': (endpoint) =>
    staff(endpoint).themes.duplicateTheme({ id: 'a', name: 'b', slug: 'c' }, 'd'),
  'a theme is saved': (endpoint) =>
    staff(endpoint).themes.updateTheme(
      { id: 'a', config: {}, description: null, summary: 'b', baseVersion: 1 },
      'c',
    ),
  'a theme is deleted': (endpoint) => staff(endpoint).themes.deleteTheme('a', 'b'),
  'the history of a theme is loaded': (endpoint) => staff(endpoint).themes.themeHistory('a'),
  'a version is looked up': (endpoint) => staff(endpoint).themes.versionNumber('a'),
  'a password is changed': (endpoint) => staff(endpoint).session.changePassword('a', 'b'),
  'the log is read': (endpoint) => staff(endpoint).log.activityLogs({ offset: 0, limit: 50 }),
  'the dashboard counts': (endpoint) => staff(endpoint).log.dashboardCounts(),
}
const staff = (endpoint: { url: string; key: string }) =>
  createSupabaseRemote(endpoint, () => 'a-token')

describe.for(Object.entries(calls))('while %s', ([, call]) => {
  test.for([502, 503, 504])(
    'status %i is a temporary failure and is not retried by the library (AC-416)',
    async (status) => {
      const { endpoint, countRequests } = await stub((_, response) => {
        send(response, status, HTML, '<h1>Bad gateway</h1>')
      })
      expect(await failureIn(call(endpoint))).toBe('busy')
      // The caller decides when to retry, not the library in between.
      expect(countRequests()).toBe(1)
    },
  )

  test("a captive portal's page is no response", async () => {
    const page = '<!doctype html><title>Welcome</title>'
    const { endpoint } = await stub((_, response) => send(response, 200, HTML, page))
    expect(await failureIn(call(endpoint))).toBe('unreachable')
  })

  test('the 404 of a server that is not ours is no response', async () => {
    const empty = await stub((_, response) => send(response, 404, {}, ''))
    expect(await failureIn(call(empty.endpoint))).toBe('unreachable')
    const page = await stub((_, response) => send(response, 404, HTML, 'Not found'))
    expect(await failureIn(call(page.endpoint))).toBe('unreachable')
  })

  test("a gateway's own 500 says nothing about the edits that were sent", async () => {
    const page = await stub((_, response) => send(response, 500, HTML, '<h1>Error</h1>'))
    expect(await failureIn(call(page.endpoint))).toBe('busy')
  })

  test.for([
    ['application/json', '{"message":"Invalid API key"}'],
    ['text/plain', 'Unauthorized'],
    // A key that is a token, signed with a secret that PostgREST no longer has.
    ['application/json', '{"code":"PGRST301","message":"JWSError JWSInvalidSignature"}'],
  ] as const)('a 401 of %s %s refuses the key, not the session', async ([type, body]) => {
    const { endpoint } = await stub((_, response) => {
      send(response, 401, { 'content-type': type }, body)
    })
    expect(await failureIn(call(endpoint))).toBe('key-refused')
  })

  test('a stopped server is unreachable, and is not retried', async () => {
    const { endpoint, stop } = await stub(() => undefined)
    await stop()
    const requests = vi.spyOn(globalThis, 'fetch')
    expect(await failureIn(call(endpoint))).toBe('unreachable')
    expect(requests).toHaveBeenCalledTimes(1)
    requests.mockRestore()
  })

  test('a connection that breaks off is no response', async () => {
    const { endpoint } = await stub((_, response) => {
      response.writeHead(200, { ...JSON_TYPE, 'content-length': 1000 })
      response.write('{"cursor":')
      setTimeout(() => response.destroy(), 20)
    })
    expect(await failureIn(call(endpoint))).toBe('unreachable')
  })
})

test('a pull goes on while bytes come, and ends when none has come for thirty seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const sent = { write: async (_text: string): Promise<void> => undefined }
  const fetched = async (_address: unknown, { signal }: RequestInit) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    signal?.addEventListener('abort', () => void writer.abort(signal.reason))
    sent.write = (text) => writer.write(new TextEncoder().encode(text))
    return new Response(readable, { headers: JSON_TYPE })
  }
  vi.stubGlobal('fetch', fetched)
  const failure = failureIn(createPublicRemote({ url: '', key: 'public' }).pull(null))
  // Two minutes, at the speed of a village.
  for (const part of ['{"cur', 'sor":"1.', '0123ab', 'cd.0",', '"put":', '{}']) {
    await vi.advanceTimersByTimeAsync(25_000)
    await sent.write(part)
  }
  const ended = vi.fn<() => void>()
  void failure.then(ended)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await failure).toBe('unreachable')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the third retry succeeds after two temporary failures (AC-416)', async () => {
  const failures = [503, 502]
  const { endpoint } = await stub((_, response) => {
    const status = failures.shift()
    if (status) send(response, status, HTML, '')
    else send(response, 200, JSON_TYPE, '{"cursor":"1.0123abcd.0"}')
  })
  const remote = createPublicRemote(endpoint)
  expect(await failureIn(remote.pull(null))).toBe('busy')
  expect(await failureIn(remote.pull(null))).toBe('busy')
  expect(await remote.pull(null)).toEqual({ cursor: '1.0123abcd.0' })
})

test.for(['null', '[]', '{}', '{"cursor":7}', '{"cursor":"later"}'])(
  "a JSON response without a valid cursor is not the server's: %s",
  async (body) => {
    const { endpoint } = await stub((_, response) => send(response, 200, JSON_TYPE, body))
    expect(await failureIn(createPublicRemote(endpoint).pull(null))).toBe('unreachable')
    expect(await failureIn(staff(endpoint).sync.pull(null))).toBe('unreachable')
  },
)

test('all visitors in one state use one URL and need no CORS preflight [R18]', async () => {
  const seen: unknown[] = []
  const { endpoint } = await stub(({ method, url, headers }, response) => {
    const { apikey, authorization, 'x-session-token': token } = headers
    seen.push([method, url, apikey, authorization, token])
    send(response, 200, JSON_TYPE, '{"cursor":"1.0123abcd.0"}')
  })
  await createPublicRemote(endpoint).pull(null)
  await createPublicRemote(endpoint).pull('1.0123abcd.0')
  const address = '/rest/v1/rpc/visitor_pull?apikey=a-key&since='
  const none = [undefined, undefined, undefined]
  expect(seen).toEqual([
    ['GET', `${address}portions`, ...none],
    ['GET', `${address}1.0123abcd.0`, ...none],
  ])
})

test("a visitor of the page's own origin needs no key [R18]", async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ cursor: '1.0123abcd.0' }))
  vi.stubGlobal('fetch', fetched)
  await createPublicRemote({ url: '', key: 'public' }).pull(null)
  vi.unstubAllGlobals()
  expect(fetched.mock.calls[0]?.[0]).toBe('/rest/v1/rpc/visitor_pull?since=portions')
})

test('a gateway that ignores a key in the URL gets it in a header', async () => {
  const { endpoint, countRequests } = await stub(({ headers }, response) => {
    if (headers['apikey'] === 'a-key') send(response, 200, JSON_TYPE, '{"cursor":"1.0123abcd.0"}')
    else send(response, 401, JSON_TYPE, '{"message":"No API key found in request"}')
  })
  expect(await createPublicRemote(endpoint).pull(null)).toEqual({ cursor: '1.0123abcd.0' })
  expect(countRequests()).toBe(2)
})

test('a staff pull has a URL of its own and is not cached [R18]', async () => {
  const seen: unknown[] = []
  const { endpoint } = await stub(({ method, url }, response) => {
    seen.push([method, url])
    send(response, 200, JSON_TYPE, '{"cursor":"1.0123abcd.1"}')
  })
  await staff(endpoint).sync.pull(null)
  await staff(endpoint).sync.pull('1.0123abcd.1')
  expect(seen).toEqual([
    ['POST', '/rest/v1/rpc/sync_pull'],
    ['POST', '/rest/v1/rpc/sync_pull'],
  ])
})

test('the token goes with every call, and a new-style key is never sent as a token', async () => {
  const seen: unknown[] = []
  const { endpoint } = await stub((request, response) => {
    const { authorization, apikey, 'x-session-token': token } = request.headers
    seen.push([authorization, apikey, token])
    send(response, 200, JSON_TYPE, '{}')
  })
  await staff(endpoint).session.mySession()
  await staff({ ...endpoint, key: 'eyJ.a.b' }).session.mySession()
  await createSupabaseRemote(endpoint, () => null).session.mySession()
  await staff(endpoint).sync.upload(picture)
  expect(seen).toEqual([
    [undefined, 'a-key', 'a-token'],
    ['Bearer eyJ.a.b', 'eyJ.a.b', 'a-token'],
    [undefined, 'a-key', undefined],
    [undefined, 'a-key', 'a-token'],
  ])
})

test.for([
  [{ statusCode: '409', error: 'Duplicate' }, 'nothing'],
  [{ statusCode: '413', error: 'Payload too large' }, 'invalid'],
  [{ code: 'InvalidMimeType', message: 'no' }, 'invalid'],
] as const)('storage responds %o: the failure is %s', async ([body, failure]) => {
  // Hosted storage responds with status 400 to everything, and tells the reason only in the body.
  const { endpoint } = await stub((_, response) => {
    send(response, 400, JSON_TYPE, JSON.stringify(body))
  })
  expect(await failureIn(staff(endpoint).sync.upload(picture))).toBe(failure)
})

test('a 500 is the fault of an edit only if the database gives an error code', async () => {
  const bodies = [{ message: 'An unexpected error occurred' }, { code: 'XX000', message: 'm' }]
  const { endpoint } = await stub((_, response) => {
    send(response, 500, JSON_TYPE, JSON.stringify(bodies.shift()))
  })
  expect(await failureIn(staff(endpoint).sync.push([], null))).toBe('busy')
  expect(await failureIn(staff(endpoint).sync.push([], null))).toBe('broken')
})

test("only the database's own code says that the session has ended (S-10)", async () => {
  const { endpoint } = await stub((_, response) => {
    send(response, 401, JSON_TYPE, '{"code":"PT401","message":"Sign in again"}')
  })
  expect(await failureIn(staff(endpoint).sync.push([], null))).toBe('signed-out')
  expect(await failureIn(staff(endpoint).accounts.mySessions())).toBe('signed-out')
})

test.for([
  ['null', 'signed-out'],
  ['{"user":{"must_change_password":true},"ends_in":9}', 'password-first'],
  ['{"user":{"must_change_password":false},"ends_in":9}', 'key-refused'],
] as const)(
  'storage responds 401: with the session %s the failure is %s',
  async ([session, failure]) => {
    const { endpoint } = await stub(({ url }, response) => {
      if (url === '/rest/v1/rpc/my_session') send(response, 200, JSON_TYPE, session)
      else send(response, 401, JSON_TYPE, '{"message":"Invalid API key"}')
    })
    expect(await failureIn(staff(endpoint).sync.upload(picture))).toBe(failure)
  },
)

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

/** A server that responds to everything in the same way. */
async function stub(respond: RequestListener) {
  let count = 0
  const server = createServer((request, response) => {
    count++
    request.resume().once('end', () => respond(request, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  stops.push(stop)
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { endpoint: { url, key: 'a-key' }, countRequests: () => count, stop }
}

function send(response: ServerResponse, status: number, headers: object, body: string): void {
  response.writeHead(status, { ...headers })
  response.end(body)
}

async function failureIn(work: Promise<unknown>): Promise<Failure | 'nothing'> {
  try {
    await work
    return 'nothing'
  } catch (error) {
    if (error instanceof RemoteError) return error.failure
    throw error
  }
}
