import { testsIn } from './define-tests.ts'
import { webkit } from './drivers/webkit.ts'
import { quickLoadTests } from './flows/quick-loads.ts'

testsIn(webkit, [quickLoadTests])
