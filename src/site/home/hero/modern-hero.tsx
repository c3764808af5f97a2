import { useContent } from '#db/content.ts'
import { clinicProfile } from '#db/queries.ts'
import { Picture } from '#ui/pictures/picture.tsx'

import { HeroActions, HeroFrame, HeroText } from './hero-parts.tsx'
import { Pulse } from './pulse.tsx'
import { VisitCard } from './visit-card.tsx'

import styles from './modern-hero.module.css'

/** The clinic's picture beside the text, with its hours and numbers. */
export function ModernHero() {
  const banner = useContent(clinicProfile)?.banner_image
  return (
    <HeroFrame name="modern" classes={styles}>
      <div className={styles.words}>
        <HeroText classes={styles} />
        <HeroActions classes={styles} />
      </div>
      {banner ? (
        <Picture address={banner} alt="" shape="wide" first className={styles.banner} />
      ) : (
        <Pulse className={styles.pulse} />
      )}
      <VisitCard />
    </HeroFrame>
  )
}
