import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { STATUSES } from '../../content/content/rules.ts'
import { may } from '../../house/staff/capabilities.ts'

const access = may('content.edit')

const deckRow = z.object({
  slug: z.string(),
  name: z.string(),
  size: z.int(),
  reversals: z.boolean(),
  digest: z.string().describe('SHA-256 of the slugs of its cards in their order, one to a line'),
  games: z.array(z.string()).describe('The names of the games that draw from it'),
  draws: z.int().describe('Begun on the site in the last thirty days, in all of them'),
})
export type DeckRow = z.output<typeof deckRow>

const cardRow = z.object({
  slug: z.string(),
  name: z.string(),
  picture: z.string().nullable().describe('Null for a card that has none, like an answer of the pendulum'),
  textsId: z.int().nullable().describe('The entry that holds its texts'),
  textsState: z.enum(STATUSES).nullable(),
  isOwn: z.boolean().describe('Whether the entry is the site’s own, and not the main site’s'),
  waits: z.boolean().describe('Whether another version than the published one is pending'),
})
export type CardRow = z.output<typeof cardRow>

export const decksContract = contract({
  adminListDecks: {
    method: 'GET',
    path: '/api/admin/decks',
    summary: 'List the decks of the code; they are part of the protocol and cannot be changed',
    access,
    output: z.object({ decks: z.array(deckRow) }),
    refusals: [],
  },
  adminReadDeck: {
    method: 'GET',
    path: '/api/admin/decks/:slug',
    summary: 'Read a deck: its cards in their order, each with the state of its texts on the site',
    access,
    params: z.object({ slug: z.string().max(80) }),
    output: z.object({ deck: deckRow, cards: z.array(cardRow) }),
    refusals: ['adminEntityNotFound'],
  },
})
