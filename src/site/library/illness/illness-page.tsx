import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router-dom'

import { hasAllRows, isServerUnreachable, useContent, useContentState } from '#db/content.ts'
import { illnessBySlug } from '#db/queries.ts'
import { useLatePart } from '#late/late-part.tsx'
import { paths } from '#model/paths/public-paths.ts'
import { useTheme } from '#theme/use-theme.tsx'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Icon } from '#ui/pictures/icons.tsx'
import { Spinner } from '#ui/spinner.tsx'

import { CallClinic } from '../../components/call-clinic.tsx'
import { NotHereYet } from '../../components/not-here-yet.tsx'
import { SearchLibraryLink } from '../../components/search-library-link.tsx'
import { Section } from '../../components/section.tsx'
import { useWithdrawn } from '../../components/use-withdrawn.ts'
import { useTextLanguage, useThemeText, useMessages } from '../../messages/use-messages.ts'
import { TagList } from '../list/illness-card.tsx'
import { AlsoCalled } from './also-called.tsx'
import { getCareLevel } from './care-level.ts'
import { CARE_ID, CareCard } from './illness-care-card.tsx'
import { IllnessNextSteps } from './illness-next-steps.tsx'
import { IllnessPictureGallery } from './illness-pictures.tsx'
import { ReviewNote } from './illness-review.tsx'
import { TableOfContents, IllnessSection, listSections } from './illness-sections.tsx'
import { ShareTools } from './share-tools.tsx'

import styles from './illness-page.module.css'

/** /health-library/{slug}: one illness. */
export function IllnessPage() {
  const { slug = '' } = useParams()
  return <IllnessArticle slug={slug} />
}

const loadListen = () => import('./listen-button.tsx')

/** The page of an illness by its slug; also the staff's preview of a draft. */
export function IllnessArticle({ slug }: { slug: string }) {
  const languageOf = useTextLanguage()
  const found = useContent(illnessBySlug(slug))
  const messages = useMessages()
  const { part: listen } = useLatePart(loadListen, 'speechSynthesis' in globalThis)
  useWithdrawn(slug, found !== null)
  if (!found) return <Missing />

  const { illness, category, card } = found
  const level = getCareLevel(illness, Boolean(card))
  const care = <CareCard illness={illness} level={level} />
  const { illness: words, library } = messages
  const parts = listSections(illness, words)
  const sections = parts.map(({ id, title, content }) => (
    <IllnessSection key={id} id={id} title={title}>
      {content}
    </IllnessSection>
  ))
  return (
    <Section width="text">
      <BackLink>
        {listen && <listen.ListenToIllness key={illness.id} illness={illness} level={level} />}
      </BackLink>
      <article key={illness.id} className={styles.article}>
        <header className={styles.header}>
          <Badge tone="blue" lang={languageOf(category?.category_name ?? '')}>
            {category?.category_name ?? library.uncategorized}
          </Badge>
          <PageHeading lang={languageOf(illness.illness_name)}>{illness.illness_name}</PageHeading>
          <p className={styles.summary} lang={languageOf(illness.short_summary)}>
            {illness.short_summary}
          </p>
          {illness.tags.length > 0 && <TagList tags={illness.tags} label={words.tags} />}
          <ReviewNote illness={illness} />
          {level === 'soon' && (
            <a href={`#${CARE_ID}`} className={styles.help}>
              <Icon name="alert" />
              {words.getHelp}
            </a>
          )}
        </header>
        <NotHereYet />
        {level === 'emergency' && care}
        <AlsoCalled names={illness.also_called} />
        <TableOfContents parts={parts} illness={illness} />
        {sections[0]}
        {level !== 'emergency' && care}
        <IllnessPictureGallery illnessId={illness.id} />
        {sections.slice(1)}
        <IllnessNextSteps illness={illness} />
        <aside className={styles.disclaimer} aria-label={words.disclaimerTitle}>
          <Icon name="alert" />
          <p>
            <strong>{words.disclaimerTitle}.</strong> {words.disclaimer}
          </p>
        </aside>
        <ShareTools title={illness.illness_name} />
      </article>
    </Section>
  )
}

/**
 * Unknown slugs, drafts, and all illnesses of a closed library (S-12) look the same. A device
 * without the whole library cannot know whether there is such a page.
 */
function Missing() {
  const { loading, illness: messages } = useMessages()
  const state = useContentState()
  const { pathname } = useLocation()
  const isKnown = hasAllRows(state, 'health_library_illnesses', pathname)
  const isFetching = !isKnown && !isServerUnreachable(state)
  const lead = isKnown ? messages.missingText : messages.notCached
  return (
    <Section width="text" className={styles.missing}>
      <BackLink />
      {isFetching ? (
        <Spinner>{loading}</Spinner>
      ) : (
        <>
          <PageHeading lead={lead}>{messages.missing}</PageHeading>
          <div className={styles.actions}>
            <CallClinic />
            <SearchLibraryLink />
          </div>
        </>
      )}
    </Section>
  )
}

/** `children` stand beside it. */
function BackLink({ children }: { children?: ReactNode }) {
  const messages = useMessages().illness
  const text = useThemeText(useTheme().config.backButton.text)
  return (
    <div className={styles.top}>
      <Link to={paths.library} className={styles.back}>
        <Icon name="arrow-left" />
        <span>{text || messages.back}</span>
      </Link>
      {children}
    </div>
  )
}
