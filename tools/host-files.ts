import { securityHeaders } from '../supabase/local/http.ts'

/**
 * What a host that only gives files away must know, in the two files that Netlify and
 * Cloudflare Pages read: the headers of every answer, and that the staff's addresses
 * are one page. Other hosts are told the same in their own words (docs/operations.md).
 */
export function hostFiles(policy: { api: string; css?: readonly string[] }) {
  const headers = Object.entries(securityHeaders(policy)).map(
    ([name, value]) => `  ${name}: ${value}`,
  )
  return {
    _headers: `/*\n${headers.join('\n')}\n/assets/*\n  cache-control: public, max-age=31536000, immutable\n`,
    _redirects: '/login /shell.html 200\n/admin /shell.html 200\n/admin/* /shell.html 200\n',
  }
}
