import type { Visit } from '../../../app.ts'
import { readCards } from '../../content/content/read-cards.server.ts'
import type { Result } from '../draws/results.server.ts'

/** A card in its place, with what its page says of it. */
export interface PositionRead {
  place: number
  position: { name: string; asks: string }
  card: { slug: string; name: string; reversed: boolean }
  /** Upright or reversed; null if it has no published texts. */
  says: string | null
}

/** The cards of a result in their places, each with the first paragraph of its published texts. */
export async function readPositions(visit: Visit, { cards }: Result): Promise<PositionRead[]> {
  const contents = new Map((await readCards(visit)).map((one) => [one.slug, one]))
  return cards.map(({ card: { slug, name }, position, reversed }, index) => {
    const content = contents.get(slug)
    const whole = content && ((reversed && content.reversed) || content.upright)
    return {
      place: index + 1,
      position: { name: position.name, asks: position.asks },
      card: { slug, name, reversed },
      says: whole?.split(/\n\s*\n/)[0] ?? null,
    }
  })
}
