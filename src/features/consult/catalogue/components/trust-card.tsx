import type { ReactNode } from 'react'
import { inDay, inMinutes, perMinute } from '../../../../platform/i18n/french.ts'
import { Card } from '../../../../ui/card/card.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { PsychicProfile } from '../../psychics/find-psychic.server.ts'
import { MEASURED_FROM } from '../../psychics/rules.ts'
import { texts } from '../profile-texts.ts'
import styles from './profile.module.css'

/** What the site has verified or measured, and what it has too little data to measure. */
export function TrustCard({ psychic }: { psychic: PsychicProfile }) {
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
        <Fact name={t('pickUp')}>
          {measures === null || measures.pickUpSeconds === null
            ? tooFew
            : t('pickUpMedian', { duration: inMinutes(measures.pickUpSeconds) })}
        </Fact>
        <Fact name={t('begun')}>
          {measures === null ? tooFew : t('begunShare', { percent: measures.begunPercent, count: measures.requests })}
        </Fact>
        <Fact name={t('priceHistory')}>
          <Prices prices={psychic.prices} />
        </Fact>
      </dl>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Prices({ prices }: { prices: PsychicProfile['prices'] }) {
  const t = useTexts(texts)
  return (
    <ul className={styles.prices}>
      {prices.map(({ pricePerMinute, since }, place) => {
        const price = perMinute(pricePerMinute)
        const next = prices[place - 1]
        const said = next
          ? t('priceBetween', { price, from: inDay(since), to: inDay(next.since) })
          : t('priceSince', { price, from: inDay(since) })
        return <li key={since.getTime()}>{said}</li>
      })}
    </ul>
  )
}
