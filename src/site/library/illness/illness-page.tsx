import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'

import { useContent, useContentState } from '#db/content.ts'
import { illnessBySlug, libraryOpen } from '#db/queries.ts'
import { useLatePart } from '#late/late-part.tsx'
import { paths } from '#model/paths/public-paths.ts'
import { useTheme } from '#theme/use-theme.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Icon } from '#ui/pictures/icons.tsx'
import { Spinner } from '#ui/spinner.tsx'

import { CallClinic } from '../../components/call-clinic.tsx'
import { Section } from '../../components/section.tsx'
import { useWithdrawn } from '../../components/use-withdrawn.ts'
import { useLanguageOf, useThemeText, useWords } from '../../messages/use-messages.ts'
import { Tags } from '../list/illness-card.tsx'
import { AlsoCalled } from './also-called.tsx'
import { CareCard } from './illness-care-card.tsx'
import { IllnessNext } from './illness-next-steps.tsx'
import { Pictures } from './illness-pictures.tsx'
import { Reviewed } from './illness-review.tsx'
import { Contents, Part, partsOf } from './illness-sections.tsx'
import { ShareTools } from './share-tools.tsx'

import styles from './illness-page.module.css'

/** /health-library/{slug}: one illness. */
export function IllnessPage() {
  const { slug = '' } = useParams()
  return <IllnessOf slug={slug} />
}

const loadListen = () => import('./listen-button.tsx')

/** The page of an illness by its slug; staff are shown a draft as the same page. */
export function IllnessOf({ slug }: { slug: string }) {
  const languageOf = useLanguageOf()
  const found = useContent(illnessBySlug(slug))
  const words = useWords()
  const { part: listen } = useLatePart(loadListen, 'speechSynthesis' in globalThis)
  useWithdrawn(slug, found !== null)
  if (!found) return <Missing />

  const { illness, category } = found
  const { illness: own, library } = words
  const parts = partsOf(illness, own)
  const sections = parts.map(({ id, title, content }) => (
    <Part key={id} id={id} title={title}>
      {content}
    </Part>
  ))
  return (
    <Section width="text">
      <BackLink>{listen && <listen.ListenToIllness key={illness.id} illness={illness} />}</BackLink>
      <article key={illness.id} className={styles.article}>
        <header className={styles.header}>
          <Badge tone="blue" lang={languageOf(category?.category_name ?? '')}>
            {category?.category_name ?? library.uncategorized}
          </Badge>
          <PageHeading lang={languageOf(illness.illness_name)}>{illness.illness_name}</PageHeading>
          <p className={styles.summary} lang={languageOf(illness.short_summary)}>
            {illness.short_summary}
          </p>
          {illness.tags.length > 0 && <Tags tags={illness.tags} label={own.tags} />}
          <Reviewed illness={illness} />
        </header>
        <CareCard text={illness.when_to_get_help} />
        <AlsoCalled names={illness.also_called} />
        <Contents parts={parts} illness={illness} />
        {sections[0]}
        <Pictures illnessId={illness.id} />
        {sections.slice(1)}
        <IllnessNext illness={illness} />
        <aside className={styles.disclaimer} aria-label={own.disclaimerTitle}>
          <Icon name="alert" />
          <p>
            <strong>{own.disclaimerTitle}.</strong> {own.disclaimer}
          </p>
        </aside>
        <ShareTools title={illness.illness_name} />
      </article>
    </Section>
  )
}

/**
 * An unknown address, a draft, and any illness while the library is closed (S-12) look the same.
 * A device that holds nothing cannot know, and does not say that there is no such page.
 */
function Missing() {
  const { illness: words, notFound } = useWords()
  const open = useContent(libraryOpen)
  const { content, coming, offline, stale } = useContentState()
  const isFetching = coming && !offline && !stale
  const lead = content === null || coming ? words.notKept : words.missingText
  return (
    <Section width="text" className={styles.missing}>
      <BackLink />
      {isFetching ? (
        <Spinner>{words.coming}</Spinner>
      ) : (
        <>
          <PageHeading lead={lead}>{words.missing}</PageHeading>
          <div className={styles.actions}>
            <CallClinic />
            {open && (
              <Link to={paths.library} className={buttonClass('secondary')}>
                <Icon name="search" />
                {notFound.search}
              </Link>
            )}
          </div>
        </>
      )}
    </Section>
  )
}

/** `children` stand beside it. */
function BackLink({ children }: { children?: ReactNode }) {
  const words = useWords().illness
  const text = useThemeText(useTheme().config.backButton.text)
  return (
    <div className={styles.top}>
      <Link to={paths.library} className={styles.back}>
        <Icon name="arrow-left" />
        <span>{text || words.back}</span>
      </Link>
      {children}
    </div>
  )
}
