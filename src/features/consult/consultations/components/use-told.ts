import { useEffect } from 'react'
import { takeSocket } from '../../../../platform/realtime/socket-client.ts'

interface Told {
  /** Whether updates can arrive at all. */
  listens?: boolean
  /** Whether to look at once if the socket is already connected. */
  atOnce?: boolean
}

/** Calls `look` when the socket announces a change of a consultation or an appointment, and when it reconnects. */
export function useTold(look: () => unknown, { listens = true, atOnce = false }: Told = {}): void {
  useEffect(() => {
    if (!listens) return
    let stop = () => {}
    let gone = false
    const hear = () => void look()
    void takeSocket().then(({ socket, leave }) => {
      if (gone) return leave()
      socket.on('consultation', hear)
      socket.on('appointment', hear)
      socket.on('connect', hear)
      if (atOnce && socket.connected) hear()
      stop = () => {
        socket.off('consultation', hear)
        socket.off('appointment', hear)
        socket.off('connect', hear)
        leave()
      }
    })
    return () => {
      gone = true
      stop()
    }
  }, [look, listens, atOnce])
}
