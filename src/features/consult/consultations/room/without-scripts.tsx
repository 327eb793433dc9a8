import { href } from 'react-router'
import { useTexts } from '../../../../ui/wording.tsx'
import { withReturn } from '../../../house/visit/sign-in-paths.ts'
import { roomAddress } from '../../rooms/addresses.ts'
import type { ConsultationView } from '../view-consultation.server.ts'
import { texts } from './texts.ts'
import styles from './without-scripts.module.css'

/** The live part of a room for browsers without scripts: a frame that reloads itself. */
export function WithoutScripts({ consultation }: { consultation: ConsultationView }) {
  const t = useTexts(texts)
  const shown = consultation.status === 'requested' ? 'demande' : 'salon'
  return (
    <noscript>
      {/* Without a fragment: a refresh to one would only scroll inside the same document. */}
      <iframe
        className={shown === 'salon' ? styles.room : styles.request}
        title={t('messages')}
        src={`${href('/consultations/:id/messages', { id: String(consultation.id) })}?vu=${shown}`}
      />
      {consultation.side === 'client' && shown === 'salon' ? (
        <p className={styles.topUp}>
          <a
            href={`${withReturn(href('/wallet'), roomAddress(consultation.id))}&salon=${consultation.id}`}
            target="_blank"
            rel="noopener"
          >
            {t('topUpHere')}
          </a>{' '}
          {t('topUpElsewhere')}
        </p>
      ) : null}
    </noscript>
  )
}
