import { type Grain, grainsOf, type TableSound } from './grains.ts'

interface Desk {
  context: AudioContext
  out: AudioNode
  noise: AudioBuffer
}

const VOLUME = 0.5
const ATTACK_SECONDS = 0.004
/** An exponential fall never reaches nothing. */
const SILENCE = 0.0001

/** One for the whole visit: browsers allow few. */
let desk: Desk | null = null

function openDesk(): Desk {
  const context = new AudioContext()
  const out = new GainNode(context, { gain: VOLUME })
  out.connect(new DynamicsCompressorNode(context)).connect(context.destination)
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1
  return { context, out, noise }
}

/** Plays a sound of the table, made on the spot. */
export async function play(sound: TableSound): Promise<void> {
  desk ??= openDesk()
  if (desk.context.state !== 'running') await desk.context.resume()
  const start = desk.context.currentTime
  for (const grain of grainsOf(sound)) rustle(desk, start, grain)
}

function rustle({ context, out, noise }: Desk, start: number, { at, lasts, from, to, loud }: Grain): void {
  const [begin, end] = [start + at, start + at + lasts]
  const source = new AudioBufferSourceNode(context, { buffer: noise })
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: 1.4 })
  filter.frequency.setValueAtTime(from, begin)
  filter.frequency.exponentialRampToValueAtTime(to, end)
  const envelope = new GainNode(context, { gain: SILENCE })
  envelope.gain.setValueAtTime(SILENCE, begin)
  envelope.gain.linearRampToValueAtTime(loud, begin + ATTACK_SECONDS)
  envelope.gain.exponentialRampToValueAtTime(SILENCE, end)
  source.connect(filter).connect(envelope).connect(out)
  source.start(begin, Math.random() * (noise.duration - lasts), lasts)
}
