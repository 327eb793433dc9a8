import { useTexts } from '../../../ui/wording.tsx'
import { texts } from '../texts.ts'
import type { ConsultationView } from '../view-consultation.server.ts'
import styles from './without-scripts.module.css'

/** The live part of a room for browsers without scripts: a frame that comes anew by itself. */
export function WithoutScripts({ consultation }: { consultation: ConsultationView }) {
  const t = useTexts(texts)
  const shown = consultation.status === 'requested' ? 'demande' : 'salon'
  return (
    <noscript>
      <iframe
        className={styles.frame}
        title={t('messages')}
        src={`/consultations/${consultation.id}/messages?vu=${shown}#fin`}
      />
      {consultation.side === 'client' && shown === 'salon' ? (
        <a href={`/wallet?retour=/consultations/${consultation.id}`}>{t('topUpHere')}</a>
      ) : null}
    </noscript>
  )
}
