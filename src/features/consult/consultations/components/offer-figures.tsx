import { inEuros, inMinutes } from '../../../../platform/i18n/french.ts'
import { Card } from '../../../../ui/card/card.tsx'
import { Figure, Figures } from '../../../../ui/figures/figures.tsx'
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

/** The price, the free time, what the caps leave, and how long all that lasts. */
export function OfferFigures({ offer }: OfferFiguresProps) {
  const t = useTexts(texts)
  const budget = useTexts(budgetTexts)
  const gift = offer.giftSeconds > 0 ? inMinutes(offer.giftSeconds) : ''
  return (
    <Card>
      <Figures>
        <Figure label={t('price')} note={t('priceNote')}>
          <Price centsPerMinute={offer.psychic.pricePerMinute} />
        </Figure>
        {offer.freeSeconds > 0 ? (
          <Figure label={t('freeTime')} note={gift === '' ? t('freeTimeNote') : t('giftNote', { time: gift })}>
            {inMinutes(offer.freeSeconds)}
          </Figure>
        ) : null}
        <Figure label={t('credit')}>{inEuros(offer.credit)}</Figure>
        {offer.capLeft ? (
          <Figure label={budget('left')} note={budget(`leftOf.${offer.capLeft.period}`)}>
            {inEuros(offer.capLeft.cents)}
          </Figure>
        ) : null}
        {offer.longest !== null ? (
          <Figure label={budget('longest')} note={budget('longestNote')}>
            {inMinutes(offer.longest)}
          </Figure>
        ) : null}
        {offer.covered !== null ? (
          <Figure label={t('covers')} note={t('coversNote')}>
            {inMinutes(offer.covered)}
          </Figure>
        ) : null}
      </Figures>
    </Card>
  )
}
