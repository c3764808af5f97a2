import { SOURCE_LANGUAGE } from '#model/languages.ts'
import { detectLanguage } from '#model/translations.ts'

export const hasVoice = (language: string) => voiceOf(language) !== undefined

/**
 * A voice of the device itself, as it is spoken here if it can: it needs no network, and tells
 * nobody what is read.
 */
function voiceOf(language: string): SpeechSynthesisVoice | undefined {
  const own = speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && lang.startsWith(language.slice(0, 2)))
  // en-IN, or en_IN on Android.
  return own.find(({ lang }) => lang.endsWith('IN')) ?? own[0]
}

/** Chrome stops in the middle of a long text; a sentence it reads to its end. */
const SENTENCE = /\S.*?([.!?।]+(?=\s)|$)/gm

/**
 * Reads texts one after the other, each with a voice of its language, and passes over those for
 * which there is none. `onEnd` hears when all is read, or could not be; gives what stops it.
 */
export function readAloud(texts: readonly string[], onEnd: () => void): () => void {
  const pieces = texts.flatMap((text) => {
    const voice = voiceOf(detectLanguage(text) ?? SOURCE_LANGUAGE)
    const sentences = (voice && text.match(SENTENCE)) ?? []
    return sentences.map((one) =>
      Object.assign(new SpeechSynthesisUtterance(one), { voice, lang: voice?.lang }),
    )
  })
  // The last one is kept here: browsers forget the others, and then tell nobody of their end.
  const last = Object.assign(pieces.at(-1) ?? {}, { onend: onEnd, onerror: onEnd })
  for (const piece of pieces) speechSynthesis.speak(piece)
  return () => {
    Object.assign(last, { onend: null, onerror: null })
    speechSynthesis.cancel()
  }
}
