import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import { FULL_SUITE_ONLY, isFullSuite } from './supabase/tests/suites.ts'
import { CountTests } from './tools/test-counts.ts'

const project = (name: string, include: string[], more: object = {}) => ({
  extends: true as const,
  test: { name, include, environment: 'node', ...more },
})

/**
 * From Node 25 on, `localStorage` is a global of Node itself, and happy-dom does not put its own in
 * that place. Older lines either have the flag and no such global, or do not know it.
 */
const WITHOUT_WEB_STORAGE = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : []

/** A browser that gets too little of a busy machine; the last lines name each test that needed it. */
const SECOND_TRY = { retry: 1 }

const NEW_DEVICE = ['tools/new-device.ts']
/** What goes on after its test, or shares the history of its tab with whatever was opened in it before. */
const ALONE = ['src/app/**/*.test.{ts,tsx}', 'src/ui/on-top/*.test.tsx']

export default defineConfig({
  plugins: [react()],
  test: {
    // Two is what small machines have; the default of one leaves half of them idle.
    maxWorkers: 2,
    reporters: ['default', new CountTests()],
    tags: [{ name: 'full', description: FULL_SUITE_ONLY, skip: !isFullSuite }],
    // What a test prints is of interest where it failed.
    silent: 'passed-only',
    // A worker that ends loses what its page still prints; vitest takes that for a failed run.
    onUnhandledError: ({ message }) =>
      !message.includes('rpc while "onUserConsoleLog" was pending'),
    execArgv: WITHOUT_WEB_STORAGE,
    // What a manager would call stuck; a busy machine takes seconds for what takes a moment by itself.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      project('unit', ['src/**/*.test.ts'], {
        setupFiles: NEW_DEVICE,
        isolate: false,
        exclude: ALONE,
      }),
      project('screens', ['src/**/*.test.tsx'], {
        environment: 'happy-dom',
        setupFiles: NEW_DEVICE,
        isolate: false,
        exclude: ALONE,
      }),
      // An app that was started goes on after its test: it would look for news on the devices of others.
      project('app', ALONE, { setupFiles: NEW_DEVICE }),
      // Server and browser tests share no state but what their files make, so a worker need not load
      // everything again for each of them: that was a third of the server tests' work.
      project('server', ['supabase/**/*.test.ts'], { hookTimeout: 240_000, isolate: false }),
      project('tools', ['tools/**/*.test.ts', 'bench/**/*.test.ts'], {
        testTimeout: 600_000,
        hookTimeout: 60_000,
      }),
      project('browser', ['e2e/*.test.ts'], {
        ...SECOND_TRY,
        setupFiles: ['e2e/failure-screenshots.ts'],
        isolate: false,
        // They wait more than they compute: two at a time leave half of two cores idle.
        maxWorkers: 3,
        testTimeout: 300_000,
        hookTimeout: 180_000,
      }),
      // Firefox and WebKit: `npm run test:engines`.
      project('engines', ['e2e/engines/*.test.ts'], {
        ...SECOND_TRY,
        testTimeout: 240_000,
        hookTimeout: 180_000,
      }),
    ],
  },
})
