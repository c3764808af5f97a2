import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { onTestFailed } from 'vitest'

import type { Role } from '../src/model/roles.ts'
import { DESKTOP } from './browser.ts'
import { createStaffAccount, type Clinic, type Person } from './clinic.ts'
import { signIn } from './staff.ts'

interface SignedIn {
  person: Person
  page: Page
}

/** Names of accounts differ between the calls below: an account that gets another role is signed out. */
let people = 0

/**
 * One signed-in page per role, shared between the tests of a file: signing in takes longer than
 * most tests. The page of a failed test is not reused, not even by its retry. For tests that need
 * no service worker and leave no unsaved input.
 */
export function openSignedInPages(
  { clinic, browser }: { clinic: Clinic; browser: Browser },
  options: BrowserContextOptions = {},
): (role: Role, viewport?: { width: number; height: number }) => Promise<SignedIn> {
  const sessions = new Map<Role, SignedIn>()

  async function open(role: Role): Promise<SignedIn> {
    people += 1
    const person = await createStaffAccount(clinic.sql, { role, username: `person-${people}` })
    const context = await browser.newContext({ serviceWorkers: 'block', ...options })
    const page = await context.newPage()
    await signIn(page, clinic, person)
    return { person, page }
  }

  return async (role, viewport = DESKTOP) => {
    onTestFailed(() => void sessions.delete(role))
    const signedIn = sessions.get(role) ?? (await open(role))
    sessions.set(role, signedIn)
    await signedIn.page.context().setOffline(false)
    await signedIn.page.setViewportSize(viewport)
    return signedIn
  }
}
