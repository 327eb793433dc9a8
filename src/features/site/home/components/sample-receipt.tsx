import { inClock, inEuros, inMinutes, perMinute } from '../../../../platform/i18n/french.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { priceOf } from '../../../house/ledger/rules.ts'
import { texts } from '../texts.ts'
import styles from './sample-receipt.module.css'

const PRICE = 250
const TOGETHER = 444
const LOST = 38
const GIFT = 30
const BILLED = TOGETHER - GIFT

const timeline = [
  { at: '2026-11-21T20:04:10Z', text: 'receiptStart' },
  { at: '2026-11-21T20:09:31Z', text: 'receiptDrop' },
  { at: '2026-11-21T20:10:09Z', text: 'receiptBack' },
  { at: '2026-11-21T20:12:12Z', text: 'receiptEnd' },
] as const

/** A sample receipt, computed with the same function as real bills. */
export function SampleReceipt() {
  const t = useTexts(texts)
  const total = inEuros(priceOf(BILLED, PRICE))
  return (
    <figure className={styles.receipt}>
      <figcaption>
        <strong className={styles.title}>{t('receiptTitle')}</strong>
        <span>{t('receiptLead', { price: perMinute(PRICE) })}</span>
      </figcaption>
      <ol className={styles.timeline}>
        {timeline.map(({ at, text }) => (
          <li key={at}>
            <time dateTime={at}>{inClock(at)}</time>
            <span>{t(text)}</span>
          </li>
        ))}
      </ol>
      <dl className={styles.sums}>
        <Sum label={t('receiptCounted')} value={inMinutes(TOGETHER)} />
        <Sum label={`${t('receiptLost')} (${inMinutes(LOST)})`} value={t('receiptLostValue')} />
        <Sum label={t('receiptGift')} value={`− ${inMinutes(GIFT)}`} />
        <Sum label={t('receiptBilled')} value={inMinutes(BILLED)} />
        <Sum label={t('receiptTotal')} value={total} strong />
      </dl>
      <p className={styles.proof}>{t('receiptSum', { seconds: BILLED, price: inEuros(PRICE), total })}</p>
    </figure>
  )
}

function Sum({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className={strong ? styles.total : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
