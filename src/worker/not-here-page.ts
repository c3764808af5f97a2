import { parseLocalizedPath, type Language } from '#model/languages.ts'

interface Words {
  title: string
  ambulance: string
  all: string
  clinic: string
  retry: string
}

const messages: Readonly<Record<Language, Words>> = {
  en: {
    title: 'This page is not on this phone yet',
    ambulance: 'Call 108 for an ambulance',
    all: 'Any emergency: call 112',
    clinic: 'Clinic:',
    retry: 'Try again',
  },
  te: {
    title: 'ఈ పేజీ ఇంకా ఈ ఫోన్‌లో లేదు',
    ambulance: 'అంబులెన్స్‌కు 108కి కాల్ చేయండి',
    all: 'అత్యవసరమైతే 112కి కాల్ చేయండి',
    clinic: 'క్లినిక్:',
    retry: 'మళ్లీ ప్రయత్నించండి',
  },
}

const STYLE =
  'html{color-scheme:light dark;font:1.2rem/1.5 sans-serif}' +
  'main{max-width:32rem;margin:auto;padding:1rem}' +
  'a{display:block;margin:1rem 0;padding:1rem;border:2px solid;color:inherit}' +
  '[href$=":108"]{background:#b3261e;color:#fff}'

/**
 * Creates the page for an address that this device does not have while the server does not respond:
 * the browser's own error page has no number to call. It needs neither script nor another file, and
 * is of no build, so it is never cached (page-html.ts).
 */
export function createNotHerePage({ pathname }: URL, clinic: string | null): Response {
  const { language } = parseLocalizedPath(pathname)
  const { title, ambulance, all, clinic: callClinic, retry } = messages[language]
  const links = [
    ['tel:108', ambulance],
    ['tel:112', all],
    ...(clinic ? [[`tel:${clinic.replace(/[^+\d]/g, '')}`, `${callClinic} ${clinic}`]] : []),
    ['', retry],
  ].map(([href, words]) => `<a href="${href}">${words}</a>`)
  return new Response(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style><main><h1>${title}</h1>${links.join('')}</main>`,
    {
      status: 503,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    },
  )
}
