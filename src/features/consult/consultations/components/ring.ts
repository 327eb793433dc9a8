import { readVolume } from './volume.ts'

const EVERY_MS = 2500
const NOTES = [659, 880]
/** The loudest, of what a machine can play. */
const LOUDEST = 0.34

function playNotes(audio: AudioContext): void {
  const loud = (LOUDEST * readVolume()) / 100
  if (audio.state !== 'running' || loud === 0) return
  NOTES.forEach((frequency, place) => {
    const at = audio.currentTime + place * 0.22
    const tone = new OscillatorNode(audio, { frequency, type: 'sine' })
    const volume = new GainNode(audio, { gain: 0 })
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(loud, at + 0.03)
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.6)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + 0.65)
  })
}

/** Plays two soft notes repeatedly; a browser that blocks sound before the first click stays silent. */
export function ring(): () => void {
  const audio = new AudioContext()
  const play = () => playNotes(audio)
  void audio.resume().then(play, () => {})
  const timer = setInterval(play, EVERY_MS)
  return () => {
    clearInterval(timer)
    void audio.close()
  }
}

/** Plays the notes once; false if the browser lets no sound through. */
export async function ringOnce(): Promise<boolean> {
  const audio = new AudioContext()
  await audio.resume().catch(() => {})
  playNotes(audio)
  const heard = audio.state === 'running'
  setTimeout(() => void audio.close(), 1500)
  return heard
}
