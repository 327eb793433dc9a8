const EVERY_MS = 2500
const NOTES = [659, 880]

/** Plays two soft notes repeatedly; a browser that blocks sound before the first click stays silent. */
export function ring(): () => void {
  const audio = new AudioContext()
  const play = () => {
    if (audio.state !== 'running') return
    NOTES.forEach((frequency, place) => {
      const at = audio.currentTime + place * 0.22
      const tone = new OscillatorNode(audio, { frequency, type: 'sine' })
      const volume = new GainNode(audio, { gain: 0 })
      volume.gain.setValueAtTime(0, at)
      volume.gain.linearRampToValueAtTime(0.2, at + 0.03)
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.6)
      tone.connect(volume).connect(audio.destination)
      tone.start(at)
      tone.stop(at + 0.65)
    })
  }
  void audio.resume().then(play, () => {})
  const timer = setInterval(play, EVERY_MS)
  return () => {
    clearInterval(timer)
    void audio.close()
  }
}
