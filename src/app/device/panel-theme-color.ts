/**
 * Gives the browser's own bar the colour of the panel's header, for as long as the panel is shown.
 * The device may turn dark at any time, and the palette is in the stylesheet alone.
 */
export function setPanelThemeColor(): () => void {
  // Browsers take the first that applies; the site's own stays as it is, for when somebody goes back.
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
