interface Badge {
  setAppBadge?: (count: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}

/** Sets the badge of the installed app to the number of unsent edits. */
export function setAppBadge(count: number): void {
  const badge = navigator as Badge
  // Only installed apps have a badge; otherwise the browser rejects the call.
  const update = count > 0 ? badge.setAppBadge?.(count) : badge.clearAppBadge?.()
  update?.catch(() => undefined)
}
