import { texts } from '../../../src/features/consult/consultations/texts.ts'
import { inClock } from '../../../src/platform/i18n/french.ts'
import { wordsOf } from '../words.ts'

interface Event {
  at: string
  kind: string
  side: 'client' | 'psychic' | null
}

const events = wordsOf(texts, 'event.')

/** The events of a consultation, in Paris time. */
export const Timeline = ({ of }: { of: readonly Event[] }) => (
  <ol>
    {of.map(({ at, kind, side }) => (
      <li key={`${at}${kind}`}>
        <time dateTime={at}>{inClock(at)}</time> {events[`${kind}.${side}`] ?? events[kind]}
      </li>
    ))}
  </ol>
)
