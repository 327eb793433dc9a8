import { texts } from '../../../src/features/consult/consultations/texts.ts'
import { inClock } from '../../../src/platform/i18n/french.ts'
import { wordsOf } from '../words.ts'

interface Event {
  at: string
  kind: string
  side: 'client' | 'psychic' | null
}

const events = wordsOf(texts, 'event.')

/** What happened in a consultation, at the hour of Paris. */
export const Timeline = ({ of }: { of: readonly Event[] }) => (
  <ol>
    {of.map(({ at, kind, side }) => (
      <li key={`${at}${kind}`}>
        <time dateTime={at}>{inClock(at)}</time> {events[`${kind}.${side}`] ?? events[kind]}
      </li>
    ))}
  </ol>
)
