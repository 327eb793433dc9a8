/** What the person is asked for before what they do can go on. */
export type Kind = 'session' | 'code'

interface Interruption {
  kind: Kind
  /** Goes on, or gives up. */
  end(done: boolean): void
  ended: Promise<boolean>
}

let current: Interruption | null = null
const watchers = new Set<() => void>()

function show(next: Interruption | null): void {
  current = next
  for (const changed of watchers) changed()
}

/** Asks, once for all that wait; true when what was refused may be tried again. */
export async function interrupt(kind: Kind): Promise<boolean> {
  // One that asks for something else comes first.
  while (current && current.kind !== kind) await current.ended
  if (current) return current.ended
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const end = (done: boolean) => {
    show(null)
    resolve(done)
  }
  show({ kind, end, ended: promise })
  return promise
}

export const watchInterruption = (changed: () => void): (() => void) => {
  watchers.add(changed)
  return () => watchers.delete(changed)
}
export const currentInterruption = (): Interruption | null => current
