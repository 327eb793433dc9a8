import { type Voice, voices } from './lines.data.ts'
import { readOgg } from './ogg.ts'

export interface Line {
  text: string
  /** Opus, 20 ms each. */
  packets: readonly Uint8Array[]
}

export interface Lines {
  opening: Line
  answers: readonly Line[]
  goodbye: Line
}

const files = import.meta.glob<string>('./recordings/*/*.opus', { query: '?inline', import: 'default' })

/** What an automaton says in calls; null for one that has no voice. Loaded when first needed. */
export async function linesOf(slug: string): Promise<Lines | null> {
  const voice = voices.find((one) => one.slug === slug)
  if (!voice) return null
  const [opening, ...rest] = await Promise.all(textsOf(voice).map((text, place) => lineOf(voice, text, place)))
  const goodbye = rest.pop()
  return opening && goodbye ? { opening, answers: rest, goodbye } : null
}

/** In the order of the recordings. */
export const textsOf = ({ opening, answers, goodbye }: Voice): string[] => [opening, ...answers, goodbye]

async function lineOf({ slug }: Voice, text: string, place: number): Promise<Line> {
  return { text, packets: readOgg(await recordingOf(slug, place)).packets }
}

export async function recordingOf(slug: string, place: number): Promise<Uint8Array> {
  const name = `./recordings/${slug}/${place}.opus`
  const load = files[name]
  if (!load) throw new Error(`${name} is missing: npm run voices`)
  return Buffer.from((await load()).split(',')[1] ?? '', 'base64')
}
