import { inDay, inEuros, inMonth } from '../../../../platform/i18n/french.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import entries from '../../wallet/components/entries.module.css'
import type { Earnings } from '../read-earnings.server.ts'
import { texts } from '../texts.ts'

const tones = { prepared: 'neutral', sent: 'busy', executed: 'good', returned: 'bad' } as const

/** The transfers to a psychic, with how far each has come. */
export function Transfers({ transfers }: Pick<Earnings, 'transfers'>) {
  const t = useTexts(texts)
  return (
    <Card>
      <ul className={entries.entries}>
        {transfers.map(({ id, month, amount, state, at, returnReason }) => (
          <li key={id} className={entries.entry}>
            <span className={entries.what}>{t('transfer', { month: inMonth(month) })}</span>
            <span className={entries.amount}>{inEuros(amount)}</span>
            <span className={entries.when}>
              {t('on', { day: inDay(at) })}
              {returnReason ? (
                <>
                  <br />
                  {t('returned', { reason: t(`reason.${returnReason}`) })}
                </>
              ) : null}
            </span>
            <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
