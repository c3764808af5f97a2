import { defineTestsFor } from './define-tests.ts'
import { firefox } from './drivers/puppeteer.ts'
import { webkit } from './drivers/webkit.ts'
import { twoTabletTests } from './flows/two-tablets.ts'

defineTestsFor(firefox, [(opened) => twoTabletTests(opened, webkit)])
