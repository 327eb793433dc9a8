import { inEuros, inMinutes } from '../../../../platform/i18n/french.ts'
import { Card } from '../../../../ui/card/card.tsx'
import { Figure, Figures } from '../../../../ui/figures/figures.tsx'
import { Price } from '../../../../ui/price/price.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'

interface OfferFiguresProps {
  offer: { psychic: { pricePerMinute: number }; credit: number; freeSeconds: number; covered: number | null }
}

/** The price, the free time, and how long the balance lasts. */
export function OfferFigures({ offer }: OfferFiguresProps) {
  const t = useTexts(texts)
  return (
    <Card>
      <Figures>
        <Figure label={t('price')} note={t('priceNote')}>
          <Price centsPerMinute={offer.psychic.pricePerMinute} />
        </Figure>
        {offer.freeSeconds > 0 ? (
          <Figure label={t('freeTime')} note={t('freeTimeNote')}>
            {inMinutes(offer.freeSeconds)}
          </Figure>
        ) : null}
        <Figure label={t('credit')}>{inEuros(offer.credit)}</Figure>
        {offer.covered !== null ? (
          <Figure label={t('covers')} note={t('coversNote')}>
            {inMinutes(offer.covered)}
          </Figure>
        ) : null}
      </Figures>
    </Card>
  )
}
