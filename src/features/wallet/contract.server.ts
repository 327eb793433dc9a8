import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'

const wallet = z.object({
  balance: z.int().describe('cents bought, free to spend'),
  promotional: z.int().describe('cents offered, free to spend'),
  freeSeconds: z.int().describe('seconds offered, free to spend'),
  reserved: z.int().describe('cents set aside for a running consultation'),
  entries: z.array(
    z.object({
      id: z.int(),
      at: z.iso.datetime(),
      kind: z.string(),
      reference: z.string(),
      unit: z.enum(['cent', 'second']),
      amount: z.int(),
      balanceAfter: z.int(),
    }),
  ),
  next: z.int().nullable().describe('`before` of the next page'),
})

export const walletContract = contract({
  readWallet: {
    method: 'GET',
    path: '/api/wallet',
    summary: 'Balance and movements of the client’s wallet on this site, newest first.',
    access: 'client',
    query: z.object({
      before: z.coerce.number().int().positive().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    output: z.object({ wallet }),
    refusals: [],
  },
  buyPack: {
    method: 'POST',
    path: '/api/wallet/top-ups',
    summary: 'Opens the payment of a pack; `url` is where the client pays.',
    access: 'client',
    keyed: true,
    movesMoney: true,
    reachesOut: true,
    body: z.strictObject({ packId: z.string().max(40), returnTo: z.string().max(300).optional() }),
    output: z.object({ topUp: z.object({ orderId: z.int(), amount: z.int(), url: z.string() }) }),
    refusals: [
      'productNotFound',
      'emailUnproven',
      'onPause',
      'topUpsHalted',
      'emailMissingToPurchase',
      'paymentUnavailable',
      'keyReused',
      'datastoreContention',
    ],
  },
})
