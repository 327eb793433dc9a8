import { useSyncExternalStore } from 'react'
import { type Answers, answersIn } from './answers.ts'

// The answers of this tab, until it is closed or they are erased. They stay in the browser: nothing here sends them.

const NAME = 'love-test'
const listeners = new Set<() => void>()
/** Undefined before it is first read; null if there are none. If storage is denied, kept until the page is left. */
let kept: Answers | null | undefined

function readKept(): Answers | null {
  kept ??= fromStorage()
  return kept
}

function fromStorage(): Answers | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null')
    return stored && typeof stored === 'object' ? answersIn(Object.entries(stored)) : null
  } catch {
    return null
  }
}

/** Adds answers to those kept. */
export function keep(answers: Answers): void {
  kept = { ...readKept(), ...answers }
  try {
    sessionStorage.setItem(NAME, JSON.stringify(kept))
  } catch {
    // Kept in memory only.
  }
  tell()
}

export function forget(): void {
  kept = null
  try {
    sessionStorage.removeItem(NAME)
  } catch {
    // Nothing was stored.
  }
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The kept answers; null if the test has not begun, undefined until the browser can tell. */
export const useKept = (): Answers | null | undefined =>
  useSyncExternalStore<Answers | null | undefined>(subscribe, readKept, () => undefined)
