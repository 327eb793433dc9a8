import { useEffect } from 'react'
import { useTold } from '../../consultations/components/use-told.ts'

const LOOK_EVERY_MS = 20_000

/** Looks again when something moved, when the connection came back, and now and then where sockets don't pass. */
export function useNews(look: () => void): void {
  useTold(look)
  useEffect(() => {
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [look])
}
