import { defineTestsFor } from './define-tests.ts'
import { chromium } from './drivers/puppeteer.ts'

// For comparison if a test fails in another engine: `npm run test:engines -- --engine chromium`.
defineTestsFor(chromium)
