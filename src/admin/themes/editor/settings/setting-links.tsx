import styles from './setting-links.module.css'

interface SettingLinksProps {
  links: readonly { path: string; words: string }[]
  /** Opens a setting. */
  onShow: (path: string) => void
}

/** The settings of a message, each linked to its field. */
export function SettingLinks({ links, onShow }: SettingLinksProps) {
  return (
    <ul className={styles.links}>
      {links.map(({ path, words }) => (
        <li key={path + words}>
          <button type="button" className={styles.link} onClick={() => onShow(path)}>
            {words}
          </button>
        </li>
      ))}
    </ul>
  )
}
