import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'
import { monthCap } from '../../people/budget/contract.server.ts'
import { cardId } from '../../people/cards/contract.server.ts'

export const entryShape = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  kind: z.string(),
  reference: z.string(),
  unit: z.enum(['cent', 'second']),
  amount: z.int(),
  balanceAfter: z.int(),
  held: z.boolean().describe('held until a member of staff has decided'),
  invoice: z
    .object({ id: z.int(), kind: z.enum(['invoice', 'credit-note']) })
    .nullable()
    .describe('the numbered paper of credit that was sold with its VAT: /wallet/factures/{id}/facture.pdf'),
})

const wallet = z.object({
  balance: z.int().describe('bought credit free to spend, cents'),
  promotional: z.int().describe('promotional credit free to spend, cents'),
  freeSeconds: z.int().describe('free seconds left to spend'),
  reserved: z.int().describe('reserved for a running consultation, cents'),
  held: z.int().describe('held from consultations that were stopped for the client’s care, until a decision, cents'),
  heldSeconds: z.int().describe('free seconds held from the same'),
  frozen: z.int().describe('credit of disputed payments, frozen until their bank decides, cents'),
  freeTimeWaits: z.boolean().describe('free time waits for a proved mobile'),
  entries: z.array(entryShape),
  next: z.int().nullable().describe('`before` of the next page'),
})

const params = z.object({ id: rowId })

export const walletContract = contract({
  askRefundAgain: {
    method: 'POST',
    path: '/api/admin/refunds/:id/again',
    summary: 'Ask the provider again for a refund that it has not confirmed for days',
    access: may('payouts.make'),
    params,
    output: z.object({}),
    refusals: ['adminEntityNotFound', 'refundConfirmed'],
  },
  settleRefundByHand: {
    method: 'POST',
    path: '/api/admin/refunds/:id/paid',
    summary: 'Record that a refund which its provider did not confirm was paid by other means, with the reference',
    access: may('payouts.make'),
    params,
    body: z.strictObject({ reference: z.string().trim().min(1).max(200), reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'stepUpNeeded', 'adminEntityNotFound', 'refundConfirmed'],
  },
  readWallet: {
    method: 'GET',
    path: '/api/wallet',
    summary: 'Get the balance and movements of the client’s wallet on this site, newest first',
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
    summary:
      'Open the payment of a pack; the client pays at `url`. A saved card is charged at once: `url` is then its bank’s page, or ours',
    access: 'client',
    keyed: true,
    movesMoney: true,
    reachesOut: true,
    body: z.strictObject({
      packId: z.string().max(40),
      amount: z
        .int()
        .positive()
        .optional()
        .describe('the price that was shown, cents: refused if it is no longer the price'),
      provider: z.string().max(20).optional().describe('refused unless it is the one that takes payments here'),
      returnTo: z.string().max(300).optional(),
      monthCap,
      card: cardId.optional().describe('a saved card to charge; without one the client pays on the provider’s page'),
      saveCard: z.boolean().optional().describe('whether that page offers to save the card'),
      consultationId: z
        .int()
        .positive()
        .optional()
        .describe('the open room from which it is bought: its meter pauses meanwhile'),
    }),
    output: z.object({ topUp: z.object({ orderId: z.int(), amount: z.int(), url: z.string() }) }),
    refusals: [
      'productNotFound',
      'productDisabled',
      'packPriceChanged',
      'adCreditsReached',
      'storeNotSupported',
      'notFound',
      'cardUnknown',
      'cardsNotKept',
      'emailUnproven',
      'onPause',
      'topUpsHalted',
      'budgetMissing',
      'capReached',
      'purchaseNotAccepted',
      'emailMissingToPurchase',
      'paymentUnavailable',
      'keyReused',
      'datastoreContention',
    ],
  },
})
