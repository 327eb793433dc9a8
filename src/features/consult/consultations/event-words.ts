import type { texts } from './texts.ts'

type Key = keyof typeof texts.entries

const sided = new Set(['dropped', 'silent'])

/** The text key of an event; drops and silences have one per side, questions by text message their own. */
function eventKey(event: { kind: string; side: 'client' | 'psychic' | null }, isByText: boolean): Key {
  if (isByText && event.kind === 'requested') return 'event.asked.sms'
  if (isByText && event.kind === 'ended') return 'event.answered'
  return (sided.has(event.kind) ? `event.${event.kind}.${event.side}` : `event.${event.kind}`) as Key
}

interface Told {
  kind: string
  side: 'client' | 'psychic' | null
  reason: string | null
}

/** What happened, and why it ended. */
export const eventWords = (event: Told, t: (key: Key) => string, isByText = false): string =>
  t(eventKey(event, isByText)) + (event.reason ? `, ${t(`reason.${event.reason}` as 'reason.client')}` : '')
