import { useContent } from '#db/content.ts'
import { imagesOf } from '#db/queries.ts'
import { classNames } from '#ui/class-names.ts'
import { Picture } from '#ui/pictures/picture.tsx'

import { useMessages } from '../../messages/use-messages.ts'

import styles from './illness-page.module.css'

/** The pictures of an illness in display order. The space of each is reserved while it loads. */
export function IllnessPictureGallery({ illnessId }: { illnessId: string }) {
  const images = useContent(imagesOf(illnessId))
  const messages = useMessages().illness
  if (images.length === 0) return null
  return (
    <ul
      className={classNames(styles.images, images.length === 1 && styles.single)}
      aria-label={messages.pictures}
    >
      {images.map((image) => (
        <li key={image.id}>
          <Picture
            address={image.image_url}
            alt={image.alt_text ?? ''}
            shape="photo"
            className={styles.image}
            placeholder={image.alt_text}
          />
        </li>
      ))}
    </ul>
  )
}
