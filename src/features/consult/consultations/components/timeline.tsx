import { inClock } from '../../../../platform/i18n/french.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import type { Receipt } from '../../rooms/read-receipt.server.ts'
import { eventKey } from '../event-key.ts'
import { texts } from '../texts.ts'
import styles from './timeline.module.css'

/** The events of the consultation, in Paris time. */
export function Timeline({ events, isByText = false }: { events: Receipt['timeline']; isByText?: boolean }) {
  const t = useTexts(texts)
  return (
    <ol className={styles.timeline}>
      {events.map((event) => (
        <li key={`${event.at}${event.kind}`} className={styles.event}>
          <time dateTime={event.at}>{inClock(event.at)}</time>
          <p>
            {t(eventKey(event, isByText))}
            {event.reason ? `, ${t(`reason.${event.reason}` as 'reason.client')}` : ''}
          </p>
        </li>
      ))}
    </ol>
  )
}
