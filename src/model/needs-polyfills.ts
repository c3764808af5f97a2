/**
 * Returns whether this browser needs src/app/polyfills.ts. Of the polyfilled features this one came
 * last in every browser.
 */
export const needsPolyfills = (): boolean => !('toSorted' in Array.prototype)
