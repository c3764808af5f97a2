/**
 * Whether this browser needs src/app/polyfills.ts. What that brings was new at different times;
 * this came last, in every browser.
 */
export const needsPolyfills = (): boolean => !('toSorted' in Array.prototype)
