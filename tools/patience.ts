import { configure } from '@testing-library/react'

// Of every test of a screen: a machine that is busy with other things takes seconds for what takes a
// moment by itself. What does come is not waited for any longer.
configure({ asyncUtilTimeout: 20_000 })
