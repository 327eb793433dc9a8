import type { ReactNode } from 'react'
import { inDay, inDayAndHour, inDays, inMinutes, perMinute } from '../../../../platform/i18n/french.ts'
import { Card } from '../../../../ui/card/card.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { CardRecord } from '../../accountability/read-card.server.ts'
import { ONLINE_DAYS } from '../../accountability/rules.ts'
import type { PsychicProfile } from '../../psychics/find-psychic.server.ts'
import { MEASURED_FROM } from '../../psychics/rules.ts'
import { texts } from '../profile-texts.ts'
import styles from './profile.module.css'

interface TrustCardProps {
  psychic: PsychicProfile
  card: CardRecord
}

/** What the site has verified or measured, with where it comes from, and what it has too little data to measure. */
export function TrustCard({ psychic, card }: TrustCardProps) {
  const t = useTexts(texts)
  const { isAutomaton, identityCheckedOn, measures } = psychic
  const tooFew = t('tooFew', { count: MEASURED_FROM })
  const identity = identityCheckedOn ? t('identityChecked', { date: inDay(identityCheckedOn) }) : t('identityUnchecked')
  return (
    <Card>
      <dl className={styles.facts}>
        <Fact name={t('nature')}>{isAutomaton ? t('program') : t('human')}</Fact>
        <Fact name={t('identity')}>{isAutomaton ? t('identityOfProgram') : identity}</Fact>
        {isAutomaton ? null : <Fact name={t('practising')}>{String(psychic.practisingSince)}</Fact>}
        <Fact name={t('joined')}>{inDay(psychic.joinedAt)}</Fact>
        {isAutomaton ? null : (
          <Fact
            name={t('online')}
            from={card.onlineFrom ? t('onlineFrom', { days: ONLINE_DAYS, day: inDay(card.onlineFrom) }) : undefined}
          >
            {card.onlineFrom ? inHoursOf(card.onlineSeconds) : t('onlineNone')}
          </Fact>
        )}
        <Fact name={t('pickUp')} from={t('pickUpFrom')}>
          {measures === null || measures.pickUpSeconds === null
            ? tooFew
            : t('pickUpMedian', { duration: inMinutes(measures.pickUpSeconds) })}
        </Fact>
        <Fact name={t('begun')} from={t('begunFrom')}>
          {measures === null ? tooFew : t('begunShare', { percent: measures.begunPercent, count: measures.requests })}
        </Fact>
        <Fact name={t('completed')} from={t('completedFrom')}>
          {card.completedPercent === null
            ? tooFew
            : t('completedShare', { percent: card.completedPercent, count: card.ended })}
        </Fact>
        <Fact name={t('priceHistory')} from={t('priceFrom')}>
          <Prices prices={psychic.prices} />
        </Fact>
        {card.rank ? (
          <Fact name={t('rank')} from={t('rankFrom')}>
            {t('rankPlace', { ...card.rank })}
          </Fact>
        ) : null}
      </dl>
      <p className={styles.note}>{t('cardAt', { at: inDayAndHour(card.at) })}</p>
    </Card>
  )
}

/** Whole hours and minutes. */
const inHoursOf = (seconds: number): string => inMinutes(Math.floor(seconds / 60) * 60)

interface FactProps {
  name: string
  /** Where it comes from. */
  from?: string | undefined
  children: ReactNode
}

function Fact({ name, from, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {from ? <p className={styles.note}>{from}</p> : null}
      </dd>
    </div>
  )
}

function Prices({ prices }: { prices: PsychicProfile['prices'] }) {
  const t = useTexts(texts)
  return (
    <ul className={styles.prices}>
      {prices.map(({ cents, since }, place) => {
        const price = perMinute(cents)
        const next = prices[place - 1]
        const said = next
          ? t('priceBetween', { price, days: inDays(since, next.since) })
          : t('priceSince', { price, from: inDay(since) })
        return <li key={since.getTime()}>{said}</li>
      })}
    </ul>
  )
}
