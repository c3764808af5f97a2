import { configure } from '@testing-library/react'
import { vi } from 'vitest'

// For screens that hash passwords, or are many: a busy machine takes seconds for them.
configure({ asyncUtilTimeout: 6_000 })
vi.setConfig({ testTimeout: 30_000 })
