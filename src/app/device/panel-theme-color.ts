/**
 * Gives the browser's own bar the colour of the panel's header while the panel is shown. It follows
 * the device's mode, and the palette exists only in the stylesheet.
 */
export function setPanelThemeColor(): () => void {
  // Browsers take the first that applies; the site's own stays, for a return to the site.
  const bar = Object.assign(document.createElement('meta'), { name: 'theme-color', media: 'all' })
  document.head.prepend(bar)
  const color = () => {
    bar.content = getComputedStyle(document.body).getPropertyValue('--color-surface').trim()
  }
  color()
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  dark.addEventListener('change', color)
  return () => {
    dark.removeEventListener('change', color)
    bar.remove()
  }
}
