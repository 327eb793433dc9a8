import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { BOUNDS, CAP_KINDS, PERIODS } from './rules.ts'

const cap = z.object({
  cap: z.int().nullable().describe('cents, or minutes for the length of one consultation; null for none'),
  raise: z
    .object({ to: z.int().nullable().describe('null for no cap'), at: z.iso.datetime() })
    .nullable()
    .describe('a higher cap that was asked for, and when it takes effect'),
})

/** The caps of a client, as their file shows them to the staff too. */
export const capsShape = z.object({ day: cap, week: cap, month: cap, length: cap })

const budget = z.object({
  budget: capsShape.extend({
    spent: z.array(
      z.object({
        period: z.enum(PERIODS),
        consulted: z.int().describe('cents of paid credit spent on consultations or reserved for one'),
        bought: z.int().describe('cents of orders, paid or still open'),
        until: z.iso.datetime(),
      }),
    ),
  }),
})

const cents = z.int().min(BOUNDS.cents[0]).max(BOUNDS.cents[1]).nullable().optional()

export const monthCap = cents.describe('The cap per month, or null for none: required at a first purchase')

export const budgetContract = contract({
  readBudget: {
    method: 'GET',
    path: '/api/budget',
    summary: 'Get the client’s caps, waiting raises, and what was spent in the current day, week and month',
    access: 'client',
    output: budget,
    refusals: [],
  },
  changeCaps: {
    method: 'PATCH',
    path: '/api/budget',
    summary: 'Change caps: a lower one holds at once, a higher one or none after 48 hours',
    access: 'client',
    body: z.strictObject({
      day: cents,
      week: cents,
      month: cents,
      length: z.int().min(BOUNDS.minutes[0]).max(BOUNDS.minutes[1]).nullable().optional(),
    }),
    output: budget,
    refusals: [],
  },
  keepCap: {
    method: 'DELETE',
    path: '/api/budget/raises/:kind',
    summary: 'Cancel a raise that waits',
    access: 'client',
    params: z.object({ kind: z.enum(CAP_KINDS) }),
    output: budget,
    refusals: ['notFound'],
  },
})
