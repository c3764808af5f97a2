import type { Language } from '#model/languages.ts'

/** Not with the other messages: offers show seconds after the page, if at all. */
export const offerMessages = {
  en: {
    text: 'Install this site on your phone. It opens like an app, even without internet.',
    appleText: 'To install this site, tap Share, then Add to Home Screen.',
    label: 'Install this site',
    install: 'Install',
    /** For readers of pages in another language. */
    offer: 'This site can be read in English.',
    accept: 'Read in English',
    refuse: 'No, thank you',
  },
  te: {
    text: 'ఈ సైట్‌ను మీ ఫోన్‌లో ఉంచుకోండి: ఇంటర్నెట్ లేకపోయినా యాప్‌లా తెరుచుకుంటుంది.',
    appleText: 'ఈ సైట్‌ను మీ ఫోన్‌లో ఉంచుకోండి: Share నొక్కి, తర్వాత Add to Home Screen నొక్కండి.',
    label: 'ఈ సైట్‌ను ఉంచుకోండి',
    install: 'ఇన్‌స్టాల్ చేయండి',
    offer: 'ఈ సైట్‌ను తెలుగులో చదవవచ్చు.',
    accept: 'తెలుగులో చదవండి',
    refuse: 'వద్దు, ధన్యవాదాలు',
  },
} satisfies Record<Language, object>
