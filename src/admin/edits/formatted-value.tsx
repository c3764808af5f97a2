import { parseUploadPath } from '#model/texts/picture-path.ts'
import { getForeignLanguage } from '#model/translations.ts'
import { Picture } from '#ui/pictures/picture.tsx'

import { usePictureUrl } from '../forms/pictures/use-picture-url.ts'

import styles from './formatted-value.module.css'

/** Formats a value of any column. */
export function FormattedValue({ value }: { value: unknown }) {
  if (typeof value === 'string' && parseUploadPath(value)) return <ShownPicture address={value} />
  const text = formatAsText(value)
  if (text === '') return <p className={styles.empty}>Empty</p>
  return (
    <p className={styles.value} lang={getForeignLanguage(text)}>
      {text}
    </p>
  )
}

function ShownPicture({ address }: { address: string }) {
  const { url } = usePictureUrl(address)
  return (
    <div className={styles.picture}>
      <Picture address={url} alt="Picture" shape="free" placeholder="Picture not on this device" />
    </div>
  )
}

/** Formats a value as plain text, for reading and copying: lists line by line. */
export function formatAsText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(formatAsText).join('\n')
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : JSON.stringify(value)
}
