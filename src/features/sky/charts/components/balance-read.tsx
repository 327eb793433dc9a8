import { useTexts } from '../../../../ui/wording.tsx'
import type { Reading } from '../interpret.server.ts'
import { texts } from '../texts.ts'
import styles from './chart-sheet.module.css'

export function BalanceRead({ balance }: { balance: Reading['balance'] }) {
  const t = useTexts(texts)
  const read = [
    { ...balance.element, text: balance.elementText },
    { ...balance.mode, text: balance.modeText },
  ]
  return (
    <>
      <div className={styles.pair}>
        {read.map(({ name, percent, text }) => (
          <article key={name} className={styles.words}>
            <h3>{t('balanceOf', { name: t(name), percent })}</h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
      <p className={styles.note}>{t('balanceHow')}</p>
    </>
  )
}
