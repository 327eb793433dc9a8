import { useCallback, useEffect, useRef, useState } from 'react'

export type MicrophoneState = 'off' | 'asking' | 'on' | 'refused' | 'missing' | 'busy'

const faults: Readonly<Record<string, MicrophoneState>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  NotReadableError: 'busy',
}

/** The page’s microphone, on only while it is asked for. */
export function useMicrophone() {
  const [state, setState] = useState<MicrophoneState>('off')
  const [stream, setStream] = useState<MediaStream | null>(null)
  const held = useRef<MediaStream | null>(null)
  const off = useCallback(() => {
    for (const track of held.current?.getTracks() ?? []) track.stop()
    held.current = null
    setStream(null)
    setState('off')
  }, [])
  const ask = useCallback(async () => {
    setState('asking')
    try {
      if (!navigator.mediaDevices) throw new DOMException('', 'NotFoundError')
      const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }
      held.current = await navigator.mediaDevices.getUserMedia({ audio })
      setStream(held.current)
      setState('on')
    } catch (fault) {
      setState(faults[(fault as DOMException).name] ?? 'missing')
    }
  }, [])
  useEffect(() => off, [off])
  return { state, stream, ask, off }
}
