import { memo, useDeferredValue, useId, useState } from 'react'
import { Navigate } from 'react-router-dom'

import { useContent } from '#db/content.ts'
import { enabledCategories, libraryOpen, publishedIllnesses } from '#db/queries.ts'
import type { PublicRow } from '#model/tables.ts'
import { languageOf } from '#model/text.ts'
import { CardGrid } from '#ui/card.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icons.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

import { IllnessCard } from './illness-card.tsx'
import { foundIllnesses, grouped } from './library-search.ts'
import { Page } from './page.tsx'
import { paths } from './paths.ts'
import { useWords } from './words/use-words.ts'

import styles from './health-library-page.module.css'

type Illnesses = readonly PublicRow<'health_library_illnesses'>[]
type Categories = readonly PublicRow<'health_library_categories'>[]

/** /health-library: every published illness, to search and to leaf through. */
export function HealthLibraryPage() {
  const open = useContent(libraryOpen)
  const illnesses = useContent(publishedIllnesses)
  const categories = useContent(enabledCategories)
  const words = useWords().library
  const [typed, setTyped] = useState('')
  const [category, setCategory] = useState<string | null>(null)
  // The box keeps up with the typing; a long list may follow a moment later.
  const criteria = useDeferredValue({ typed, category }, { typed: '', category: null })
  if (!open) return <Navigate to={paths.home} replace />

  return (
    <Page title={words.title} lead={words.lead}>
      <search className={styles.search}>
        <SearchBox value={typed} onChange={setTyped} />
        <Chips categories={categories} chosen={category} onChoose={setCategory} />
      </search>
      <Results
        illnesses={illnesses}
        categories={categories}
        typed={criteria.typed}
        category={criteria.category}
      />
    </Page>
  )
}

function SearchBox({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const words = useWords().library
  const id = useId()
  return (
    <div className={styles.box}>
      <label htmlFor={id}>
        <VisuallyHidden>{words.search}</VisuallyHidden>
        <Icon name="search" />
      </label>
      <input
        id={id}
        type="search"
        className={styles.input}
        placeholder={words.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

interface ChipsProps {
  categories: Categories
  chosen: string | null
  onChoose: (id: string | null) => void
}

function Chips({ categories, chosen, onChoose }: ChipsProps) {
  const words = useWords().library
  const chips = [
    { id: null, name: words.all },
    ...categories.map(({ id, category_name: name }) => ({ id, name })),
  ]
  return (
    <fieldset className={styles.chips}>
      <legend>
        <VisuallyHidden>{words.categories}</VisuallyHidden>
      </legend>
      {chips.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={styles.chip}
          aria-pressed={chosen === id}
          lang={languageOf(name)}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}

interface ResultsProps {
  illnesses: Illnesses
  categories: Categories
  typed: string
  category: string | null
}

const Results = memo(function Results({ illnesses, categories, typed, category }: ResultsProps) {
  const words = useWords().library
  const found = foundIllnesses(illnesses, { typed, category })
  return (
    <>
      <output className={styles.count}>{words.count(found.length)}</output>
      {found.length === 0 && <Empty icon="search">{words.empty}</Empty>}
      {found.length > 0 && category !== null && <Grid illnesses={found} level={2} />}
      {category === null &&
        grouped(found, categories).map((group) => (
          <section key={group.category?.id ?? 'none'} className={styles.group}>
            <h2 className={styles.heading} lang={languageOf(group.category?.category_name ?? '')}>
              {group.category?.category_name ?? words.uncategorized}
            </h2>
            <Grid illnesses={group.illnesses} level={3} />
          </section>
        ))}
    </>
  )
})

function Grid({ illnesses, level }: { illnesses: Illnesses; level: 2 | 3 }) {
  return (
    <CardGrid columns={3}>
      {illnesses.map((illness) => (
        <IllnessCard key={illness.id} illness={illness} level={level} />
      ))}
    </CardGrid>
  )
}
