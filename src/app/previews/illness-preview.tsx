import { use, useEffect, useMemo, useState } from 'react'

import type { PreviewProps } from '#admin/library/illnesses/preview-context.ts'
import { ContentProvider, createContentStore } from '#db/content.ts'
import type { Language } from '#model/languages.ts'
import { IllnessArticle } from '#site/library/illness/illness-page.tsx'
import { loadMessages } from '#site/messages/load-messages.ts'
import { LocaleContext, type LocaleBundle } from '#site/messages/use-messages.ts'
import { Spinner } from '#ui/spinner.tsx'

/** The public page of an illness with unsaved changes, in the reader's language. */
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

/** Returns the locale bundle of a language; null while it is loading. */
function useReaderOf(language: Language): LocaleBundle | null {
  const current = use(LocaleContext)
  const [loaded, setLoaded] = useState<LocaleBundle | null>(null)
  useEffect(() => {
    let isHere = true
    const show = (reader: LocaleBundle | null) => isHere && setLoaded(reader)
    loadMessages(language).then(
      (messages) => show({ language, messages }),
      // Offline the messages may be missing; the staff's own texts are here.
      () => show(current && { ...current, language }),
    )
    return () => {
      isHere = false
    }
  }, [language, current])
  if (current?.language === language) return current
  return loaded?.language === language ? loaded : null
}
