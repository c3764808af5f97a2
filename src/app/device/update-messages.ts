import type { Language } from '#model/languages.ts'

/** Not with the other messages: few pages are open when a build comes. */
export const updateMessages = {
  en: {
    ready: 'A newer version is ready.',
    saveFirst: 'Please save what you are typing first.',
    use: 'Use it now',
  },
  te: {
    ready: 'కొత్త వెర్షన్ సిద్ధంగా ఉంది.',
    saveFirst: 'ముందు మీరు టైప్ చేస్తున్నది సేవ్ చేయండి.',
    use: 'ఇప్పుడే వాడండి',
  },
} satisfies Record<Language, object>
