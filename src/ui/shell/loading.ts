import { useEffect, useState } from 'react'

const APPEAR_MS = 1500
const WAIT_MS = 6000
const HIDE_MS = 700

export type Loading = 'hidden' | 'shown' | 'waiting'

/** The state of the overlay during a change of page; hidden once the document is hydrated. */
export function useLoading(changing: boolean): Loading {
  const [loading, setLoading] = useState<Loading>('hidden')
  useEffect(() => {
    const steps: readonly [Loading, number][] = changing
      ? [
          ['shown', APPEAR_MS],
          ['waiting', WAIT_MS],
        ]
      : [['hidden', HIDE_MS]]
    const timers = steps.map(([next, delay]) => setTimeout(() => setLoading(next), delay))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [changing])
  return loading
}
