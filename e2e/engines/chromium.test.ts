import { chromium } from './drivers/puppeteer.ts'
import { testsIn } from './every-flow.ts'

// For comparison, where a test fails in another engine: `npm run test:engines -- --engine chromium`.
testsIn(chromium)
