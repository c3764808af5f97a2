import { askForSync } from '#db/meta.ts'
import { storeVerifier, createVerifier } from '#session/lock/password-verifier.ts'
import { createSessionCore, type SessionOptions } from '#session/session-core.ts'
import { createSessionStore, type SessionStore } from '#session/session-store.ts'

import { createAccountPort, type AccountPort } from './account-port.ts'
import { createLogPort, type LogPort } from './log-port.ts'
import { createThemePort, type ThemePort } from './theme-port.ts'

/** What staff ask the server for by themselves; all that is mirrored goes through sync. */
export interface Ports {
  session: SessionStore
  accounts: AccountPort
  themes: ThemePort
  log: LogPort
}

/** The four ports of one tab, about whoever is signed in on it. */
export function createPorts(options: SessionOptions): Ports {
  const core = createSessionCore(options)

  async function accountChanged(id: string | null, password: string | null): Promise<void> {
    const state = core.getSignedIn()
    if (!state) return
    if (password !== null && id === state.user.id) {
      await storeVerifier(state.db, await createVerifier(password))
    }
    await askForSync(state.db)
  }

  async function themeChanged(): Promise<void> {
    const state = core.getSignedIn()
    if (state) await askForSync(state.db)
  }

  return {
    session: createSessionStore(core),
    accounts: createAccountPort(() => core.remote().accounts, accountChanged),
    themes: createThemePort(
      () => core.remote().themes,
      () => core.getSignedIn()?.user.id ?? '',
      themeChanged,
    ),
    log: createLogPort(() => core.remote().log),
  }
}
