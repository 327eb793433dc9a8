import { href } from 'react-router'
import { inEuros, inMonth } from '../../../../platform/i18n/french.ts'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Table, TableHead } from '../../../../ui/table/table.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import entries from '../../wallet/components/entries.module.css'
import type { Earnings } from '../read-earnings.server.ts'
import { texts } from '../texts.ts'

interface PapersProps extends Pick<Earnings, 'months'> {
  /** The query that names the brand. */
  query: string
}

/** Each past month: its gains, and its paper to download. */
export function Papers({ months, query }: PapersProps) {
  const t = useTexts(texts)
  return (
    <Card>
      <ul className={entries.entries}>
        {months.map((month) => (
          <li key={month} className={entries.entry}>
            <span className={entries.what}>
              <ButtonLink to={`${href('/espace-voyant/gains/:month', { month })}${query}`} variant="quiet">
                {inMonth(month)}
              </ButtonLink>
            </span>
            <ButtonLink
              to={`${href('/espace-voyant/gains/:month/releve.pdf', { month })}${query}`}
              variant="quiet"
              reloadDocument
              download
              aria-label={t('takeMonth', { month: inMonth(month) })}
            >
              {t('take')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What was earned and transferred in each year. */
export function Years({ years }: Pick<Earnings, 'years'>) {
  const t = useTexts(texts)
  return (
    <Table caption={t('yearTable')}>
      <TableHead names={[t('yearOf'), t('yearEarned'), t('yearTransferred')]} />
      <tbody>
        {years.map(({ year, earned, transferred }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{inEuros(earned)}</td>
            <td>{inEuros(transferred)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
