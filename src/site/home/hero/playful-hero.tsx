import { useContent } from '#db/content.ts'
import { clinicProfile } from '#db/queries.ts'
import { Icon } from '#ui/pictures/icons.tsx'
import { Picture } from '#ui/pictures/picture.tsx'

import { HeroActions, HeroFrame, HeroText } from './hero-parts.tsx'

import styles from './playful-hero.module.css'

/** Round shapes and the clinic's picture in a bubble. */
export function PlayfulHero() {
  const profile = useContent(clinicProfile)
  return (
    <HeroFrame name="playful" classes={styles}>
      <div className={styles.words}>
        <HeroText classes={styles} />
        <HeroActions classes={styles} />
      </div>
      <div className={styles.bubbles} aria-hidden="true">
        <Picture
          address={profile?.banner_image}
          alt=""
          shape="square"
          first
          className={styles.bubble}
          placeholder={<Icon name="brain" />}
        />
      </div>
    </HeroFrame>
  )
}
