import { Fragment } from 'react'

import { namesOf } from '#model/texts/names-of.ts'

import { useLanguageOf, useWords } from '../../words/use-words.ts'

import styles from './illness-page.module.css'

/** What people call the illness, in one quiet paragraph: its names, and whatever else they say when it is opened. */
export function AlsoCalled({ names }: { names: readonly string[] }) {
  const words = useWords().illness
  const { first, others } = namesOf(names)
  if (first.length === 0) return null
  const called = (
    <>
      {words.alsoCalled}: <Names names={first} />
    </>
  )
  if (others.length === 0) return <p className={styles.called}>{called}</p>
  return (
    // The browser opens it, perhaps before the page comes alive.
    <details className={styles.called} suppressHydrationWarning>
      <summary>
        {called}
        <span> …</span>
      </summary>
      <Names names={others} />
    </details>
  )
}

/** A bdi runs as its own letters do: Urdu leftwards. */
function Names({ names }: { names: readonly string[] }) {
  const languageOf = useLanguageOf()
  return names.map((name, at) => (
    <Fragment key={name}>
      {at > 0 && <span>, </span>}
      <bdi lang={languageOf(name) ?? otherScript(name)}>{name}</bdi>
    </Fragment>
  ))
}

const otherScript = (name: string) =>
  /[\u0900-\u097f]/.test(name) ? 'hi' : /[\u0600-\u06ff]/.test(name) ? 'ur' : undefined
