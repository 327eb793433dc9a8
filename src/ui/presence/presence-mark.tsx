import { classNames } from '../class-names.ts'
import { texts } from '../texts.ts'
import { useTexts } from '../wording.tsx'
import styles from './presence-mark.module.css'

type PresenceStatus = 'available' | 'busy' | 'away' | 'offline'

/** Each state has its own shape and word, so that none depends on colour alone. */
export function PresenceMark({ status }: { status: PresenceStatus }) {
  const t = useTexts(texts)
  return (
    <span className={classNames(styles.presence, styles[status])}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" focusable="false">
        {shapes[status]}
      </svg>
      {t(status)}
    </span>
  )
}

const ring = <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
const shapes: Record<PresenceStatus, React.ReactNode> = {
  available: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  busy: (
    <>
      {ring}
      <path d="M6 1.5a4.5 4.5 0 0 1 0 9z" fill="currentColor" />
    </>
  ),
  away: <path d="M8.6 9.9A5 5 0 1 1 6.2 1a4 4 0 0 0 2.4 8.9z" fill="currentColor" />,
  offline: ring,
}
