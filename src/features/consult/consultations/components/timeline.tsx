import { inClock } from '../../../../platform/i18n/french.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import type { Receipt } from '../../rooms/read-receipt.server.ts'
import { eventWords } from '../event-words.ts'
import { texts } from '../texts.ts'
import styles from './timeline.module.css'

/** The events of the consultation, in Paris time. */
export function Timeline({ events }: { events: Receipt['timeline'] }) {
  const t = useTexts(texts)
  return (
    <ol className={styles.timeline}>
      {events.map((event) => (
        <li key={`${event.at}${event.kind}`} className={styles.event}>
          <time dateTime={event.at}>{inClock(event.at)}</time>
          <p>{eventWords(event, t)}</p>
        </li>
      ))}
    </ol>
  )
}
