import { useEffect, useState } from 'react'

/** Whole seconds until a monotonic time, updated; null without one, and before hydration. */
export function useSecondsTo(instant: number | null): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    if (instant === null) return
    const look = () => setNow(performance.now())
    look()
    const timer = setInterval(look, 500)
    return () => clearInterval(timer)
  }, [instant])
  return instant === null || now === null ? null : Math.max(0, Math.ceil((instant - now) / 1000))
}
