import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { ORIGIN } from '../../house/tracking/rules.ts'
import { shapes } from '../content/kinds.server.ts'

export const offerShape = z.object({
  id: z.int(),
  type: z.string().describe('The token used in texts, such as {OFFER_WELCOME}'),
  ...shapes.offer.shape,
  struckPrice: z.int().nullable().describe('The lowest price of the thirty days before the current one, computed'),
})

export const offersContract = contract({
  listLightOffers: {
    method: 'GET',
    path: '/api/light-offers',
    summary: 'List the offers to those who came by a link with a version; none without one',
    access: 'public',
    query: z.object({
      version: z.string().regex(ORIGIN).optional().describe('By default, the one that the session came with'),
    }),
    output: z.object({ version: z.string().nullable(), lightOffers: z.array(offerShape) }),
    refusals: [],
  },
})
