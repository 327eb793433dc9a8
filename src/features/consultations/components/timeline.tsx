import { inClock } from '../../../platform/i18n/french.ts'
import { Table } from '../../../ui/table/table.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import { eventKey } from '../event-key.ts'
import type { Receipt } from '../read-receipt.server.ts'
import { texts } from '../texts.ts'

/** What happened, at the hour of Paris. */
export function Timeline({ events }: { events: Receipt['timeline'] }) {
  const t = useTexts(texts)
  return (
    <Table caption={t('timelineCaption')}>
      <thead>
        <tr>
          <th scope="col">{t('hour')}</th>
          <th scope="col">{t('event')}</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={`${event.at}${event.kind}`}>
            <td>
              <time dateTime={event.at}>{inClock(event.at)}</time>
            </td>
            <td>
              {t(eventKey(event))}
              {event.reason ? `, ${t(`reason.${event.reason}` as 'reason.client')}` : ''}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
