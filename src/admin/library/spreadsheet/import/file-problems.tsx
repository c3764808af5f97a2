import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

import { writeCsv } from '../../../shell/csv/write-csv.ts'
import { saveFile } from '../../../shell/save-file.ts'
import { describePosition, type FileProblem } from '../import-plan.ts'

import styles from './illness-import.module.css'

/** More would not be read on a screen. */
const SHOWN = 100

interface FileProblemsProps {
  problems: readonly FileProblem[]
  /** The number of rows with problems. */
  rows: number
}

/** Lists the problems of a file by line, and offers all of them as a file. */
export function FileProblems({ problems, rows }: FileProblemsProps) {
  if (problems.length === 0) return null
  const some = problems.length > SHOWN

  function save(): void {
    const lines = problems.map(({ line, row, column, text }) => [
      String(line),
      String(row),
      column ?? '',
      text,
    ])
    const csv = writeCsv([['Line', 'Spreadsheet row', 'Column', 'Problem'], ...lines])
    saveFile('problems.csv', 'text/csv;charset=utf-8', csv)
  }

  return (
    <section>
      <Banner tone="warning">
        {rows === 1
          ? '1 row has a problem and is not imported.'
          : `${rows.toLocaleString('en')} rows have problems and are not imported.`}
      </Banner>
      {/* A scrollable region needs keyboard focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.problems} aria-label="Problems" tabIndex={0}>
        <ul className={styles.rows}>
          {problems.slice(0, SHOWN).map((problem) => (
            <li key={`${problem.line} ${problem.column ?? ''}`}>
              <strong>{describePosition(problem)}</strong>
              <span>{`${problem.column ? `, ${problem.column}` : ''}: ${problem.text}`}</span>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.under}>
        {some && (
          <p className={styles.lead}>
            The first {SHOWN} of {problems.length.toLocaleString('en')} problems.
          </p>
        )}
        <Button tone="quiet" onClick={save}>
          Download all problems (CSV)
        </Button>
      </div>
    </section>
  )
}
