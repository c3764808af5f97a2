import { themeTabs, type ThemeTab } from '#model/theme/theme-setting-details.ts'
import { generatedPaths } from '#theme/generator/generated-settings.ts'
import { Button } from '#ui/button.tsx'

import { SettingGroup } from '../settings/setting-group.tsx'
import { getSettingTab } from '../settings/setting-names.ts'
import type { ThemeGenerator } from './use-theme-generator.ts'

import styles from './setting-index.module.css'

interface AdvancedListProps {
  generator: ThemeGenerator
  onOpen: (tab: ThemeTab) => void
}

/** Links to all settings, with the number of generated ones. */
export function SettingIndex({ generator, onOpen }: AdvancedListProps) {
  return (
    <SettingGroup title="Advanced" lead="Every setting by itself." wide>
      <ul className={styles.list}>
        {themeTabs.map((tab) => {
          const byHand = generator.byHand.filter((path) => getSettingTab(path) === tab)
          return (
            <li key={tab} className={styles.row}>
              <Button tone="quiet" onClick={() => onOpen(tab)}>
                {tab}
              </Button>
              <span className={styles.state}>{stateOf(tab, byHand.length, generator)}</span>
              {byHand.length > 0 && (
                <Button
                  tone="quiet"
                  aria-label={`Reset all of ${tab} to generated values`}
                  onClick={() => generator.resetToGenerated(byHand)}
                >
                  Reset to generated values
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </SettingGroup>
  )
}

function stateOf(tab: ThemeTab, byHand: number, { choices }: ThemeGenerator): string {
  const generatedCount = generatedPaths.filter((path) => getSettingTab(path) === tab).length
  if (!choices) return ''
  if (generatedCount === 0) return 'Not generated'
  return byHand === 0
    ? `${generatedCount} generated`
    : `${generatedCount - byHand} generated, ${byHand} by hand`
}
