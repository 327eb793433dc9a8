import { Notice } from '../../../../ui/notice/notice.tsx'
import { SupportNumbers } from '../../../../ui/shell/support-numbers.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../panel-texts.ts'
import styles from './care-panel.module.css'

/**
 * Replaces a consultation that was stopped for someone's safety, and lists emergency help. `name` is the client's, for
 * the psychic.
 */
export function CarePanel({ name }: { name: string | null }) {
  const t = useTexts(texts)
  return (
    <Notice>
      <div className={styles.panel}>
        <h2>{t(name === null ? 'title' : 'psychicTitle')}</h2>
        <p>{name === null ? t('lead') : t('psychicLead', { name })}</p>
        <SupportNumbers
          others={[
            { number: '112', label: t('europe') },
            { number: '119', label: t('childhood') },
          ]}
        />
        <p>{t(name === null ? 'free' : 'psychicNext')}</p>
        {name === null ? <p>{t('mistake')}</p> : null}
      </div>
    </Notice>
  )
}
