import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'

export const cardId = z.string().regex(/^[\w-]{1,80}$/)

export const cardShape = z.object({
  id: cardId,
  brand: z.string(),
  lastFour: z.string(),
  expires: z.string().describe('MM/YY'),
})

export const cardsContract = contract({
  listCards: {
    method: 'GET',
    path: '/api/wallet/cards',
    summary: 'List the cards that the client saved at the payment provider',
    access: 'client',
    output: z.object({ cards: z.array(cardShape) }),
    refusals: ['paymentUnavailable'],
  },
  forgetCard: {
    method: 'DELETE',
    path: '/api/wallet/cards/:id',
    summary: 'Have the payment provider forget a saved card',
    access: 'client',
    params: z.object({ id: cardId }),
    output: z.object({}),
    refusals: ['cardUnknown', 'paymentUnavailable'],
  },
})
