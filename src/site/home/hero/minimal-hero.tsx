import { HeroActions, HeroFrame, HeroText } from './hero-parts.tsx'
import { Pulse } from './pulse.tsx'

import styles from './minimal-hero.module.css'

/** A hero with text only. */
export function MinimalHero() {
  return (
    <HeroFrame name="minimal" look={styles}>
      <HeroText look={styles} />
      <HeroActions look={styles} />
      <Pulse className={styles.pulse} />
    </HeroFrame>
  )
}
