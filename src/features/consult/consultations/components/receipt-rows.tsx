import { useTexts } from '../../../../ui/wording.tsx'
import { lastedWords, overWords, rowHour } from '../../receipts/span-words.ts'
import { type Course, rowsOf } from '../../receipts/spans.ts'
import { texts as courseTexts } from '../../receipts/texts.ts'
import type { Receipt } from '../../rooms/read-receipt.server.ts'
import { eventWords } from '../event-words.ts'
import { texts } from '../texts.ts'

/** What happened, in Paris time, each with the time that followed: the drawing of the course, in words. */
export function ReceiptRows({ receipt, course }: { receipt: Receipt; course: Course }) {
  const t = useTexts(texts)
  const c = useTexts(courseTexts)
  return (
    <ol className="course-rows">
      {rowsOf(receipt.timeline, course).map((row) => {
        const { at, event, span } = row
        return (
          <li key={`${at}${event?.kind}`} data-span={span?.kind}>
            <time dateTime={at}>{rowHour(row, course, c)}</time>
            <div>
              <p>{event ? eventWords(event, t, receipt.channel === 'sms') : overWords(row, c)}</p>
              {span && span.seconds > 0 ? <p className="course-lasted">{lastedWords(span, receipt, c)}</p> : null}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
