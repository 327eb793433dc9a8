import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './attach.module.css'

/** Beside a voice note, in which nobody can notice words of distress: whom to call. */
export function CareNumbers() {
  const t = useTexts(texts)
  return (
    <div className={styles.small}>
      <p>{t('care')}</p>
      <p className={styles.numbers}>
        {['3114', '3919', '17'].map((number) => (
          <a key={number} href={`tel:${number}`}>
            {number}
          </a>
        ))}
      </p>
    </div>
  )
}
