import { afterAll, beforeAll, beforeEach, describe } from 'vitest'

import type { Engine } from './drivers/tab.ts'
import { closeEverything, openEverything, type EngineFixture } from './engine-fixture.ts'
import { listTests } from './flows/lists.ts'
import { previewTests } from './flows/previews.ts'
import { publicPageTests } from './flows/public-pages.ts'
import { staffTests } from './flows/staff.ts'
import { themeTests } from './flows/themes.ts'
import { visitorTests } from './flows/visitor.ts'

/** The tests of each engine, and those of this one only. */
export function defineTestsFor(
  engine: Engine,
  more: ((opened: EngineFixture) => void)[] = [],
): void {
  describe(`in ${engine.name}`, () => {
    // Assigned before the first test; the tests are defined earlier.
    const opened = {} as EngineFixture
    beforeAll(async () => {
      Object.assign(opened, await openEverything(engine))
    })
    // A failed test may have left it stopped.
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
