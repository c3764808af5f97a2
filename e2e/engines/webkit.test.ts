import { defineTestsFor } from './define-tests.ts'
import { webkit } from './drivers/webkit.ts'
import { quickLoadTests } from './flows/quick-loads.ts'

defineTestsFor(webkit, [quickLoadTests])
