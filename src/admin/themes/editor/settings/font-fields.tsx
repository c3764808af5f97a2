import { getAtPath } from '#model/json.ts'
import { parseFontFamilies } from '#theme/css/parse-css-values.ts'
import { ListField } from '#ui/fields/list-field.tsx'

import { TextSetting, type SettingProps } from './path-fields.tsx'
import { getTextAt } from './setting-paths.ts'

import styles from './font-fields.module.css'

/** The id of the datalist of families. */
const FONTS = 'theme-fonts'

/** Families that phones have, and web fonts with Telugu letters. */
const suggestions = [
  'system-ui, "Noto Sans Telugu", sans-serif',
  'Georgia, "Noto Serif Telugu", serif',
  '"Noto Sans", "Noto Sans Telugu", sans-serif',
  '"Noto Serif", "Noto Serif Telugu", serif',
  'Mukta, "Mukta Vaani", "Noto Sans Telugu", sans-serif',
  'Lora, "Noto Serif Telugu", serif',
  'ui-monospace, monospace',
]

export function FontSuggestions() {
  return (
    <datalist id={FONTS}>
      {suggestions.map((family) => (
        <option key={family}>{family}</option>
      ))}
    </datalist>
  )
}

/** A font family with a sample (AC-356). */
export function FontSetting(props: SettingProps) {
  const use = props.path.split('.').at(-1) ?? ''
  return (
    <div className={styles.stack}>
      <TextSetting {...props} suggestions={FONTS} />
      <p
        className={styles.sample}
        data-kind={use}
        style={{
          fontFamily: parseFontFamilies(getTextAt(props.tab.config, props.path)) ?? 'inherit',
        }}
      >
        <span>{samples[use] ?? samples['body']}</span>{' '}
        <span lang="te">నిద్ర మరియు వణుకు: సలహా కోసం రండి</span>
      </p>
    </div>
  )
}

const samples: Record<string, string> = {
  heading: 'Rest well, move freely',
  body: 'Care for tremor, stiffness and poor sleep, close to home.',
  mono: 'Open 09:00–17:30, call 108',
}

/** The URLs of web fonts. */
export function FontAddresses({ path, tab, label }: SettingProps) {
  const addresses = getAtPath(tab.config, path)
  return (
    <ListField
      label={label ?? ''}
      name={path}
      itemLabel="Font address"
      addLabel="Add font address"
      value={Array.isArray(addresses) ? (addresses as string[]) : []}
      {...tab.messagesAt(path)}
      hint="Style sheets of https://fonts.googleapis.com. Without a network the next family is used."
      onChange={(urls) => tab.set(path, withoutOnlyBlank(urls))}
    />
  )
}

/** The empty input of an empty list is not an entry. */
const withoutOnlyBlank = (urls: string[]) => (urls.length === 1 && urls[0] === '' ? [] : urls)
