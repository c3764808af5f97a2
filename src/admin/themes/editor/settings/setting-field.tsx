import { getAtPath } from '#model/json.ts'
import {
  focusStyles,
  hoverEffects,
  layoutStyles,
  navigationStyles,
  type ThemeConfig,
} from '#model/theme/theme-config.ts'
import type { KindName } from '#model/theme/theme-kinds.ts'
import { settingDetails } from '#model/theme/theme-setting-details.ts'
import { themeSettings, type SettingPath } from '#model/theme/theme-settings.ts'
import { Checkbox } from '#ui/fields/fields.tsx'

import { GeneratedSetting } from '../generator/generated-setting.tsx'
import { ColorField } from './color-field.tsx'
import { FontAddresses, FontSetting } from './font-fields.tsx'
import { ChoiceSetting, SwitchSetting, TextSetting, type SettingProps } from './path-fields.tsx'
import type { TabProps } from './settings-tab.ts'

interface SettingFieldProps extends TabProps {
  path: SettingPath
}

type FieldOfKind = (props: SettingProps & SettingFieldProps) => React.ReactNode

/** The field of a setting, as the table of settings describes it. */
export function SettingField({ path, tab }: SettingFieldProps) {
  const { field, label } = settingDetails[path]
  const Field = fields[themeSettings[path].kind] ?? TextSetting
  return (
    <GeneratedSetting path={path} tab={tab}>
      <Field path={path} tab={tab} label={field ?? label} {...more(path, tab.config)} />
    </GeneratedSetting>
  )
}

/** The hint of a field, if it has one. */
function more(path: SettingPath, config: ThemeConfig) {
  return { hint: hints[path], placeholder: placeholders[path]?.(config) }
}

/** Kinds that are not edited as text. */
const fields: Partial<Record<KindName, FieldOfKind>> = {
  switch: SwitchSetting,
  color: ColorField,
  'own-color': ColorOrTheThemesOwn,
  'clear-color': ColorOrTheThemesOwn,
  'color-or-null': ColorOrNone,
  fonts: FontSetting,
  'font-addresses': FontAddresses,
  'layout-style': choice(() => layoutStyles),
  'navigation-style': choice(() => navigationStyles),
  'hover-effect': choice(() => hoverEffects),
  'focus-style': choice(() => focusStyles),
  'card-radius': choice(({ designTokens }) => Object.keys(designTokens.borderRadius)),
  'card-shadow': choice(({ designTokens }) => Object.keys(designTokens.shadows)),
}

function choice(optionsIn: (config: ThemeConfig) => readonly string[]): FieldOfKind {
  return function Choice(props) {
    return <ChoiceSetting {...props} options={optionsIn(props.tab.config)} />
  }
}

/** An emergency button must be visible in every theme, so it has its own colors (S-41). */
function ColorOrTheThemesOwn(props: SettingProps & SettingFieldProps) {
  const { kind } = themeSettings[props.path]
  if (props.path.startsWith('emergencyButton.')) return <ColorField {...props} />
  return <ColorField {...props} or={kind === 'clear-color' ? ['', 'transparent'] : ['']} />
}

const ACTIVE_COLOR = '#0066CC'

/** The background color of the active link, or none (AC-360). */
function ColorOrNone(props: SettingProps & SettingFieldProps) {
  const { path, tab } = props
  const isShown = getAtPath(tab.config, path) !== null
  return (
    <>
      <Checkbox
        label="Show active background"
        name="showActiveBackground"
        value={isShown}
        onChange={(on) => tab.set(path, on ? ACTIVE_COLOR : null)}
      />
      {isShown && <ColorField {...props} />}
    </>
  )
}

const placeholders: Partial<Record<SettingPath, (config: ThemeConfig) => string>> = {
  'emergencyButton.text': ({ layoutStyle }) =>
    layoutStyle === 'playful' ? 'Call Now' : 'Emergency Call',
  'backButton.text': () => 'Back',
}

const hints: Partial<Record<SettingPath, string>> = {
  healthLibraryEnabled: 'If off, the library is hidden even if it is enabled for visitors.',
  'emergencyButton.text': 'Empty: Emergency Call, or Call Now in the playful layout.',
  'accessibility.focusIndicators.color':
    "If it would not be visible, the mode's own focus color is used.",
  'accessibility.keyboardNavigation.skipLinks': 'Adds a first link that skips the navigation.',
  'accessibility.keyboardNavigation.focusVisible':
    'If off, the focus ring also shows after a mouse click.',
  'accessibility.reducedMotion.respectPreference':
    'No animation for visitors who prefer reduced motion.',
  'accessibility.minimumTargetSize': 'For all buttons and links, at least 44px.',
}
