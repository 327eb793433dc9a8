import { useEffect, useSyncExternalStore } from 'react'
import { CallRefused, FAILURE } from '../../platform/contract/call.ts'

/** The last refusal of each action in the browser, by its name. */
let errors: ReadonlyMap<string, CallRefused> = new Map()
const listeners = new Set<() => void>()

function keep(next: Map<string, CallRefused>): void {
  errors = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function forgetError(action: string): void {
  const others = new Map(errors)
  if (others.delete(action)) keep(others)
}

/** Runs an action: clears its previous error, and stores a new one if it fails. */
export async function attempt(action: string, work: () => Promise<void>): Promise<boolean> {
  forgetError(action)
  try {
    await work()
    return true
  } catch (thrown) {
    const isRefusal = thrown instanceof CallRefused
    keep(new Map(errors).set(action, isRefusal ? thrown : new CallRefused(0, FAILURE)))
    if (!isRefusal) reportError(thrown)
    return false
  }
}

interface CallErrors {
  /** The error for a field; several names if calls name it differently. */
  at(...names: readonly string[]): string | undefined
  /** The error for the whole form, given all the fields that the page shows. */
  beside(...fields: readonly string[]): string | undefined
  forget(): void
}

/** The error of an action, for the page that shows it; cleared when the page is left. */
export function useCallErrors(action: string): CallErrors {
  const error = useSyncExternalStore(
    subscribe,
    () => errors.get(action),
    () => undefined,
  )
  useEffect(() => () => forgetError(action), [action])
  const isOf = (fields: readonly string[]) => error?.field != null && fields.includes(error.field)
  return {
    at: (...names) => (isOf(names) ? error?.message : undefined),
    beside: (...fields) => (isOf(fields) ? undefined : error?.message),
    forget: () => forgetError(action),
  }
}
