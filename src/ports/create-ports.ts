import { askForSync } from '#db/meta.ts'
import { keepVerifier, verifierOf } from '#session/lock/password-verifier.ts'
import { createCore, type SessionOptions } from '#session/session-core.ts'
import { createSession, type SessionStore } from '#session/session-store.ts'

import { accountsOf, type Accounts } from './account-port.ts'
import { logOf, type Log } from './log-port.ts'
import { themesOf, type Themes } from './theme-port.ts'

/** What staff ask the server for by themselves; all that is mirrored goes through sync. */
export interface Ports {
  session: SessionStore
  accounts: Accounts
  themes: Themes
  log: Log
}

/** The four ports of one tab, about whoever is signed in on it. */
export function createPorts(options: SessionOptions): Ports {
  const core = createCore(options)

  async function accountChanged(id: string | null, password: string | null): Promise<void> {
    const state = core.here()
    if (!state) return
    if (password !== null && id === state.user.id) {
      await keepVerifier(state.db, await verifierOf(password))
    }
    await askForSync(state.db)
  }

  async function themeChanged(): Promise<void> {
    const state = core.here()
    if (state) await askForSync(state.db)
  }

  return {
    session: createSession(core),
    accounts: accountsOf(() => core.remote().accounts, accountChanged),
    themes: themesOf(
      () => core.remote().themes,
      () => core.here()?.user.id ?? '',
      themeChanged,
    ),
    log: logOf(() => core.remote().log),
  }
}
