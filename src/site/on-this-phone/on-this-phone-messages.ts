import type { Language } from '#model/languages.ts'

/** Not with the other messages: only readers of this page download them. */
export const onThisPhoneMessages = {
  en: {
    cannot: 'This browser cannot store the site. You need internet to open it.',
    nothing: 'Nothing is stored on this phone yet.',
    topics: 'Health topics',
    pages: 'Pages',
    pictures: 'Pictures',
    size: 'Storage used (approx.)',
    asOf: 'As of',
    update: 'Update now',
    offline: 'To update, this phone needs internet.',
    updating: (pictures: number) => `Updating. ${pictures} pictures are here.`,
    updated: 'Everything is stored and up to date.',
    notUpdated: 'Could not update. Please try again later.',
    remove: 'Remove',
    question:
      'Remove the topics, pages and pictures from this phone? Unsent edits of staff are not removed. The content is downloaded again when you browse online.',
    yes: 'Yes, remove',
    no: 'Keep',
    removed: 'Removed from this phone.',
  },
  te: {
    cannot: 'ఈ బ్రౌజర్ ఈ సైట్‌ను దాచుకోలేదు. ఇంటర్నెట్ ఉంటేనే తెరుచుకుంటుంది.',
    nothing: 'ఈ ఫోన్‌లో ఇంకా ఏమీ దాచలేదు.',
    topics: 'ఆరోగ్య అంశాలు',
    pages: 'పేజీలు',
    pictures: 'చిత్రాలు',
    size: 'మొత్తం పరిమాణం, సుమారుగా',
    asOf: 'ఎప్పటిది',
    update: 'ఇప్పుడే తాజా చేయండి',
    offline: 'తాజా చేయడానికి ఇంటర్నెట్ కావాలి.',
    updating: (pictures: number) => `తాజా చేస్తున్నాం. ${pictures} చిత్రాలు ఇక్కడ ఉన్నాయి.`,
    updated: 'అన్నీ ఇక్కడ ఉన్నాయి, తాజాగా ఉన్నాయి.',
    notUpdated: 'తాజా చేయలేకపోయాం. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
    remove: 'తీసివేయండి',
    question:
      'ఈ ఫోన్ నుంచి అంశాలు, పేజీలు, చిత్రాలు తీసివేయాలా? సిబ్బంది ఇక్కడ రాసినవి అలాగే ఉంటాయి. ఇంటర్నెట్‌తో చదివితే ఇవి మళ్లీ వస్తాయి.',
    yes: 'అవును, తీసివేయండి',
    no: 'ఉంచండి',
    removed: 'ఈ ఫోన్ నుంచి తీసివేశాం.',
  },
} satisfies Record<Language, object>
