import type { ThemeConfig } from '#model/theme-config.ts'

/** Gives a theme to the person as a file, such as `quiet-page-v3.json`, which can be imported again. */
export function exportTheme(config: ThemeConfig, slug: string, version: number): void {
  const json = `${JSON.stringify(config, null, 2)}\n`
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${slug}-v${version}.json`
  link.click()
  // The browser has its own hold on the file once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
