import { useEffect, useState } from 'react'

const EVERY_MS = 100
/** Speech is far below the loudest sound that a microphone takes. */
const AMPLIFIED = 4

/** How loud a stream is, from 0 to 1. */
export function useLevel(stream: MediaStream | null): number {
  const [level, setLevel] = useState(0)
  useEffect(() => {
    if (!stream) return
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    context.createMediaStreamSource(stream).connect(analyser)
    const wave = new Float32Array(analyser.fftSize)
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(wave)
      const power = wave.reduce((sum, value) => sum + value * value, 0) / wave.length
      setLevel(Math.min(1, Math.sqrt(power) * AMPLIFIED))
    }, EVERY_MS)
    return () => {
      clearInterval(timer)
      void context.close()
    }
  }, [stream])
  return level
}
