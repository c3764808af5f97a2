import { resolveConfig } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => void vi.unstubAllEnvs())

test.for(['development', 'test', ''])(
  'a build is one for visitors where NODE_ENV is %j',
  async (environment) => {
    vi.stubEnv('NODE_ENV', environment)
    const { isProduction, env } = await resolveConfig({ logLevel: 'silent' }, 'build')
    expect([isProduction, env['PROD']]).toEqual([true, true])
  },
)
