import { firefox } from './drivers/puppeteer.ts'
import { webkit } from './drivers/webkit.ts'
import { testsIn } from './every-flow.ts'
import { twoTabletTests } from './flows/two-tablets.ts'

testsIn(firefox, [(opened) => twoTabletTests(opened, webkit)])
