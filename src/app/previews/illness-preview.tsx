import { use, useEffect, useMemo, useState } from 'react'

import type { PreviewProps } from '#admin/library/illnesses/preview-context.ts'
import { ContentProvider, createContentStore } from '#db/content.ts'
import type { Language } from '#model/languages.ts'
import { IllnessArticle } from '#site/library/illness/illness-page.tsx'
import { loadMessages } from '#site/messages/load-messages.ts'
import { LocaleContext, type LocaleBundle } from '#site/messages/use-messages.ts'
import { Spinner } from '#ui/spinner.tsx'

/** The public page of an illness from a content that staff have not saved yet, as readers of a language have it. */
export function IllnessPreview({ content, slug, language }: PreviewProps) {
  const store = useMemo(() => createContentStore({ content }), [content])
  const reader = useReaderOf(language)
  if (!reader) return <Spinner>Loading...</Spinner>
  return (
    <LocaleContext value={reader}>
      <ContentProvider store={store} language={language}>
        <div lang={language}>
          <IllnessArticle slug={slug} />
        </div>
      </ContentProvider>
    </LocaleContext>
  )
}

/** Somebody who reads in a language; null while its words are on their way. */
function useReaderOf(language: Language): LocaleBundle | null {
  const own = use(LocaleContext)
  const [loaded, setLoaded] = useState<LocaleBundle | null>(null)
  useEffect(() => {
    let isHere = true
    const show = (reader: LocaleBundle | null) => isHere && setLoaded(reader)
    loadMessages(language).then(
      (messages) => show({ language, messages }),
      // Without a network they may not be here; what staff wrote in the language is.
      () => show(own && { ...own, language }),
    )
    return () => {
      isHere = false
    }
  }, [language, own])
  if (own?.language === language) return own
  return loaded?.language === language ? loaded : null
}
