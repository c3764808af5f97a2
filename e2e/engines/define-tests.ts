import { afterAll, beforeAll, beforeEach, describe } from 'vitest'

import type { Engine } from './drivers/tab.ts'
import { closeEverything, openEverything, type EngineFixture } from './engine-fixture.ts'
import { listTests } from './flows/lists.ts'
import { previewTests } from './flows/previews.ts'
import { publicPageTests } from './flows/public-pages.ts'
import { staffTests } from './flows/staff.ts'
import { themeTests } from './flows/themes.ts'
import { visitorTests } from './flows/visitor.ts'

/** Everything that is tried in each engine, and what is to be tried in this one only. */
export function defineTestsFor(
  engine: Engine,
  more: ((opened: EngineFixture) => void)[] = [],
): void {
  describe(`in ${engine.name}`, () => {
    // Filled in before the first test; the tests are named before that.
    const opened = {} as EngineFixture
    beforeAll(async () => {
      Object.assign(opened, await openEverything(engine))
    })
    // A test that failed may have left it stopped.
    beforeEach(() => opened.clinic.up())
    afterAll(() => closeEverything(opened))

    visitorTests(opened)
    publicPageTests(opened)
    staffTests(opened, engine)
    listTests(opened)
    previewTests(opened)
    themeTests(opened)
    for (const tests of more) tests(opened)
  })
}
