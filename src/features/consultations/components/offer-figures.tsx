import { inEuros, inMinutes } from '../../../platform/i18n/french.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Price } from '../../../ui/price/price.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import styles from '../consult.module.css'
import { texts } from '../texts.ts'

interface OfferFiguresProps {
  offer: { psychic: { pricePerMinute: number }; credit: number; freeSeconds: number; covered: number | null }
}

/** The price, the free time, and how long the balance lasts. */
export function OfferFigures({ offer }: OfferFiguresProps) {
  const t = useTexts(texts)
  return (
    <Card>
      <dl className={styles.figures}>
        <div>
          <dt>{t('price')}</dt>
          <dd>
            <Price centsPerMinute={offer.psychic.pricePerMinute} />
          </dd>
          <dd className={styles.note}>{t('priceNote')}</dd>
        </div>
        {offer.freeSeconds > 0 ? (
          <div>
            <dt>{t('freeTime')}</dt>
            <dd>{inMinutes(offer.freeSeconds)}</dd>
            <dd className={styles.note}>{t('freeTimeNote')}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('credit')}</dt>
          <dd>{inEuros(offer.credit)}</dd>
        </div>
        {offer.covered !== null ? (
          <div>
            <dt>{t('covers')}</dt>
            <dd>{inMinutes(offer.covered)}</dd>
            <dd className={styles.note}>{t('coversNote')}</dd>
          </div>
        ) : null}
      </dl>
    </Card>
  )
}
