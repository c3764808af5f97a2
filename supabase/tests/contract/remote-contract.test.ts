import { describe, expect, test } from 'vitest'

import { hostedContract, remoteContract } from './remote-contract.ts'
import { serverKinds, reportMissingServers } from './server-kinds.ts'

for (const [place, home] of serverKinds.entries()) remoteContract(home, place === 0)
reportMissingServers()

const {
  SUPABASE_URL: url,
  SUPABASE_ANON_KEY: key = '',
  NADI_TEST_USER: username = '',
  NADI_TEST_PASSWORD: password = '',
} = process.env

if (url) hostedContract({ url: url.replace(/\/+$/, ''), key }, { username, password })

describe.for(url ? [] : ['not run: no hosted project, SUPABASE_URL is not set'])('%s', () => {
  test('the servers of this machine stand in for it', () => {
    expect(serverKinds.length).toBeGreaterThan(0)
  })
})
