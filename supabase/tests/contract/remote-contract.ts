import { afterAll, beforeAll, describe } from 'vitest'

import { accountCases, hostedAccountCases } from './account-cases.ts'
import { lostResponseCases } from './lost-response-cases.ts'
import { pullCases, visitorCases } from './pull-cases.ts'
import { pushCases } from './push-cases.ts'
import { tableCases } from './table-cases.ts'
import { themeCases } from './theme-cases.ts'
import { uploadCases } from './upload-cases.ts'
import type { ServerKind, Server, TestWorld } from './world.ts'

/**
 * What the app may rely on, whatever server it talks to: every case makes the app's own calls,
 * through src/remote, and looks at what came of them in the database.
 */
export function remoteContract({ name, open }: ServerKind, isFirst: boolean): void {
  describe.for([name])('%s', { tags: isFirst ? [] : ['full'] }, () => {
    let opened: TestWorld | undefined
    beforeAll(async () => {
      opened = await open()
    }, 90_000)
    afterAll(() => opened?.stop())
    const world = () => {
      if (!opened) throw new Error('The server has not started.')
      return opened
    }
    describe('visitors', () => {
      visitorCases(world)
    })
    describe('reading', () => {
      pullCases(world)
    })
    describe('sending edits', () => {
      pushCases(world)
    })
    describe('accounts', () => {
      accountCases(world)
    })
    describe('tables', () => {
      tableCases(world)
    })
    describe('themes', () => {
      themeCases(world)
    })
    describe('answers that are lost', () => {
      lostResponseCases(world)
    })
    describe('pictures', () => {
      uploadCases(world)
    })
  })
}

/** The part that writes no content, for a project that people may be using at this moment. */
export function hostedContract(server: Server, account: { username: string; password: string }) {
  describe(`the hosted project at ${server.url}`, () => {
    describe('visitors', () => {
      visitorCases(() => server)
    })
    describe('accounts', () => {
      hostedAccountCases(() => server, account)
    })
  })
}
