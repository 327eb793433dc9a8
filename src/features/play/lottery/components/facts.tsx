import { inDayAndHour, inMinutes } from '../../../../platform/i18n/french.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import styles from '../../table/components/verify.module.css'
import type { LotteryView } from '../read-lottery.server.ts'
import { texts } from '../texts.ts'

/** What is known of a lottery so far. */
export function LotteryFacts({ of }: { of: LotteryView }) {
  const t = useTexts(texts)
  const { state, prizeSeconds, closesAt, list, round, outcome } = of
  const closes = t(state === 'open' ? 'closesValue' : 'closedValue', { moment: inDayAndHour(closesAt) })
  return (
    <div className={styles.values}>
      <dl>
        <Fact label={t('prize')}>{t('prizeValue', { time: inMinutes(prizeSeconds) })}</Fact>
        <Fact label={t('closes')}>{closes}</Fact>
        {list ? <Fact label={t('count')}>{String(list.count)}</Fact> : null}
        {round ? (
          <Fact label={t('round')}>
            {t('roundValue', { number: String(round.number), moment: inDayAndHour(round.at) })}
          </Fact>
        ) : null}
        {outcome ? (
          <Fact label={t('winner')}>{t('winnerValue', { code: outcome.code, place: String(outcome.place + 1) })}</Fact>
        ) : null}
      </dl>
    </div>
  )
}

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
