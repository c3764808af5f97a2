import { truncate } from '#model/texts/text.ts'
import { getForeignLanguage } from '#model/translations.ts'

import type { ActiveTheme } from '../use-themes.ts'
import { ThemeActionButtons, type ThemeActionsProps } from './theme-action-buttons.tsx'
import { ThemeBadges } from './theme-badges.tsx'
import { ThemeThumbnail } from './theme-thumbnail.tsx'

import styles from './theme-card.module.css'

const DESCRIPTION_LETTERS = 120

interface ThemeCardProps extends Omit<ThemeActionsProps, 'isActive'> {
  /** Its index in the whole list, and the list's length. */
  place: number
  count: number
}

/** A theme in the list: thumbnail, facts and actions. */
export function ThemeCard(props: ThemeCardProps) {
  const { theme, active, place, count } = props
  const isActive = theme.id === active?.theme.id
  const description = truncate(theme.description ?? '', DESCRIPTION_LETTERS)
  return (
    <div
      // The list is virtualized, so its cards cannot be <li> elements of one <ul>.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listitem"
      aria-posinset={place + 1}
      aria-setsize={count}
      className={styles.card}
      data-active={isActive}
      data-row={theme.id}
    >
      <div className={styles.picture}>
        <ThemeThumbnail config={theme.config} />
      </div>
      <div className={styles.body}>
        <ThemeBadges theme={theme} isActive={isActive} />
        <h2 className={styles.name} lang={getForeignLanguage(theme.name)}>
          {theme.name}
        </h2>
        <p className={styles.version}>{`Version ${theme.version_number}`}</p>
        {description && (
          <p className={styles.description} lang={getForeignLanguage(description)}>
            {description}
          </p>
        )}
        {isActive && <NotLive active={active} />}
        <ThemeActionButtons {...props} isActive={isActive} />
      </div>
    </div>
  )
}

/** Visitors do not see later saves (S-32). */
function NotLive({ active }: { active: ActiveTheme | null | undefined }) {
  if (!active || active.liveVersion === active.theme.version_number) return null
  return (
    <p className={styles.note}>
      {`Version ${active.theme.version_number} is saved, visitors see version ${active.liveVersion}.`}
    </p>
  )
}
