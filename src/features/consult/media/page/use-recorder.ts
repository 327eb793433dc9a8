import { useCallback, useEffect, useRef, useState } from 'react'
import { useLevel } from '../../calls/page/use-level.ts'
import { useMicrophone } from '../../calls/page/use-microphone.ts'
import { waveOf } from './wave.ts'

export interface Recorded {
  blob: Blob
  seconds: number
  wave: string
}

/** Both are read by every browser once the server has rewritten them. */
const FORMATS = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus']
/** Speech stays clear, and two minutes stay below half a megabyte. */
const BITS_PER_SECOND = 28_000
const EVERY_MS = 100

/** Records the voice for `most` seconds at most; the microphone is on only meanwhile. */
export function useRecorder(most: number) {
  const { state: permission, stream, ask, off } = useMicrophone()
  const level = useLevel(stream)
  const [seconds, setSeconds] = useState(0)
  const [recorded, setRecorded] = useState<Recorded | null>(null)
  const [isLost, setLost] = useState(false)
  const recorder = useRef<MediaRecorder | null>(null)
  const latest = useRef(0)
  latest.current = level

  useEffect(() => {
    if (!stream) return
    const format = FORMATS.find((one) => MediaRecorder.isTypeSupported(one))
    const running = new MediaRecorder(stream, {
      ...(format && { mimeType: format }),
      audioBitsPerSecond: BITS_PER_SECOND,
    })
    const [parts, levels] = [[] as Blob[], [] as number[]]
    const from = performance.now()
    const passed = () => (performance.now() - from) / 1000
    let isKept = true
    running.ondataavailable = ({ data }) => void parts.push(data)
    running.onstop = () => {
      if (!isKept) return
      const blob = new Blob(parts, { type: running.mimeType })
      if (blob.size === 0) setLost(true)
      else setRecorded({ blob, seconds: Math.min(most, passed()), wave: waveOf(levels) })
      off()
    }
    const timer = setInterval(() => {
      levels.push(latest.current)
      setSeconds(Math.floor(passed()))
      if (passed() >= most && running.state === 'recording') running.stop()
    }, EVERY_MS)
    running.start(EVERY_MS * 5)
    recorder.current = running
    return () => {
      isKept = running.state !== 'recording'
      clearInterval(timer)
      if (running.state === 'recording') running.stop()
    }
  }, [stream, off, most])

  const start = useCallback(() => {
    setRecorded(null)
    setLost(false)
    setSeconds(0)
    void ask()
  }, [ask])
  const stop = useCallback(() => {
    if (recorder.current?.state === 'recording') recorder.current.stop()
  }, [])
  return {
    permission,
    isRecording: stream !== null && recorded === null,
    level,
    seconds,
    recorded,
    isLost,
    start,
    stop,
  }
}
