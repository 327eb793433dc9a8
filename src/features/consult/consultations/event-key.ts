import type { texts } from './texts.ts'

type Key = keyof typeof texts.entries

const sided = new Set(['dropped', 'silent'])

/** The text key of an event; drops and silences have one per side. */
export function eventKey(event: { kind: string; side: 'client' | 'psychic' | null }): Key {
  return (sided.has(event.kind) ? `event.${event.kind}.${event.side}` : `event.${event.kind}`) as Key
}
