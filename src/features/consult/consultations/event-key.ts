import type { texts } from './texts.ts'

type Key = keyof typeof texts.entries

const sided = new Set(['dropped', 'silent'])

/** The text of an event: a drop and a silence are told by their side. */
export function eventKey(event: { kind: string; side: 'client' | 'psychic' | null }): Key {
  return (sided.has(event.kind) ? `event.${event.kind}.${event.side}` : `event.${event.kind}`) as Key
}
