import { getForeignLanguage } from '#model/translations.ts'
import { Section } from '#site/components/section.tsx'
import { Hero } from '#site/home/hero/hero.tsx'
import { TagList } from '#site/library/list/illness-card.tsx'
import { Badge } from '#ui/badge.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Card, CardGrid } from '#ui/card.tsx'
import { TextField } from '#ui/fields/fields.tsx'

import styles from './theme-sampler.module.css'

/** The site's components on one page, so that all effects of a theme are visible. */
export function ThemeSampler() {
  return (
    <>
      <Hero />
      <Section className={styles.parts}>
        <h2>Two cards</h2>
        <CardGrid columns={2}>
          <Card level={3} title="Sleep studies" badge={<Badge tone="blue">Services</Badge>}>
            <p className={styles.text}>
              A night in a quiet room, or at home with a small device. We explain every result.
            </p>
          </Card>
          <Card
            level={3}
            title={TELUGU}
            titleLang={getForeignLanguage(TELUGU)}
            footer={<TagList tags={['Tremor', 'Stiffness', 'నిద్ర']} label="Tags" />}
          >
            <p className={styles.text} lang="te">
              నిద్ర మరియు కదలిక సమస్యలకు నిపుణుల సంరక్షణ, మీ భాషలో.
            </p>
          </Card>
        </CardGrid>
      </Section>
      <Section tone="raised" className={styles.parts}>
        <h2>Messages, buttons and fields</h2>
        <Banner tone="success">Thank you. We have received your message.</Banner>
        <Banner tone="warning">The clinic is closed on Sunday.</Banner>
        <p className={styles.text}>
          Words for reading, and <a href="/contact">a link among them</a>.{' '}
          <span className={styles.muted}>What matters less is quieter.</span>
        </p>
        <div className={styles.row}>
          <Button tone="primary">Book a visit</Button>
          <Button>Read more</Button>
          <Button tone="call">Call us</Button>
          <Button className={styles.focused}>With the keyboard on it</Button>
        </div>
        <TextField
          name="sample"
          label="Search"
          value=""
          placeholder="Type a symptom"
          onChange={() => {}}
        />
        <p className={styles.mono}>Monospace: 0123456789</p>
      </Section>
      <Section tone="tinted" className={styles.parts}>
        <h2>Tints</h2>
        <div className={styles.row}>
          <Badge tone="green">Success</Badge>
          <Badge tone="yellow">Warning</Badge>
          <Badge tone="red">Error</Badge>
          <Badge tone="blue">Primary</Badge>
          <Badge tone="purple">Accent</Badge>
          <Badge>Plain</Badge>
        </div>
      </Section>
    </>
  )
}

const TELUGU = 'నాడి వైద్యశాల'
