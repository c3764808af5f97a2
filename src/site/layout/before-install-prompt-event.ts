/** What a browser that can install says once, and soon; TypeScript does not know it. */
export interface BeforeInstallPromptEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}
