import type { Language } from '#model/languages.ts'

/** Not with the other messages: only readers who return on another day need them. */
export const installMessages = {
  en: {
    text: 'Install this site on your phone. It opens like an app, even without internet.',
    appleText: 'To install this site, tap Share, then Add to Home Screen.',
    label: 'Install this site',
    install: 'Install',
  },
  te: {
    text: 'ఈ సైట్‌ను మీ ఫోన్‌లో ఉంచుకోండి: ఇంటర్నెట్ లేకపోయినా యాప్‌లా తెరుచుకుంటుంది.',
    appleText: 'ఈ సైట్‌ను మీ ఫోన్‌లో ఉంచుకోండి: Share నొక్కి, తర్వాత Add to Home Screen నొక్కండి.',
    label: 'ఈ సైట్‌ను ఉంచుకోండి',
    install: 'ఇన్‌స్టాల్ చేయండి',
  },
} satisfies Record<Language, object>
