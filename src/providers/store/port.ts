import type { CallRules } from '../../platform/outside/reach.ts'

/** A sealed file, under a random name that is used once. */
export interface StoredObject {
  name: string
  bytes: Buffer
}

/** Keeps sealed files, which it can't read. */
export interface StorePort {
  /** Which one it is, for the log. */
  readonly name: string
  /** Keeps an object, or does nothing if one of this name is there already. */
  put(object: StoredObject, signal: AbortSignal): Promise<void>
  /** null if there is no such object. */
  get(name: string, signal: AbortSignal): Promise<Buffer | null>
  /** Deletes an object, or does nothing if it is gone already. */
  remove(name: string, signal: AbortSignal): Promise<void>
  /** The names after a given one, in order, at most a thousand. */
  list(after: string | null, signal: AbortSignal): Promise<string[]>
}

/** The most names that `list` answers. */
export const LISTED = 1000

const deadlineMs = 20_000
const atOnce = 8

/** Every call may be repeated: a name has one content only. */
export const storeRules: CallRules<StorePort> = {
  put: { repeatable: true, deadlineMs, atOnce },
  get: { repeatable: true, deadlineMs, atOnce },
  remove: { repeatable: true, deadlineMs, atOnce },
  list: { repeatable: true, deadlineMs, isAnswer: (names) => names.length <= LISTED },
}
