/**
 * What src/app/polyfills.ts brings to browsers that lack it, before the app runs. The service
 * worker and the first script have to do without.
 */
export const POLYFILLED = [
  'AbortSignal.timeout',
  'reportError',
  'requestSubmit',
  'structuredClone',
  'toReversed',
  'toSorted',
  'toSpliced',
  'with',
]

/** What scripts name and a browser of the floor may not know, and why that does no harm. */
const reasons: Record<string, string[]> = {
  'we look for it first, and do without': [
    'Intl.Segmenter',
    'SpeechSynthesisUtterance',
    'clearAppBadge',
    'getVoices',
    'hasBeenActive',
    'hidePopover',
    'localService',
    'navigator.connection',
    'navigator.share',
    'navigator.userActivation',
    'requestIdleCallback',
    'saveData',
    'setAppBadge',
    'speechSynthesis',
  ],
  'a browser that does not know it goes on as if nothing had been asked': [
    'fontFeatureSettings',
    'imageSmoothingQuality',
  ],
  'React and React Aria look for it first': [
    'changedTouches',
    'cssFloat',
    'fetchPriority',
    'imageSizes',
    'movementX',
    'movementY',
    'navigation',
    'setImmediate',
    'startViewTransition',
    'transferSize',
    'userAgentData',
    'viewTransition',
  ],
  "React's development tools have it, or it is of a kind of navigation that React looks for first":
    ['canIntercept', 'currentEntry', 'navigationType', 'skipTransition'],
  'Dexie looks for it first': ['navigator.userAgentData', 'withResolvers'],
  'bcryptjs looks for it first': ['postTask', 'scheduler'],
  'Papa Parse makes workers with it; we never ask it to': ['createObjectURL'],
  'a name of our own or of a library, of something else': [
    'Profiler',
    'colorSpace',
    'createContext',
    'displayName',
    'drop',
    'expirationTime',
    'getMetadata',
    'indexedDB',
    'isActive',
    'isValid',
    'isVisible',
    'marginBottom',
    'marginTop',
    'move',
    'print',
    'reducedMotion',
    'resize',
    'toArray',
    'toBase64',
    'use',
  ],
}

export const FEATURE_DETECTED = Object.values(reasons).flat()
