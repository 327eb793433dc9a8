import { inDay, inEuros } from '../../../../platform/i18n/french.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import type { PackForSale } from '../rules.ts'
import { texts } from '../texts.ts'
import styles from './pack-terms.module.css'

/** What a reduced pack gives, beside its button, and the price that is seen there, which the form brings along. */
export function PackTerms({ pack: { id, amount, credit, offered, struckPrice, until } }: { pack: PackForSale }) {
  const t = useTexts(texts)
  return (
    <>
      <input type="hidden" name={`amount-${id}`} value={amount} />
      {offered > 0 ? (
        <p className={styles.terms}>
          <strong>{t('gives', { credit: inEuros(credit), offered: inEuros(offered) })}</strong>{' '}
          {struckPrice === null ? null : <s>{t('instead', { amount: inEuros(struckPrice) })}</s>}{' '}
          {until === null ? null : t('until', { day: inDay(new Date(Date.parse(until) - 1)) })}
        </p>
      ) : null}
    </>
  )
}
