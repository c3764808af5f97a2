import { createHash } from 'node:crypto'

interface Policy {
  /** The origin of a hosted project; '' where the API is on the site's own. */
  api?: string
  /** The texts of style elements, each to be allowed by its hash. */
  css?: readonly string[]
}

/**
 * What every answer carries (threats 14, 16, 18, 38). No other origin is allowed but the API,
 * the web fonts and the map; a style element only with exactly the text we wrote into it.
 */
export function createSecurityHeaders({ api = '', css = [] }: Policy = {}): Record<string, string> {
  const withApi = api === '' ? '' : ` ${api}`
  const ownStyles = [...new Set(css.map((text) => ` 'sha256-${hash(text)}'`))]
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self'${ownStyles.join('')} https://fonts.googleapis.com`,
      "font-src 'self' https://fonts.gstatic.com",
      `img-src 'self' data: blob:${withApi}`,
      // The service worker keeps the web fonts, so it must be allowed to ask for them too.
      `connect-src 'self'${withApi} https://fonts.googleapis.com https://fonts.gstatic.com`,
      "frame-src 'self' https://www.google.com",
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64')
