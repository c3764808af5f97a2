import type { Language } from '#model/languages.ts'

/** Not with the other messages: they come with the search. */
export const searchMessages = {
  en: {
    some: 'Topics with some of these words',
    fewer: 'Try fewer words, or another word for it.',
    everywhere: (found: string) => `Look in all categories${found}`,
  },
  te: {
    some: 'ఈ మాటల్లో కొన్ని ఉన్న అంశాలు',
    fewer: 'తక్కువ మాటలతో లేదా మరో మాటతో ప్రయత్నించండి.',
    everywhere: (found: string) => `అన్ని విభాగాల్లో చూడండి${found}`,
  },
} satisfies Record<Language, object>
