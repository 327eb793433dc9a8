import { Link } from 'react-router'
import { inEuros } from '../../platform/i18n/french.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { useTexts } from '../../ui/wording.tsx'
import { visitOf } from '../../visit-context.ts'
import styles from '../disputes/components/disputes.module.css'
import { Desk } from '../staff/components/desk.tsx'
import { openDesk } from '../staff/desk.server.ts'
import type { Route } from './+types/desk-list.page'
import { DaysLeft } from './components/days-left.tsx'
import { deskTexts } from './desk-texts.ts'
import { listOpenWithdrawals } from './open-withdrawal.server.ts'
import { contractWords } from './wording.ts'

export const handle = { plain: true, quiet: true }

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const desk = openDesk(visit, url, 'withdrawals.answer')
  return { desk, withdrawals: await listOpenWithdrawals(visit) }
}

export default function WithdrawalsPage({ loaderData: { desk, withdrawals } }: Route.ComponentProps) {
  const t = useTexts(deskTexts)
  return (
    <Desk desk={desk} title={t('listTitle')} lead={t('listLead')} width="normal">
      <meta name="description" content={t('listDescription')} />
      {withdrawals.length === 0 ? <Empty title={t('none')}>{t('noneNext')}</Empty> : null}
      <ul className={styles.list}>
        {withdrawals.map((one) => (
          <Card as="li" key={one.id} className={styles.item}>
            <p className={styles.marks}>
              <DaysLeft days={one.daysLeft} />
              {one.awaitsConfirmation ? <Badge tone="gold">{t('awaits')}</Badge> : null}
            </p>
            <p className={styles.line}>{t('line', { name: one.name, contract: contractWords(one) })}</p>
            {one.refundable === null ? null : <p>{t('declaredAs', { amount: inEuros(one.refundable) })}</p>}
            <Link to={`/equipe/retractations/${one.id}`}>{t('openLink', { id: String(one.id) })}</Link>
          </Card>
        ))}
      </ul>
    </Desk>
  )
}
