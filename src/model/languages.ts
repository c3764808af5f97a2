/** What there is to say of a language of the public site. */
interface LanguageSpec {
  /** As its readers call it, in their own script. */
  name: string
  /** For `lang`, dates and search engines. */
  locale: string
  /** What its addresses begin with. */
  base: string
  /** The letters that tell a text in it from one in another. */
  letters: RegExp
}

/**
 * The languages of the public site; the first is the one that staff write in, and whose texts stand
 * in where another lacks one. A further one is a line here and a file of words beside
 * `src/site/messages/en.ts`.
 */
export const languages = {
  en: { name: 'English', locale: 'en-IN', base: '', letters: /[A-Za-z]/g },
  te: { name: 'తెలుగు', locale: 'te-IN', base: '/te', letters: /[\u0c00-\u0c7f]/g },
} as const satisfies Record<string, LanguageSpec>

export type Language = keyof typeof languages

/** The language that staff write in first. */
export const SOURCE_LANGUAGE = 'en'
export type OtherLanguage = Exclude<Language, typeof SOURCE_LANGUAGE>

export const languageNames = Object.keys(languages) as Language[]
export const otherLanguages = languageNames.filter(
  (one): one is OtherLanguage => one !== SOURCE_LANGUAGE,
)

/** The language of an address, and the page it is of, which has one and the same path in all of them. */
export function parseLocalizedPath(address: string): { language: Language; path: string } {
  const language =
    otherLanguages.find((one) => isUnder(languages[one].base, address)) ?? SOURCE_LANGUAGE
  return { language, path: address.slice(languages[language].base.length) || '/' }
}

/** The address of a page in a language. */
export function localizePath(language: Language, path: string): string {
  const { base } = languages[language]
  // Two slashes at its beginning would lead to another host.
  const own = path.replace(/^[/\\]+/, '/')
  return own === '/' ? base || '/' : base + own
}

/** A path goes on after its base with a slash, a question or an anchor, or not at all. */
const isUnder = (base: string, address: string) =>
  address.startsWith(base) && /^(?:[/?#]|$)/.test(address.slice(base.length))
