import { createHash } from 'node:crypto'
import type { Answer, AnyCard, Deck } from '../../../games/deck.ts'

/** SHA-256 of the slugs of a deck's cards, one to a line: another order, or another card, gives another digest. */
export const orderDigest = ({ cards }: Deck<AnyCard | Answer>): string =>
  createHash('sha256')
    .update(cards.map(({ slug }) => slug).join('\n'))
    .digest('hex')
