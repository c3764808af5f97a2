import { HeroActions, HeroFrame, HeroText } from './hero-parts.tsx'
import { Pulse } from './pulse.tsx'

import styles from './minimal-hero.module.css'

/** A hero with text only. */
export function MinimalHero() {
  return (
    <HeroFrame name="minimal" classes={styles}>
      <HeroText classes={styles} />
      <HeroActions classes={styles} />
      <Pulse className={styles.pulse} />
    </HeroFrame>
  )
}
