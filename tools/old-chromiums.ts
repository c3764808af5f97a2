import { existsSync } from 'node:fs'

/**
 * Chromium of 2022 and 2023, which npm has for Linux on x64. 103 lacks container queries, `:has()`
 * and `dvh`; 109, the last for Windows 7, lacks popovers and `::details-content`.
 */
export const OLD_CHROMIUMS = [103, 109] as const
export type OldChromium = (typeof OLD_CHROMIUMS)[number]

/** The folder with the packed files of one of them. */
export function getOldChromiumFolder(version: OldChromium): string {
  return `e2e/old-browsers/node_modules/chromium-${version}/bin`
}

/** Whether `npm ci --prefix e2e/old-browsers` has brought them to a machine that can run them. */
export function areOldChromiumsInstalled(): boolean {
  const canRun = process.platform === 'linux' && process.arch === 'x64'
  return canRun && OLD_CHROMIUMS.every((version) => existsSync(getOldChromiumFolder(version)))
}
