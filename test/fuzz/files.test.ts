import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Refusal } from '../../src/errors.ts'
import { noteFile } from '../../src/features/consult/media/note-file.server.ts'
import { pictureFile } from '../../src/features/consult/media/picture-file.server.ts'
import { blank, commented, photograph } from '../pictures.ts'
import { aRecording } from '../recordings.ts'
import { runsOf, seedOf, tell } from './runs.ts'

const RUNS = runsOf(200)
const SEED = seedOf(20_261_121)
/** Nothing so small takes longer, on a busy machine too. */
const SLOWEST_MS = 8000

/** Bytes changed, cut out, doubled or put elsewhere; the head of a file matters most. */
const mutation = fc.record({
  kind: fc.constantFrom('change', 'change', 'change', 'cut', 'double', 'insert', 'shorten'),
  at: fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 0.05, noNaN: true })),
  bytes: fc.uint8Array({ minLength: 1, maxLength: 16 }),
  length: fc.nat({ max: 300 }),
})
type Mutation = typeof mutation extends fc.Arbitrary<infer M> ? M : never

function mutated(file: Buffer, changes: readonly Mutation[]): Buffer {
  let made = Buffer.from(file)
  for (const { kind, at, bytes, length } of changes) {
    const from = Math.floor(at * made.length)
    const [before, part, after] = [
      made.subarray(0, from),
      made.subarray(from, from + length),
      made.subarray(from + length),
    ]
    if (kind === 'change') made = Buffer.concat([before, bytes, made.subarray(from + bytes.length)])
    if (kind === 'cut') made = Buffer.concat([before, after])
    if (kind === 'double') made = Buffer.concat([before, part, part, after])
    if (kind === 'insert') made = Buffer.concat([before, bytes, made.subarray(from)])
    if (kind === 'shorten') made = before
  }
  return made
}

const pictures = await Promise.all([
  photograph(120, 90),
  commented('un lieu'),
  blank(80, 60).webp().toBuffer(),
  blank(80, 60).avif({ effort: 0 }).toBuffer(),
])
const recordings = await Promise.all([
  aRecording({ title: 'un lieu' }),
  aRecording({ format: 'ogg', title: 'un lieu' }),
  aRecording({ format: 'mp4', title: 'un lieu' }),
  aRecording({ format: 'mp4', codec: 'aac' }),
])

async function outcome<T>(work: () => Promise<T>): Promise<T | null> {
  const from = performance.now()
  try {
    return await work()
  } catch (thrown) {
    // Anything else would be answered as a fault of ours.
    if (!(thrown instanceof Refusal)) throw thrown
    return null
  } finally {
    expect(performance.now() - from).toBeLessThan(SLOWEST_MS)
  }
}

const inputs = fc.record({ which: fc.nat({ max: 3 }), changes: fc.array(mutation, { minLength: 1, maxLength: 4 }) })
const given = fc.sample(inputs, { numRuns: RUNS, seed: SEED })

test(`${RUNS} broken pictures: refused, or what is kept is a picture`, async () => {
  for (const { which, changes } of given) {
    const made = await outcome(() => pictureFile(mutated(pictures[which]!, changes)))
    if (made) expect((await sharp(made.full).metadata()).format).toBe('webp')
  }
  tell('files', RUNS)
})

test(`${RUNS} broken recordings: refused, or what is kept is a note of two minutes at most`, async () => {
  for (const { which, changes } of given) {
    const made = await outcome(() => noteFile(mutated(recordings[which]!, changes)))
    if (!made) continue
    expect(made.seconds).toBeGreaterThan(0)
    expect(made.seconds).toBeLessThan(121)
    expect(made.bytes.includes('un lieu')).toBe(false)
  }
  tell('files', RUNS)
})

test('a recording taken for a picture, and the reverse, are refused', async () => {
  for (const file of recordings) await expect(pictureFile(file)).rejects.toMatchObject({ reason: 'invalidFileType' })
  for (const file of pictures) await expect(noteFile(file)).rejects.toMatchObject({ reason: 'invalidFileType' })
})
