import { Link, useParams } from 'react-router-dom'

import { useContent } from '#db/content.ts'
import { illnessBySlug } from '#db/queries.ts'
import { languageOf } from '#model/texts/text.ts'
import { useTheme } from '#theme/use-theme.tsx'
import { Badge } from '#ui/badge.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { Section } from '../../parts/section.tsx'
import { paths } from '../../paths.ts'
import { useWords } from '../../words/use-words.ts'
import { Tags } from '../list/illness-card.tsx'
import { CareCard } from './illness-care-card.tsx'
import { Contents, Part, partsOf } from './illness-parts.tsx'
import { Pictures } from './illness-pictures.tsx'
import { Reviewed } from './illness-review.tsx'
import { ShareTools } from './share-tools.tsx'

import styles from './illness-page.module.css'

/** /health-library/{slug}: one illness. */
export function IllnessPage() {
  const { slug = '' } = useParams()
  return <IllnessOf slug={slug} />
}

/** The page of an illness by its slug; staff are shown a draft as the same page. */
export function IllnessOf({ slug }: { slug: string }) {
  const found = useContent(illnessBySlug(slug))
  const words = useWords()
  if (!found) return <Missing />

  const { illness, category } = found
  const { illness: own, library } = words
  const parts = partsOf(illness, own)
  return (
    <Section width="text">
      <BackLink />
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
        <Contents parts={parts} illness={illness} />
        <Pictures illnessId={illness.id} />
        {parts.map(({ id, title, content }) => (
          <Part key={id} id={id} title={title}>
            {content}
          </Part>
        ))}
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

/** An unknown address, a draft, and any illness while the library is closed (S-12) look the same. */
function Missing() {
  const words = useWords().illness
  return (
    <Section width="text" className={styles.missing}>
      <BackLink />
      <PageHeading lead={words.missingText}>{words.missing}</PageHeading>
    </Section>
  )
}

function BackLink() {
  const words = useWords().illness
  const { backButton } = useTheme().config
  return (
    <Link to={paths.library} className={styles.back}>
      <Icon name="arrow-left" />
      {backButton.text.trim() || words.back}
    </Link>
  )
}
