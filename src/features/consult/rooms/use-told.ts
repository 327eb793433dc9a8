import { useEffect } from 'react'
import { takeSocket } from '../../../platform/realtime/socket-client.ts'

interface Told {
  /** Whether updates can arrive at all. */
  listens?: boolean
  /** Whether to look at once if the socket is already connected. */
  atOnce?: boolean
}

/** What is announced: that a consultation changed, a queue, or an appointment. */
const NEWS = ['consultation', 'queue', 'appointment'] as const

/** Calls `look` when the socket announces a change, and when it reconnects. */
export function useTold(look: () => unknown, { listens = true, atOnce = false }: Told = {}): void {
  useEffect(() => {
    if (!listens) return
    let stop = () => {}
    let gone = false
    const hear = () => void look()
    void takeSocket().then(({ socket, leave }) => {
      if (gone) return leave()
      for (const news of [...NEWS, 'connect']) socket.on(news, hear)
      if (atOnce && socket.connected) hear()
      stop = () => {
        for (const news of [...NEWS, 'connect']) socket.off(news, hear)
        leave()
      }
    })
    return () => {
      gone = true
      stop()
    }
  }, [look, listens, atOnce])
}
