import { Fragment } from 'react'

import { selectShownNames } from '#model/texts/names-of.ts'

import { useLanguage, useTextLanguage, useMessages } from '../../messages/use-messages.ts'

import styles from './illness-page.module.css'

/**
 * The alternative names of an illness, in one quiet line. A bdi isolates the text direction: Urdu
 * runs leftwards.
 */
export function AlsoCalled({ names }: { names: readonly string[] }) {
  const messages = useMessages().illness
  const languageOf = useTextLanguage()
  const visible = selectShownNames(names, useLanguage())
  if (visible.length === 0) return null
  return (
    <p className={styles.called}>
      {messages.alsoCalled}:{' '}
      {visible.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && <span>, </span>}
          <bdi lang={languageOf(name) ?? otherScript(name)}>{name}</bdi>
        </Fragment>
      ))}
    </p>
  )
}

const otherScript = (name: string) =>
  /[\u0900-\u097f]/.test(name) ? 'hi' : /[\u0600-\u06ff]/.test(name) ? 'ur' : undefined
