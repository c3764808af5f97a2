interface Badge {
  setAppBadge?: (count: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}

/** Counts on the icon of the installed app what has not reached the server. */
export function setAppBadge(count: number): void {
  const badge = navigator as Badge
  // Only installed apps have an icon to write on; elsewhere the browser refuses.
  const shown = count > 0 ? badge.setAppBadge?.(count) : badge.clearAppBadge?.()
  shown?.catch(() => undefined)
}
