const BROWSERS: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdgA?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]
const SYSTEMS: [name: string, sign: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPad', /\biPad\b/],
  ['iPhone', /\biPhone\b/],
  ['Windows', /\bWindows\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** Names a browser from its user agent: 'Chrome on Android'. */
export function formatBrowserName(userAgent: string | null): string {
  const named = (patterns: typeof BROWSERS) =>
    patterns.find(([, sign]) => sign.test(userAgent ?? ''))?.[0]
  return [named(BROWSERS) ?? 'A browser', named(SYSTEMS)].filter(Boolean).join(' on ')
}
