/**
 * The event that a browser dispatches once if it can install the app; missing in TypeScript's
 * types.
 */
export interface BeforeInstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}
