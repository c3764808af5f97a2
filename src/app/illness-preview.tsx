import { useMemo } from 'react'

import type { PreviewProps } from '#admin/library/illnesses/preview-context.ts'
import { ContentProvider, createContentStore } from '#db/content.ts'
import { IllnessOf } from '#site/library/illness/illness-page.tsx'

/** The public page of an illness from a content that staff have not saved yet. */
export function IllnessPreview({ content, slug }: PreviewProps) {
  const store = useMemo(() => createContentStore({ content }), [content])
  return (
    <ContentProvider store={store}>
      <IllnessOf slug={slug} />
    </ContentProvider>
  )
}
