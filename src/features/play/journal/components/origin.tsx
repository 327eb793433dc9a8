import { href } from 'react-router'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { receiptAddress } from '../../../consult/rooms/addresses.ts'
import { resultAddress } from '../../table/addresses.ts'
import type { Subject } from '../shapes.server.ts'
import { texts } from '../texts.ts'
import styles from './entry.module.css'

/** Leads back to what was kept, where it has a lasting page. */
export function Origin({ subject }: { subject: Subject }) {
  const t = useTexts(texts)
  if (subject.kind === 'draw') {
    return (
      <div className={styles.links}>
        <ButtonLink to={resultAddress(subject.game, subject.id)} variant="quiet">
          {t('toDraw')}
        </ButtonLink>
      </div>
    )
  }
  if (subject.kind !== 'consultation') return null
  const { name, slug } = subject.psychic
  return (
    <div className={styles.links}>
      <ButtonLink to={receiptAddress(subject.id)} variant="quiet">
        {t('toReceipt')}
      </ButtonLink>
      <ButtonLink to={href('/voyance/:slug', { slug })} variant="quiet">
        {t('toPsychic', { name })}
      </ButtonLink>
    </div>
  )
}
