import { z } from 'zod'
import { THEMES } from '../../../games/game.ts'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { consentAnswer } from '../../house/consents/answers.server.ts'
import { may } from '../../house/staff/capabilities.ts'
import { cardStates, rewardIds, tierIds } from './rules.ts'

const moment = z.iso.datetime()
const card = z.object({
  id: z.int(),
  state: z.enum(cardStates),
  lines: z.array(z.string()).describe('of the envelope'),
  orderedAt: moment,
  printedAt: moment.nullable(),
  sentAt: moment.nullable(),
})
const member = z.object({
  cardNumber: z.string(),
  joinedAt: moment,
  points: z.int().describe('below zero where points of a refunded consultation were spent'),
  earned: z.int().describe('in all, less what was taken back'),
  tier: z.enum(tierIds),
  endsAt: moment.nullable().describe('when the points end if none moves before; null without any'),
  moves: z.array(z.object({ id: z.int(), at: moment, kind: z.string(), points: z.int() })),
  card: card.nullable().describe('the last one that was ordered'),
})
const params = z.object({ id: rowId })

export const loyaltyContract = contract({
  readFidelityRules: {
    method: 'GET',
    path: '/api/fidelity-rules',
    summary: 'Read what the loyalty programme gives: points, tiers, rewards and their end',
    access: 'public',
    output: z.object({
      rules: z.object({
        pointsPerMinute: z.int(),
        tiers: z.array(
          z.object({
            id: z.enum(tierIds),
            from: z.int().describe('points earned in all'),
            months: z.int().describe('without a movement, after which points end'),
          }),
        ),
        rewards: z.array(
          z.object({
            id: z.enum(rewardIds),
            points: z.int(),
            minutes: z.int().describe('with a psychic never consulted'),
            cents: z.int().describe('given by the house to the association'),
          }),
        ),
        warnDays: z.int().describe('before their end, at which it is told'),
        donationsTo: z.string().nullable(),
      }),
    }),
    refusals: [],
  },
  registerFidelity: {
    method: 'POST',
    path: '/api/fidelity/register',
    summary:
      'Register for the loyalty programme with a proved telephone. Another number gets a code first, with which the call is made again',
    access: 'client',
    body: z.strictObject({
      phoneNumber: z.string().max(40).optional(),
      code: z.string().max(20).optional(),
      consents: z.array(consentAnswer).max(10),
    }),
    output: z.object({ waitsForCode: z.boolean(), member: member.nullable() }),
    refusals: [
      'parametersMissing',
      'fidelityKnown',
      'consentMissing',
      'consentsChanged',
      'emailUnproven',
      'confirmationNeeded',
      'phoneNumberInvalid',
      'phoneNumberRefused',
      'carrierNotAllowed',
      'tooManyRequests',
      'validationNotFound',
      'phoneCodeWrong',
    ],
  },
  readFidelity: {
    method: 'GET',
    path: '/api/fidelity/me',
    summary: 'Read the client’s membership: points, their movements, tier and card',
    access: 'client',
    output: z.object({ member }),
    refusals: ['fidelityUnknown'],
  },
  leaveFidelity: {
    method: 'DELETE',
    path: '/api/fidelity/me',
    summary: 'Leave the loyalty programme: its points end, and its consent',
    access: 'client',
    output: z.object({}),
    refusals: ['fidelityUnknown'],
  },
  spendPoints: {
    method: 'POST',
    path: '/api/fidelity/rewards',
    summary: 'Spend points on a reward; a reading of cards has a question, its theme and the consents of FREE_QUESTION',
    access: 'client',
    keyed: true,
    movesMoney: true,
    body: z.strictObject({
      reward: z.enum(rewardIds),
      question: z.string().max(20_000).optional(),
      theme: z.enum(THEMES).optional(),
      consents: z.array(consentAnswer).max(10).optional(),
    }),
    output: z.object({ member }),
    refusals: [
      'parametersMissing',
      'fidelityUnknown',
      'pointsTooFew',
      'rewardUnavailable',
      'onPause',
      'emailUnproven',
      'textLength',
      'careFirst',
      'birthDateMissing',
      'minor',
      'consentMissing',
      'consentsChanged',
    ],
  },
  readCardOrder: {
    method: 'GET',
    path: '/api/fidelity/card-order',
    summary: 'Follow the last order of the member’s card',
    access: 'client',
    output: z.object({ card: card.nullable() }),
    refusals: ['fidelityUnknown'],
  },
  orderCard: {
    method: 'POST',
    path: '/api/fidelity/card-order',
    summary: 'Order the member’s card at the client’s postal address; one at a time',
    access: 'client',
    output: z.object({ card: card.nullable() }),
    refusals: ['fidelityUnknown', 'addressMissing', 'cardOnItsWay'],
  },
  readQrCode: {
    method: 'GET',
    path: '/api/qr-code',
    summary: 'Get the QR code of the member’s card as SVG; it holds the card’s number and nothing else',
    access: 'client',
    output: z.object({ qrCode: z.object({ number: z.string(), svg: z.string() }) }),
    refusals: ['fidelityUnknown'],
  },
  readLoyaltyLiability: {
    method: 'GET',
    path: '/api/admin/loyalty-liability',
    summary: 'Read what the house owes to the members of the loyalty programme, from the entries of the ledger',
    access: may('money.read'),
    output: z.object({
      liability: z.object({
        members: z.int(),
        points: z.int().describe('held by members'),
        cents: z.int().describe('the same at the price of a donation'),
        awarded: z.int(),
        takenBack: z.int(),
        spent: z.int(),
        returned: z.int(),
        ended: z.int(),
        donationsOwed: z.int().describe('cents'),
        giftSeconds: z.int().describe('given for one psychic and not used yet'),
      }),
    }),
    refusals: [],
  },
  printLoyaltyCard: {
    method: 'POST',
    path: '/api/admin/loyalty-cards/:id/printed',
    summary: 'Mark an ordered card as printed',
    access: may('clients.read'),
    params,
    output: z.object({}),
    refusals: ['adminEntityNotFound', 'cardMoved'],
  },
  sendLoyaltyCard: {
    method: 'POST',
    path: '/api/admin/loyalty-cards/:id/sent',
    summary: 'Mark a printed card as sent',
    access: may('clients.read'),
    params,
    output: z.object({}),
    refusals: ['adminEntityNotFound', 'cardMoved'],
  },
})
