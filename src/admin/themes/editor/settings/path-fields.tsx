import { getAtPath } from '#model/json.ts'
import type { KindName } from '#model/theme/theme-kinds.ts'
import { getSizeName } from '#model/theme/theme-setting-details.ts'
import { themeSettings, type SettingPath } from '#model/theme/theme-settings.ts'
import { Checkbox, SelectField, TextField } from '#ui/fields/fields.tsx'

import { GeneratedSetting } from '../generator/generated-setting.tsx'
import { getSettingName } from './setting-names.ts'
import { getTextAt } from './setting-paths.ts'
import type { TabProps } from './settings-tab.ts'

import styles from './setting-group.module.css'

export interface SettingProps extends TabProps {
  path: string
  label?: string
  hint?: string | undefined
}

interface TextSettingProps extends SettingProps {
  placeholder?: string | undefined
  /** The id of a datalist. */
  suggestions?: string
}

/** A text setting: a size, a font family, the label of a button. */
export function TextSetting({
  path,
  tab,
  label = getSettingName(path),
  ...rest
}: TextSettingProps) {
  const { hint, placeholder, suggestions } = rest
  return (
    <TextField
      label={label}
      name={path}
      value={getTextAt(tab.config, path)}
      {...tab.messagesAt(path)}
      hint={hint}
      placeholder={placeholder}
      input={{ list: suggestions, spellCheck: false, autoCapitalize: 'off' }}
      onChange={(text) => tab.set(path, text)}
    />
  )
}

/** A boolean setting. */
export function SwitchSetting({ path, tab, label = getSettingName(path), hint }: SettingProps) {
  return (
    <Checkbox
      label={label}
      name={path}
      value={getAtPath(tab.config, path) !== false}
      {...tab.messagesAt(path)}
      hint={hint}
      onChange={(on) => tab.set(path, on)}
    />
  )
}

interface ChoiceSettingProps extends SettingProps {
  options: readonly string[]
}

/** A setting with a few options; a stored value outside them stays until another is selected. */
export function ChoiceSetting({ path, tab, options, ...rest }: ChoiceSettingProps) {
  const { label = getSettingName(path), hint } = rest
  const value = getTextAt(tab.config, path)
  const offered = options.includes(value) ? options : [value, ...options]
  return (
    <SelectField
      label={label}
      name={path}
      value={value}
      {...tab.messagesAt(path)}
      hint={hint}
      options={offered.map((option) => ({ value: option, label: getSizeName(option) }))}
      onChange={(chosen) => tab.set(path, chosen)}
    />
  )
}

interface TokensProps extends TabProps {
  /** The path of all entries: `designTokens.borderRadius.*`. */
  path: SettingPath
  title: string
}

/** Kinds whose inputs need the whole width. */
const long: readonly KindName[] = ['shadow', 'easing']

/** One field per entry of a map of sizes (AC-357). */
export function TokenFields({ path, tab, title }: TokensProps) {
  const map = path.replace(/\.\*$/, '')
  const entries = Object.keys(getAtPath(tab.config, map) ?? {})
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.tokens} data-long={long.includes(themeSettings[path].kind)}>
        {entries.map((name) => (
          <GeneratedSetting key={name} path={`${map}.${name}`} tab={tab}>
            <TextSetting path={`${map}.${name}`} label={getSizeName(name)} tab={tab} />
          </GeneratedSetting>
        ))}
      </div>
    </fieldset>
  )
}
