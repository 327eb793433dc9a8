import { useTexts } from '../../../../ui/wording.tsx'
import type { Tally } from '../figures.ts'
import { figuresTexts } from '../figures-texts.ts'
import { TallyBar } from './tally-bar.tsx'
import styles from './tally-table.module.css'

interface TallyTableProps {
  /** Of the column of labels. */
  heading: string
  rows: readonly (Tally & { label: string })[]
}

/** Numbers, each line with its drawing: what the drawing shows is in its cells. */
export function TallyTable({ heading, rows }: TallyTableProps) {
  const t = useTexts(figuresTexts)
  const most = Math.max(...rows.map(({ yes, partly, no }) => yes + partly + no))
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col" className={styles.label}>
            {heading}
          </th>
          <th scope="col" className={styles.yes}>
            {t('yes')}
          </th>
          <th scope="col" className={styles.partly}>
            {t('partly')}
          </th>
          <th scope="col" className={styles.no}>
            {t('no')}
          </th>
        </tr>
      </thead>
      <tbody className={styles.lines}>
        {rows.map(({ label, ...tally }) => (
          <tr key={label}>
            <th scope="row" className={styles.label}>
              {label}
              <TallyBar tally={tally} most={most} />
            </th>
            <td>{tally.yes}</td>
            <td>{tally.partly}</td>
            <td>{tally.no}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
