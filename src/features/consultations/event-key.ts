import type { texts } from './texts.ts'

type Key = keyof typeof texts.entries

/** The text of an event: a drop is told by its side. */
export function eventKey(event: { kind: string; side: 'client' | 'psychic' | null }): Key {
  return (event.kind === 'dropped' ? `event.dropped.${event.side}` : `event.${event.kind}`) as Key
}
