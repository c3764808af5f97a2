import { Actions, HeroFrame, Words } from './hero-parts.tsx'
import { Pulse } from './pulse.tsx'

import styles from './minimal-hero.module.css'

/** Words on paper, and nothing else. */
export function MinimalHero() {
  return (
    <HeroFrame name="minimal" look={styles}>
      <Words look={styles} />
      <Actions look={styles} />
      <Pulse className={styles.pulse} />
    </HeroFrame>
  )
}
