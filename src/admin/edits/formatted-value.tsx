import { uploadedFile } from '#model/texts/picture-path.ts'
import { languageOf } from '#model/translations.ts'
import { Picture } from '#ui/pictures/picture.tsx'

import { usePictureUrl } from '../forms/pictures/use-picture-url.ts'

import styles from './formatted-value.module.css'

/** A value of any column, formatted for people. */
export function ShownValue({ value }: { value: unknown }) {
  if (typeof value === 'string' && uploadedFile(value)) return <ShownPicture address={value} />
  const text = asText(value)
  if (text === '') return <p className={styles.empty}>Empty</p>
  return (
    <p className={styles.value} lang={languageOf(text)}>
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

/** A value as text, for reading and for copying: lists line by line. */
export function asText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(asText).join('\n')
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : JSON.stringify(value)
}
