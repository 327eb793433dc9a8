import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'
import { PRIZE_LEAST, PRIZE_MOST, STATES } from './rules.ts'

const params = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })
const moment = z.iso.datetime()

const entryShape = z.object({
  code: z.string().describe('Under which the list names the client'),
  enteredAt: moment,
})

export const lotteryShape = z.object({
  id: z.int(),
  state: z.enum(STATES).describe('closing: entries are over, and the list is about to be published'),
  prizeSeconds: z.int().describe('Free time with any psychic'),
  openedAt: moment,
  closesAt: moment,
  commitment: z.string().describe('SHA-256 of the seed that decides if the beacon is silent'),
  list: z
    .object({
      count: z.int(),
      digest: z.string().describe('SHA-256'),
      file: z.string().describe('Its address: one code a line, sorted'),
      publishedAt: moment,
    })
    .nullable(),
  round: z
    .object({
      number: z.int(),
      at: moment,
      publicKey: z.string().describe('Of the chain that signs it'),
      isPublic: z.boolean().describe('Whether the chain is drand’s quicknet, and not a demonstration’s'),
    })
    .nullable()
    .describe('The round that decides, chosen with the list and signed later'),
  drawnAt: moment.nullable(),
  outcome: z
    .object({
      source: z.enum(['beacon', 'seed']),
      evidence: z.string().describe('The round’s signature, or the seed'),
      randomness: z.string(),
      place: z.int().describe('In the list, from 0'),
      code: z.string(),
      isGiven: z.boolean().describe('False if the winner had no account any more'),
    })
    .nullable()
    .describe('Null until it is drawn, and if nobody entered'),
})

const both = z.object({ lottery: lotteryShape.nullable(), entry: entryShape.nullable() })

export const lotteryContract = contract({
  readLottery: {
    method: 'GET',
    path: '/api/psychics-lottery',
    summary: 'Read the latest lottery of the site, all that proves it, and the caller’s entry',
    access: 'public',
    output: both.extend({ earlier: z.array(z.object({ id: z.int(), drawnAt: moment })) }),
    refusals: [],
  },
  readOneLottery: {
    method: 'GET',
    path: '/api/psychics-lottery/:id',
    summary: 'Read a lottery, all that proves it, and the caller’s entry',
    access: 'public',
    params,
    output: both,
    refusals: ['notFound'],
  },
  enterLottery: {
    method: 'POST',
    path: '/api/psychics-lottery',
    summary: 'Enter the open lottery, free and once a person; entering again gives the same code',
    access: 'client',
    output: z.object({ entry: entryShape }),
    refusals: ['emailUnproven', 'birthDateMissing', 'minor', 'onPause', 'lotteryClosed', 'lotteryEntered'],
  },
  leaveLottery: {
    method: 'DELETE',
    path: '/api/psychics-lottery/:id',
    summary: 'Take the entry back, while entries are open',
    access: 'client',
    params,
    output: z.object({}),
    refusals: ['notFound', 'lotteryClosed'],
  },
  openLottery: {
    method: 'POST',
    path: '/api/admin/lotteries',
    summary: 'Open a lottery on the site, for 1 to 92 days; it can be neither changed nor called off',
    access: may('lotteries.open'),
    body: z.strictObject({
      closesAt: moment,
      prizeMinutes: z.int().min(PRIZE_LEAST).max(PRIZE_MOST),
      reason: staffReason,
    }),
    output: z.object({ id: z.int() }),
    refusals: ['parametersMissing', 'parametersInvalid', 'lotteryRunning'],
  },
})
