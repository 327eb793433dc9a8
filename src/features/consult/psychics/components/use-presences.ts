import { useEffect, useRef, useState } from 'react'
import type { Platform, PsychicStatus } from '../rules.ts'

const EVERY_MS = 5000

export interface Presence {
  id: number
  status: PsychicStatus
  platforms: Platform[]
}

/**
 * Presence of the psychics on screen, fetched every five seconds while the tab is visible. Until the first answer, and
 * after a failure, the known values stay.
 */
export function usePresences(ids: readonly number[]): ReadonlyMap<number, Presence> {
  const [known, setKnown] = useState<ReadonlyMap<number, Presence>>(new Map())
  const asked = ids.join('|')
  useEffect(() => {
    if (asked === '') return
    const asking = new AbortController()
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const presences = await fetchPresences(asked, asking.signal)
      if (presences) setKnown(new Map(presences.map((presence) => [presence.id, presence])))
    }
    const timer = setInterval(ask, EVERY_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      asking.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [asked])
  return known
}

async function fetchPresences(ids: string, signal: AbortSignal): Promise<Presence[] | null> {
  try {
    const response = await fetch(`/api/psychics/presence?ids=${ids}`, { signal })
    if (!response.ok) return null
    const answer: { presences: Presence[] } = await response.json()
    return answer.presences
  } catch {
    return null
  }
}

/** The psychics whose presence changed since the last check, for the announcement. */
export function useChanges<T extends { id: number; status: PsychicStatus }>(shown: readonly T[]): readonly T[] {
  const before = useRef<ReadonlyMap<number, PsychicStatus>>(new Map())
  const [changes, setChanges] = useState<readonly T[]>([])
  const state = shown.map((one) => `${one.id}${one.status}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` replaces `shown`, which is a new list each time
  useEffect(() => {
    const last = before.current
    const changed = shown.filter((one) => last.has(one.id) && last.get(one.id) !== one.status)
    before.current = new Map(shown.map((one) => [one.id, one.status]))
    if (changed.length > 0) setChanges(changed)
  }, [state])
  return changes
}
