/** The data of a language of the public site. */
interface LanguageSpec {
  /** In the language itself. */
  name: string
  /** For `lang`, dates and search engines. */
  locale: string
  /** The prefix of its paths. */
  base: string
  /** The letters by which a text is recognised as this language. */
  letters: RegExp
}

/**
 * The languages of the public site. The first is the source language, which stands in for missing
 * translations. To add one, add a line here and messages beside `src/site/messages/en.ts`.
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

/** Splits a path into its language and the page's own path, which is equal in all languages. */
export function parseLocalizedPath(address: string): { language: Language; path: string } {
  const language =
    otherLanguages.find((one) => isUnder(languages[one].base, address)) ?? SOURCE_LANGUAGE
  return { language, path: address.slice(languages[language].base.length) || '/' }
}

/** Returns the path of a page in a language. */
export function localizePath(language: Language, path: string): string {
  const { base } = languages[language]
  // Two slashes at its beginning would lead to another host.
  const localPath = path.replace(/^[/\\]+/, '/')
  return localPath === '/' ? base || '/' : base + localPath
}

/** After the base a path continues with a slash, search params or a hash, or ends. */
const isUnder = (base: string, address: string) =>
  address.startsWith(base) && /^(?:[/?#]|$)/.test(address.slice(base.length))
