import type { Browser } from 'playwright-core'

import type { Scene, CaseOutcome } from './correctness-cases.ts'
import { Device } from './device.ts'
import { killedTabs } from './killed-tabs.ts'
import { pause, reasonOf } from './limits.ts'
import { createPeerServer } from './peer-server.ts'
import type { PeerSpec } from './peers.ts'
import type { Stack } from './servers/stack.ts'
import { idsIn } from './speed.ts'
import { twoDevices } from './two-devices.ts'

/** What becomes of people's words when two write, and when a tab dies. */
export async function correctness(
  browser: Browser,
  peer: PeerSpec,
  stack: Stack,
): Promise<CaseOutcome[]> {
  const openEmpty = () => Device.open(browser, peer, stack)
  const scene: Scene = {
    peer,
    stack,
    server: createPeerServer(peer, stack),
    ids: await idsIn(stack),
    openEmpty,
    async open() {
      const device = await openEmpty()
      await device.timed('mirror')
      await pause(peer.settleMs)
      return device
    },
  }
  const outcomes: CaseOutcome[] = []
  for (const { label, run } of [...twoDevices(scene), ...killedTabs(scene)]) {
    try {
      outcomes.push({ label, ...(await run()) })
    } catch (error) {
      outcomes.push({ label, fate: 'could not be run', saw: reasonOf(error) })
    } finally {
      stack.gateway.letGo()
    }
  }
  return outcomes
}
