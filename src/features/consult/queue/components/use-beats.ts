import { useEffect } from 'react'
import { useTold } from '../../rooms/use-told.ts'
import { BEAT_EVERY_MS } from '../rules.ts'

/** Calls `beat`, which says that this page is open, at intervals, and at once when something changed. */
export function useBeats(beat: () => unknown, isWaiting: boolean): void {
  useTold(beat, { listens: isWaiting })
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void beat(), BEAT_EVERY_MS)
    return () => clearInterval(timer)
  }, [beat, isWaiting])
}
