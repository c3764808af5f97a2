import { askForSync } from '#db/meta.ts'
import { storeVerifier, createVerifier } from '#session/lock/password-verifier.ts'
import { createSessionCore, type SessionOptions } from '#session/session-core.ts'
import { createSessionStore, type SessionStore } from '#session/session-store.ts'

import { createAccountPort, type AccountPort } from './account-port.ts'
import { createLogPort, type LogPort } from './log-port.ts'
import { createThemePort, type ThemePort } from './theme-port.ts'

/** The server calls of staff screens that bypass sync, because their data is not mirrored. */
export interface Ports {
  session: SessionStore
  accounts: AccountPort
  themes: ThemePort
  log: LogPort
}

/** Creates the four ports of one tab for its signed-in user. */
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
