/** The lines of Node that Nadi is proved on; package.json and README name the same. */
export const NODE_LINES = ['20.19', '22', '24', '26'] as const
