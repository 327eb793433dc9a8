import { texts } from '../texts.ts'
import { useTexts } from '../wording.tsx'
import styles from './premium-number.module.css'
import { type PremiumPrice, premiumDigits, premiumPrice } from './premium-price.ts'

const keys = { minute: 'premiumPerMinute', call: 'premiumPerCall' } as const

/** A premium-rate number with the label that the law requires; the price is mandatory. */
export function PremiumNumber({ number, price }: { number: string; price: PremiumPrice }) {
  const t = useTexts(texts)
  const { dialled, shown } = premiumDigits(number)
  const { said, by } = premiumPrice(price)
  return (
    <p className={styles.label}>
      <a href={`tel:${dialled}`} className={styles.number}>
        {shown}
      </a>
      <span className={styles.price}>
        <span>{t(keys[by], { price: said })}</span> <span>{t('premiumCall')}</span>
      </span>
    </p>
  )
}
