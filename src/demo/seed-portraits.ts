import sharp from 'sharp'
import { looks, mechanisms } from '../../db/seed/portraits.data.ts'
import { encodePortrait } from '../features/house/images/encode-portrait.server.ts'
import { setPortrait } from '../features/house/images/queries.server.ts'
import { needed } from '../platform/needed/needed.ts'
import { drawAutomaton } from './portraits/draw-automaton.ts'
import { drawPortrait } from './portraits/draw-portrait.ts'
import type { SeedStep } from './seed.ts'

/** Each is drawn and encoded on its own threads; more at once would only use memory. */
const AT_ONCE = 4

const drawings: ReadonlyMap<string, () => string> = new Map([
  ...Object.entries(looks).map(([slug, look]) => [slug, () => drawPortrait(look)] as const),
  ...Object.entries(mechanisms).map(([slug, mechanism]) => [slug, () => drawAutomaton(mechanism)] as const),
])

export const portraitsStep: SeedStep = {
  name: 'portraits',
  label: 'Portraits',
  size: drawings.size,
  async run({ db, advance }) {
    const psychics = await db.selectFrom('psychics').select(['id', 'slug']).orderBy('id').execute()
    const waiting = psychics.filter(({ slug }) => drawings.has(slug))
    let done = 0
    const work = async () => {
      for (let psychic = waiting.shift(); psychic; psychic = waiting.shift()) {
        const drawing = await sharp(Buffer.from(needed(drawings.get(psychic.slug), psychic.slug)()))
          .png({ compressionLevel: 0 })
          .toBuffer()
        await setPortrait(db, psychic.id, await encodePortrait(drawing))
        done += 1
        advance(done)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  },
}
