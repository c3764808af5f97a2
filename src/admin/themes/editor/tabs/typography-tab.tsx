import { fontFamilies } from '#theme/css-values.ts'
import { ListField } from '#ui/list-field.tsx'

import { Group } from '../settings/group.tsx'
import { TextSetting, Tokens } from '../settings/path-fields.tsx'
import type { TabProps } from '../settings/tab.ts'

import styles from '../theme-editor.module.css'

const FONTS = 'theme-fonts'

/** Families that phones have, and ones with Telugu letters that can be fetched. */
const suggestions = [
  'system-ui, "Noto Sans Telugu", sans-serif',
  'Georgia, "Noto Serif Telugu", serif',
  '"Noto Sans", "Noto Sans Telugu", sans-serif',
  '"Noto Serif", "Noto Serif Telugu", serif',
  'Mukta, "Mukta Vaani", "Noto Sans Telugu", sans-serif',
  'Lora, "Noto Serif Telugu", serif',
  'ui-monospace, monospace',
]

/** The fonts, with a sample of each (AC-356), and the sizes of text. */
export function TypographyTab({ tab }: TabProps) {
  const { fontFamilies: families, fontUrls } = tab.config.typography
  return (
    <>
      <datalist id={FONTS}>
        {suggestions.map((family) => (
          <option key={family}>{family}</option>
        ))}
      </datalist>
      <Group
        title="Fonts"
        lead="Families in the order they are tried, with commas between them. A sample shows what this device has; the preview shows fonts that are fetched as well."
        wide
      >
        {(['heading', 'body', 'mono'] as const).map((kind) => (
          <div key={kind} className={styles.stack}>
            <TextSetting path={`typography.fontFamilies.${kind}`} tab={tab} suggestions={FONTS} />
            <Sample kind={kind} family={families[kind]} />
          </div>
        ))}
        <ListField
          label="Font addresses"
          name="typography.fontUrls"
          itemLabel="Font address"
          addLabel="Add font address"
          value={fontUrls}
          error={tab.problemAt('typography.fontUrls')}
          hint="Style sheets of https://fonts.googleapis.com. Without a network the next family stands in."
          onChange={(urls) => tab.set('typography.fontUrls', withoutOnlyBlank(urls))}
        />
      </Group>
      <Tokens map="typography.fontSizes" title="Font sizes" tab={tab} />
      <Tokens map="layoutTypography.headingSizes" title="Heading sizes" tab={tab} />
      <Group title="Headings">
        <TextSetting path="layoutTypography.headingWeight" tab={tab} />
        <TextSetting path="layoutTypography.headingLineHeight" tab={tab} />
      </Group>
      <Tokens map="typography.fontWeights" title="Font weights" tab={tab} />
      <Tokens map="typography.lineHeights" title="Line heights" tab={tab} />
    </>
  )
}

/** The box of an empty list is no entry. */
const withoutOnlyBlank = (urls: string[]) => (urls.length === 1 && urls[0] === '' ? [] : urls)

function Sample({ kind, family }: { kind: 'heading' | 'body' | 'mono'; family: string }) {
  return (
    <p
      className={styles.sample}
      data-kind={kind}
      style={{ fontFamily: fontFamilies(family) ?? 'inherit' }}
    >
      {samples[kind]} <span lang="te">నిద్ర మరియు వణుకు: సలహా కోసం రండి</span>
    </p>
  )
}

const samples = {
  heading: 'Rest well, move freely',
  body: 'Care for tremor, stiffness and poor sleep, close to home.',
  mono: 'Open 09:00–17:30, call 108',
}
