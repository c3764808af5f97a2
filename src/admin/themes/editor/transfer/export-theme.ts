import type { ThemeConfig } from '#model/theme/theme-config.ts'

import { saveFile } from '../../../shell/save-file.ts'

/** Downloads a theme as a file such as `quiet-page-v3.json`, which can be imported again. */
export function exportTheme(config: ThemeConfig, slug: string, version: number): void {
  saveFile(`${slug}-v${version}.json`, 'application/json', `${JSON.stringify(config, null, 2)}\n`)
}
