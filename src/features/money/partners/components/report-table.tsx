import { inDay, inEuros } from '../../../../platform/i18n/french.ts'
import { Table, TableHead } from '../../../../ui/table/table.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { PartnerReport, Told } from '../report.ts'
import { texts } from '../texts.ts'

/** A month of a partner: its days, what is hidden of them, and what is told in all. */
export function ReportTable({ days, rest, total }: PartnerReport) {
  const t = useTexts(texts)
  return (
    <Table caption={t('caption')}>
      <TableHead names={(['day', 'visits', 'accounts', 'orders', 'commission'] as const).map((key) => t(key))} />
      <tbody>
        {days.map((one) => (
          <Line key={one.day} name={inDay(one.day)} of={one} />
        ))}
        <Line name={t('rest')} of={rest} />
        <Line name={t('total')} of={total} />
      </tbody>
    </Table>
  )
}

function Line({ name, of: { visits, accounts, orders, commission } }: { name: string; of: Told }) {
  const t = useTexts(texts)
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{visits ?? t('few')}</td>
      <td>{accounts ?? t('few')}</td>
      <td>{orders ?? t('few')}</td>
      <td>{commission === null ? t('untold') : inEuros(commission)}</td>
    </tr>
  )
}
