import { useEffect } from 'react'
import { useTold } from '../../rooms/use-told.ts'

const LOOK_EVERY_MS = 20_000

/** Calls `look` when something changed, when the connection came back, and periodically in case sockets don't work. */
export function useNews(look: () => void): void {
  useTold(look)
  useEffect(() => {
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [look])
}
