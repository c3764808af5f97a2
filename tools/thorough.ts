/**
 * Whether everything is tried. `npm test` by hand leaves out what takes long and seldom breaks by
 * itself (thousands of histories, each theme and mode by axe): it says "skipped", and the gate runs it.
 */
export const isThorough = process.env['CI'] === 'true'
