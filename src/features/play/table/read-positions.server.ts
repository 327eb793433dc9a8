import type { Visit } from '../../../app.ts'
import { readCards } from '../../content/content/read-cards.server.ts'
import type { Result } from '../draws/results.server.ts'

/** What a card says in its place. */
export interface PositionRead {
  place: number
  position: { name: string; asks: string }
  card: { slug: string; name: string; reversed: boolean }
  /** Of the card itself, upright or reversed; plain paragraphs. Null if it has no published texts. */
  says: string | null
  /** Of the question's theme. */
  inTheme: string | null
  advice: string | null
}

const firstOf = (text: string): string => text.split(/\n\s*\n/)[0] ?? text

/** A reading place by place, from the published texts of the cards. */
export async function readPositions(visit: Visit, { cards, theme }: Result): Promise<PositionRead[]> {
  const contents = new Map((await readCards(visit)).map((one) => [one.slug, one]))
  return cards.map(({ card: { slug, name }, position, reversed }, index) => {
    const content = contents.get(slug)
    const whole = content && ((reversed && content.reversed) || content.upright)
    return {
      place: index + 1,
      position: { name: position.name, asks: position.asks },
      card: { slug, name, reversed },
      // One card has room for all that it says; of many, each says its first paragraph.
      says: whole ? (cards.length === 1 ? whole : firstOf(whole)) : null,
      inTheme: content && theme && theme !== 'self' ? firstOf(content[theme]) : null,
      advice: content?.advice ?? null,
    }
  })
}
