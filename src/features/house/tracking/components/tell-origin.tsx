import { useEffect } from 'react'
import { originIn } from '../rules.ts'

/** Sent after the page has loaded: a cached page is the same for everyone, whatever link led to it. */
export function TellOrigin() {
  useEffect(() => {
    const origin = originIn(new URLSearchParams(location.search))
    if (!origin) return
    const query = new URLSearchParams({ ...origin, texts: 'edited' })
    fetch(`/api/init?${query}`, { keepalive: true }).catch(() => {})
  }, [])
  return null
}
