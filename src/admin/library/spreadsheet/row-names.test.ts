import { expect, test } from 'vitest'

import { anIllness, library, PARKINSON } from '../testing/library.ts'
import { createRowNames } from './row-names.ts'

test.for(['పార్కిన్సన్', 'పార్కిన్\u200cసన్', '\u200eపార్కిన్సన్ '])(
  'a cell finds a row by its name in any Unicode form: %j',
  (cell) => {
    const own = anIllness({ illness_name: 'పార్కిన్\u200cసన్' })
    const names = createRowNames({
      ...library,
      health_library_illnesses: [own],
      services: [],
      doctors: [],
    })
    expect(names.found('health_library_illnesses', cell)).toEqual([PARKINSON])
  },
)
