import { inMonth } from '../../../../platform/i18n/french.ts'
import { Table } from '../../../../ui/table/table.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { GroundLine, LogLine } from '../log-queries.server.ts'
import { texts } from '../log-texts.ts'
import type { ReviewLog } from '../read-review-log.server.ts'
import { roundWait } from '../rules.ts'
import { texts as kinds } from '../texts.ts'

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** Formats figures that may be missing. */
export function useSaid() {
  const t = useTexts(texts)
  return {
    rating: (value: number | null) => value?.toLocaleString('fr', oneDecimal) ?? t('nothing'),
    wait(seconds: number | null) {
      if (seconds === null) return t('nothing')
      const { unit, count } = roundWait(seconds)
      return t(unit, { count })
    },
  }
}

const counts = ['received', 'published', 'refused', 'removed', 'pending', 'replies'] as const

export function MonthsTable({ months, together }: Pick<ReviewLog, 'months' | 'together'>) {
  const t = useTexts(texts)
  return (
    <Table caption={t('monthsCaption')}>
      <thead>
        <tr>
          {(['month', ...counts, 'decidedIn', 'ratingReceived', 'ratingPublished'] as const).map((key) => (
            <th key={key} scope="col">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((line) => (
          <MonthRow key={line.month} name={inMonth(line.month)} line={line} />
        ))}
        <MonthRow name={t('together')} line={together} />
      </tbody>
    </Table>
  )
}

function MonthRow({ name, line }: { name: string; line: LogLine }) {
  const said = useSaid()
  return (
    <tr>
      <th scope="row">{name}</th>
      {counts.map((key) => (
        <td key={key}>{line[key]}</td>
      ))}
      <td>{said.wait(line.decidedIn)}</td>
      <td>{said.rating(line.ratingReceived)}</td>
      <td>{said.rating(line.ratingPublished)}</td>
    </tr>
  )
}

export function GroundsTable({ grounds }: { grounds: readonly GroundLine[] }) {
  const t = useTexts(texts)
  const tKinds = useTexts(kinds)
  return (
    <Table caption={t('groundsCaption')}>
      <thead>
        <tr>
          <th scope="col">{t('ground')}</th>
          <th scope="col">{t('refused')}</th>
          <th scope="col">{t('removed')}</th>
        </tr>
      </thead>
      <tbody>
        {grounds.map(({ kind, refused, removed }) => (
          <tr key={kind}>
            <th scope="row">{tKinds(`kind.${kind}`)}</th>
            <td>{refused}</td>
            <td>{removed}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
