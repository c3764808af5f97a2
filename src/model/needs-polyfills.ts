/**
 * Returns whether this browser needs src/app/polyfills.ts. A worker has this feature as well, and in
 * every browser it came later than all that is polyfilled.
 */
export const needsPolyfills = (): boolean => !('union' in Set.prototype)
