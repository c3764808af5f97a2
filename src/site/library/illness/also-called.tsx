import { Fragment } from 'react'

import { useLanguageOf, useWords } from '../../words/use-words.ts'

import styles from './illness-page.module.css'

/** What people call the illness, in one quiet paragraph. A bdi runs as its own letters do: Urdu leftwards. */
export function AlsoCalled({ names }: { names: readonly string[] }) {
  const words = useWords().illness
  const languageOf = useLanguageOf()
  return names.length === 0 ? null : (
    <p className={styles.called}>
      {words.alsoCalled}
      {[...new Set(names)].map((name, at) => (
        <Fragment key={name}>
          {at === 0 ? ': ' : ', '}
          <bdi lang={languageOf(name) ?? otherScript(name)}>{name}</bdi>
        </Fragment>
      ))}
    </p>
  )
}

const otherScript = (name: string) =>
  /[\u0900-\u097f]/.test(name) ? 'hi' : /[\u0600-\u06ff]/.test(name) ? 'ur' : undefined
