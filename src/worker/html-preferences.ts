import { normalizePath, paths } from '#model/paths/public-paths.ts'
import type { PreferencesRequest } from '#model/worker-protocol.ts'

import { readNote } from './notes.ts'

/** The note with this reader's preferences, sent by pages (src/app/device/send-preferences.ts). */
export const PREFERENCES_NOTE = 'reader-choices'

type ReaderPreferences = Omit<PreferencesRequest, 'language'>

/**
 * Applies this reader's preferences to a page: servers render every page for the device's mode and
 * the default text size.
 */
export async function applyPreferences(page: Response): Promise<Response> {
  const choices = (await readNote(PREFERENCES_NOTE)) as ReaderPreferences | undefined
  if (!choices || !isValid(choices) || isDefault(choices) || !isHtml(page)) return page
  return rewriteHtml(page, (html) => writePreferences(html, choices))
}

/** Removes the panel's colours from the shell, for a public page. */
export function toPublicShell(shell: Response): Promise<Response> {
  return rewriteHtml(shell, (html) => html.replace(/(<html\b[^>]*?)\s+data-panel(?:="")?/i, '$1'))
}

/** Whether this is the URL of a search in the library. */
export function isLibrarySearch({ pathname, searchParams }: URL): boolean {
  const query = searchParams.get('q')?.trim()
  return Boolean(query) && normalizePath(pathname).endsWith(paths.library)
}

/**
 * Marks a cached library page that is opened with a search: it was rendered without one, so it says
 * that it is searching until the app has the results.
 */
export function markUnansweredSearch(page: Response): Promise<Response> {
  return rewriteHtml(page, (html) => html.replace(/<html\b/i, '$& data-unanswered'))
}

async function rewriteHtml(page: Response, rewrite: (html: string) => string): Promise<Response> {
  const { status, statusText, headers } = page
  const html = rewrite(await page.text())
  return new Response(html, { status, statusText, headers: stripEncodingHeaders(headers) })
}

/** Writes the preferences into the HTML of a page, as attributes of its root element. */
export function writePreferences(
  html: string,
  { mode, textSize, barColor }: ReaderPreferences,
): string {
  const withChoices = html.replace(/<html\b([^>]*)>/i, (_tag, attributes: string) => {
    const otherAttributes = attributes.replaceAll(/\s+data-(?:theme-mode|text-size)="[^"]*"/g, '')
    const size = textSize === '1' ? '' : ` data-text-size="${textSize}"`
    return `<html${otherAttributes} data-theme-mode="${mode}"${size}>`
  })
  if (mode === 'auto' || !/^#[0-9a-f]{3,8}$/i.test(barColor)) return withChoices
  return withChoices.replace(
    /(<meta\s+name="theme-color"[^>]*?\scontent=")[^"]*/gi,
    (_tag, start: string) => start + barColor,
  )
}

/** These values are written into HTML: allow only the known ones. */
function isValid({ mode, textSize }: ReaderPreferences): boolean {
  return /^(auto|light|dark)$/.test(mode) && /^[123]$/.test(textSize)
}

const isDefault = ({ mode, textSize }: ReaderPreferences): boolean =>
  mode === 'auto' && textSize === '1'

/** A redirect for the browser is opaque and stays unchanged. */
export function isHtml({ type, headers }: Response): boolean {
  return type !== 'opaqueredirect' && /^text\/html\b/.test(headers.get('content-type') ?? '')
}

/** For a rewritten body, which is no longer compressed and has another length. */
export function stripEncodingHeaders(headers: Headers): Headers {
  const plain = new Headers(headers)
  plain.delete('content-encoding')
  plain.delete('content-length')
  return plain
}
