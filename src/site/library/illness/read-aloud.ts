import { SOURCE_LANGUAGE } from '#model/languages.ts'
import { detectLanguage } from '#model/translations.ts'

export const hasVoice = (language: string) => voiceOf(language) !== undefined

/**
 * Returns a local voice, with the Indian accent if there is one: it needs no network, and sends the
 * text nowhere.
 */
function voiceOf(language: string): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && lang.startsWith(language.slice(0, 2)))
  // en-IN, or en_IN on Android.
  return voices.find(({ lang }) => lang.endsWith('IN')) ?? voices[0]
}

/** Chrome stops in the middle of a long text, but reads a whole sentence. */
const SENTENCE = /\S.*?([.!?।]+(?=\s)|$)/gm

/**
 * Reads texts in sequence, each with a voice of its language, and skips those without one. Calls
 * `onEnd` after the last text or a failure. Returns a function that stops it.
 */
export function readAloud(texts: readonly string[], onEnd: () => void): () => void {
  const pieces = texts.flatMap((text) => {
    const voice = voiceOf(detectLanguage(text) ?? SOURCE_LANGUAGE)
    const sentences = (voice && text.match(SENTENCE)) ?? []
    return sentences.map((one) =>
      Object.assign(new SpeechSynthesisUtterance(one), { voice, lang: voice?.lang }),
    )
  })
  // A reference to the last utterance: browsers drop unreferenced ones, and then never fire `end`.
  const last = Object.assign(pieces.at(-1) ?? {}, { onend: onEnd, onerror: onEnd })
  for (const piece of pieces) speechSynthesis.speak(piece)
  return () => {
    Object.assign(last, { onend: null, onerror: null })
    speechSynthesis.cancel()
  }
}
