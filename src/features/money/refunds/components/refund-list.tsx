import { inDay, inEuros } from '../../../../platform/i18n/french.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Table, TableHead } from '../../../../ui/table/table.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { Refunds } from '../read-refunds.server.ts'
import { texts } from '../texts.ts'

const tones = { asked: 'neutral', done: 'good', withStaff: 'busy' } as const

/** The refunds of a client, with their states. */
export function RefundList({ refunds }: Pick<Refunds, 'refunds'>) {
  const t = useTexts(texts)
  return (
    <Table caption={t('listTitle')}>
      <TableHead names={[t('date'), t('amount'), t('state')]} />
      <tbody>
        {refunds.map(({ id, askedAt, amount, state }) => (
          <tr key={id}>
            <td>{inDay(askedAt)}</td>
            <td>{inEuros(amount)}</td>
            <td>
              <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
