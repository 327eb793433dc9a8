import { useEffect } from 'react'

/** Keeps the screen on during a call: a phone that sleeps would cut it. */
export function useAwake(isCalling: boolean): void {
  useEffect(() => {
    if (!isCalling || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      lock = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) void lock?.release()
    }
    void take()
    // The browser gives it up whenever the page is hidden.
    document.addEventListener('visibilitychange', take)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [isCalling])
}
