import { webkit } from './drivers/webkit.ts'
import { testsIn } from './every-flow.ts'
import { quickLoadTests } from './flows/quick-loads.ts'

testsIn(webkit, [quickLoadTests])
