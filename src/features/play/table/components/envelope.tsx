import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import styles from './envelope.module.css'

/** The commitment to the server's part of the shuffle, shown before anything is chosen. */
export function Envelope({ commitment }: { commitment: string }) {
  const t = useTexts(texts)
  return (
    <div className={styles.envelope}>
      <svg viewBox="0 0 48 36" width="48" height="36" aria-hidden="true" focusable="false" className={styles.drawing}>
        <path d="M3 4h42v28H3zM3 4l21 17L45 4M3 32l15-15M45 32 30 17" />
        <circle cx="24" cy="21" r="5.5" />
      </svg>
      <div>
        <p>
          <strong>{t('sealed')}.</strong> {t('sealedText')}
        </p>
        <details className={styles.more}>
          <summary>{t('sealedMore')}</summary>
          <p>{t('sealedWhy')}</p>
          <code>{commitment}</code>
        </details>
      </div>
    </div>
  )
}
