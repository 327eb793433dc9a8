import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { takeSocket } from '../../../platform/realtime/socket-client.ts'

const LOOK_EVERY_MS = 20_000

/** Looks again when something moved, when the connection came back, and now and then where sockets don't pass. */
export function useNews(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let stop = () => {}
    let gone = false
    const look = () => void revalidate()
    const timer = setInterval(look, LOOK_EVERY_MS)
    void takeSocket().then(({ socket, leave }) => {
      if (gone) return leave()
      socket.on('consultation', look)
      socket.on('connect', look)
      stop = () => {
        socket.off('consultation', look)
        socket.off('connect', look)
        leave()
      }
    })
    return () => {
      gone = true
      clearInterval(timer)
      stop()
    }
  }, [revalidate])
}
