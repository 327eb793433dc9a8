import { useTexts } from '../../../../ui/wording.tsx'
import type { Setup } from '../enrol.server.ts'
import { texts } from '../texts.ts'
import styles from './second-factor.module.css'

/** Modules of white margin that scanners need around the QR code. */
const QUIET = 4

/** The QR code for an authenticator app, and its secret to type. */
export function SetupSheet({ setup: { secret, picture } }: { setup: Setup }) {
  const t = useTexts(texts)
  const side = picture.size + 2 * QUIET
  return (
    <div className={styles.setup}>
      <p>{t('enrolStep')}</p>
      <svg
        viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
        role="img"
        aria-label={t('enrolPicture')}
        shapeRendering="crispEdges"
        className={styles.picture}
      >
        <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
        <path d={picture.path} fill="#000" />
      </svg>
      <p>
        {t('enrolTyped')} <code className={styles.secret}>{secret}</code>
      </p>
    </div>
  )
}
