import type { ReactNode } from 'react'
import { inEuros, inMinutes } from '../../../../platform/i18n/french.ts'
import { Card } from '../../../../ui/card/card.tsx'
import { Price } from '../../../../ui/price/price.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { Left } from '../../../people/budget/rules.ts'
import { texts as budgetTexts } from '../../../people/budget/texts.ts'
import { texts } from '../texts.ts'

interface OfferFiguresProps {
  offer: {
    psychic: { pricePerMinute: number }
    credit: number
    freeSeconds: number
    giftSeconds: number
    covered: number | null
    capLeft: Left | null
    longest: number | null
  }
}

/** The price, the free time, what the caps leave, and how long all that lasts: a line for each. */
export function OfferFigures({ offer }: OfferFiguresProps) {
  const t = useTexts(texts)
  const budget = useTexts(budgetTexts)
  const gift = offer.giftSeconds > 0 ? inMinutes(offer.giftSeconds) : ''
  return (
    <Card className="consult-offer">
      <dl>
        <Line label={t('price')} note={t('priceNote')}>
          <Price centsPerMinute={offer.psychic.pricePerMinute} />
        </Line>
        {offer.freeSeconds > 0 ? (
          <Line label={t('freeTime')} note={gift === '' ? t('freeTimeNote') : t('giftNote', { time: gift })}>
            {inMinutes(offer.freeSeconds)}
          </Line>
        ) : null}
        <Line label={t('credit')}>{inEuros(offer.credit)}</Line>
        {offer.capLeft ? (
          <Line label={budget('left')} note={budget(`leftOf.${offer.capLeft.period}`)}>
            {inEuros(offer.capLeft.cents)}
          </Line>
        ) : null}
        {offer.longest !== null ? (
          <Line label={budget('longest')} note={budget('longestNote')}>
            {inMinutes(offer.longest)}
          </Line>
        ) : null}
        {offer.covered !== null ? (
          <Line label={t('covers')} note={t('coversNote')}>
            {inMinutes(offer.covered)}
          </Line>
        ) : null}
      </dl>
    </Card>
  )
}

function Line({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {note ? <dd className="consult-note">{note}</dd> : null}
    </div>
  )
}
