import { useId, type ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'

import { useContent } from '#db/content.ts'
import { illnessBySlug, imagesOf } from '#db/queries.ts'
import type { PublicRow } from '#model/tables.ts'
import { languageOf } from '#model/text.ts'
import { useTheme } from '#theme/use-theme.tsx'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icons.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Picture } from '#ui/picture.tsx'

import { Tags } from './illness-card.tsx'
import { paths } from './paths.ts'
import { Section } from './section.tsx'
import { useWords } from './words/use-words.ts'

import styles from './illness-page.module.css'

/** /health-library/{slug}: one illness. */
export function IllnessPage() {
  const { slug = '' } = useParams()
  const found = useContent(illnessBySlug(slug))
  const words = useWords()
  if (!found) return <Missing />

  const { illness, category } = found
  const { illness: own, library } = words
  return (
    <Section width="text">
      <BackLink />
      <article className={styles.article}>
        <header className={styles.header}>
          <Badge tone="blue" lang={languageOf(category?.category_name ?? '')}>
            {category?.category_name ?? library.uncategorized}
          </Badge>
          <PageHeading lang={languageOf(illness.illness_name)}>{illness.illness_name}</PageHeading>
          <p className={styles.summary} lang={languageOf(illness.short_summary)}>
            {illness.short_summary}
          </p>
          {illness.tags.length > 0 && <Tags tags={illness.tags} label={own.tags} />}
        </header>
        <Images illnessId={illness.id} />
        {illness.meaning && (
          <Part title={own.meaning}>
            <p className={styles.lines} lang={languageOf(illness.meaning)}>
              {illness.meaning}
            </p>
          </Part>
        )}
        <Points title={own.symptoms} points={illness.symptoms} />
        <Points title={own.management} points={illness.management_treatment} />
        <aside className={styles.disclaimer} aria-label={own.disclaimerTitle}>
          <Icon name="alert" />
          <p>
            <strong>{own.disclaimerTitle}.</strong> {own.disclaimer}
          </p>
        </aside>
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

function Images({ illnessId }: { illnessId: string }) {
  const images = useContent(imagesOf(illnessId))
  const words = useWords().illness
  if (images.length === 0) return null
  return (
    <ul
      className={classNames(styles.images, images.length === 1 && styles.single)}
      aria-label={words.pictures}
    >
      {images.map((image) => (
        <li key={image.id}>
          <Illustration image={image} />
        </li>
      ))}
    </ul>
  )
}

function Illustration({ image }: { image: PublicRow<'health_library_images'> }) {
  return (
    <Picture
      address={image.image_url}
      alt={image.alt_text ?? ''}
      shape="photo"
      className={styles.image}
      placeholder={image.alt_text}
    />
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <Part title={title}>
      <ul className={styles.points}>
        {[...new Set(points)].map((point) => (
          <li key={point} lang={languageOf(point)}>
            {point}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
