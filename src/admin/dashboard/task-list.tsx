import { useId } from 'react'

import { Link } from '#ui/link.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { useTasks } from './use-tasks.ts'

import styles from './dashboard-screen.module.css'

/** Lists the tasks of the signed-in user, each with a link to its screen. */
export function TaskList() {
  const id = useId()
  const tasks = useTasks()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>What to do</h2>
      {!tasks && <p>Checking the records...</p>}
      {tasks?.length === 0 && <p>Nothing to do.</p>}
      {tasks && tasks.length > 0 && (
        <ul className={styles.tasks}>
          {tasks.map(({ text, to }) => (
            <li key={text}>
              <Link to={to}>
                {text}
                <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
