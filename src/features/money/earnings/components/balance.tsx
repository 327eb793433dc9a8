import { inDay, inEuros } from '../../../../platform/i18n/french.ts'
import { Card } from '../../../../ui/card/card.tsx'
import { Figure, Figures } from '../../../../ui/figures/figures.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import entries from '../../wallet/components/entries.module.css'
import type { Earnings } from '../read-earnings.server.ts'
import { texts } from '../texts.ts'

/** What can be paid, by which day, and what was earned. */
export function Sums({ of: { available, balance, earned, answers, next, payeeState, hold } }: { of: Earnings }) {
  const t = useTexts(texts)
  return (
    <Card>
      <Figures>
        <Figure label={t('available')} main>
          {inEuros(Math.max(available, 0))}
        </Figure>
        {payeeState === 'payable' && !hold && next.amount > 0 ? (
          <Figure label={t('next', { day: inDay(next.day) })}>{inEuros(next.amount)}</Figure>
        ) : null}
        <Figure label={t('balance')}>{inEuros(balance)}</Figure>
        <Figure label={t('earnedToday')}>{inEuros(earned.today)}</Figure>
        <Figure label={t('earnedWeek')}>{inEuros(earned.week)}</Figure>
        <Figure label={t('earnedMonth')}>{inEuros(earned.month)}</Figure>
        {earned.premiumMonth > 0 ? <Figure label={t('premiumMonth')}>{inEuros(earned.premiumMonth)}</Figure> : null}
        <Figure label={t('earnedYear')}>{inEuros(earned.year)}</Figure>
        {answers.count > 0 ? (
          <Figure label={t('answersMonth', { count: answers.count })}>{inEuros(answers.cents)}</Figure>
        ) : null}
      </Figures>
    </Card>
  )
}

/** What can’t be paid yet, each amount with its reason; nothing if all can. */
export function Waiting({ of }: { of: Earnings }) {
  const t = useTexts(texts)
  const { termDays, reserveDays } = of.terms
  const lines = [
    ['pending', t('pendingWhy', { days: termDays })],
    ['disputed', t('disputedWhy')],
    ['reserved', t('reservedWhy', { days: reserveDays })],
    ['withheld', t('withheldWhy')],
    ['held', t('heldWhy')],
    ['offered', t('offeredWhy')],
  ] as const
  const shown = lines.filter(([key]) => of[key] > 0)
  if (shown.length === 0) return null
  return (
    <Section title={t('detail')}>
      <Card>
        <ul className={entries.entries}>
          {shown.map(([key, why]) => (
            <li key={key} className={entries.entry}>
              <span className={entries.what}>{t(key)}</span>
              <span className={entries.amount}>{inEuros(of[key])}</span>
              <span className={entries.when}>{why}</span>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}

/** The days on which more becomes available. */
export function Steps({ steps }: Pick<Earnings, 'steps'>) {
  const t = useTexts(texts)
  return (
    <Card>
      <ul className={entries.entries}>
        {steps.map(({ day, amount }) => (
          <li key={day} className={entries.entry}>
            <span className={entries.what}>{t('step', { day: inDay(day) })}</span>
            <span className={entries.amount}>{inEuros(amount)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
