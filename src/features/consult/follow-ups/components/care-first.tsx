import { Notice } from '../../../../ui/notice/notice.tsx'
import { SupportNumbers } from '../../../../ui/shell/support-numbers.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './follow-up.module.css'

/** Who helps somebody whose answer tells of distress. */
export function CareFirst() {
  const t = useTexts(texts)
  return (
    <Notice>
      <div className={styles.word}>
        <h3>{t('careTitle')}</h3>
        <p>{t('careLead')}</p>
        <SupportNumbers others={[{ number: '112', label: t('europe') }]} />
        <p>{t('careMistake')}</p>
      </div>
    </Notice>
  )
}
