/** What the person must provide before the call can continue: a new session or a second-factor code. */
export type Kind = 'session' | 'code'

interface Interruption {
  kind: Kind
  /** Resumes the waiting calls, or gives them up. */
  end(done: boolean): void
  ended: Promise<boolean>
}

let current: Interruption | null = null
const watchers = new Set<() => void>()

function show(next: Interruption | null): void {
  current = next
  for (const changed of watchers) changed()
}

/** Asks once for all waiting calls; resolves to true if the refused calls may be tried again. */
export async function interrupt(kind: Kind): Promise<boolean> {
  // An interruption of the other kind is finished first.
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
