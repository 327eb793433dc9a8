import { useEffect, useState } from 'react'

interface Speaker {
  value: string
  label: string
}

/** Where the browser can play sound; empty if it lets nobody choose. */
export function useSpeakers(isCalling: boolean): readonly Speaker[] {
  const [speakers, setSpeakers] = useState<readonly Speaker[]>([])
  useEffect(() => {
    if (!isCalling || !('setSinkId' in HTMLMediaElement.prototype)) return
    const look = async () => {
      const devices = await navigator.mediaDevices.enumerateDevices()
      const found = devices.filter(({ kind, label }) => kind === 'audiooutput' && label !== '')
      setSpeakers(found.map(({ deviceId, label }) => ({ value: deviceId, label })))
    }
    void look()
    navigator.mediaDevices.addEventListener('devicechange', look)
    return () => navigator.mediaDevices.removeEventListener('devicechange', look)
  }, [isCalling])
  return speakers
}
