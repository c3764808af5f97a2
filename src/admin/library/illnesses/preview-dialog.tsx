import { use, useState } from 'react'

import { languageNames, languages, SOURCE_LANGUAGE, type Language } from '#model/languages.ts'
import type { Category } from '#model/rows.ts'
import type { Form } from '#model/rows.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog.tsx'
import { IsolatedFrame } from '#ui/isolated-frame.tsx'

import { PreviewContext } from './preview-context.ts'
import type { IllnessPictures } from './use-illness-pictures.ts'
import { PREVIEW, usePreviewContent } from './use-preview-content.ts'

import styles from './preview-dialog.module.css'

interface PreviewDialogProps {
  fields: Form<'health_library_illnesses'>
  pictures: IllnessPictures
  categories: readonly Category[]
  onClose: () => void
}

/** Previews an illness as visitors will see it once it is saved and published. */
export function PreviewDialog({ fields, pictures, categories, onClose }: PreviewDialogProps) {
  const renderPreview = use(PreviewContext)
  const content = usePreviewContent({ fields, pictures, categories })
  const [width, setWidth] = useState<'phone' | 'full'>('phone')
  const [language, setLanguage] = useState<Language>(SOURCE_LANGUAGE)
  if (!renderPreview) return null
  return (
    <Dialog
      title="Preview"
      size="large"
      onClose={onClose}
      actions={<Button onClick={onClose}>Back to the form</Button>}
    >
      <div className={styles.top}>
        <p className={styles.note}>This is what visitors see once it is saved and published.</p>
        <fieldset className={styles.choices} aria-label="Language of the preview">
          {languageNames.map((one) => (
            <Button
              key={one}
              lang={one}
              aria-pressed={language === one}
              onClick={() => setLanguage(one)}
            >
              {languages[one].name}
            </Button>
          ))}
        </fieldset>
        <fieldset
          className={classNames(styles.choices, styles.widths)}
          aria-label="Width of the preview"
        >
          {WIDTHS.map(({ value, label }) => (
            <Button key={value} aria-pressed={width === value} onClick={() => setWidth(value)}>
              {label}
            </Button>
          ))}
        </fieldset>
      </div>
      <IsolatedFrame
        title="The page as visitors see it"
        className={styles.frame}
        data-width={width}
      >
        {renderPreview({ content, slug: PREVIEW, language })}
      </IsolatedFrame>
    </Dialog>
  )
}

const WIDTHS = [
  { value: 'phone', label: 'Phone' },
  { value: 'full', label: 'Wide' },
] as const
