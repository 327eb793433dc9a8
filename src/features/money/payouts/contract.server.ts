import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { may } from '../../house/staff/capabilities.ts'

const access = may('payouts.make')
const params = z.object({ id: rowId })
const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .describe('YYYY-MM')
const cents = z.int()

const sums = {
  seconds: z.int(),
  freeSeconds: z.int().describe('of the seconds, those that were offered'),
  gross: cents.describe('what clients paid'),
  vat: cents,
  commission: cents.describe('the site’s part; below zero where it paid for offered time'),
  net: cents.describe('the psychic’s part'),
}

const statement = z.object({
  psychic: z.object({ id: z.int(), name: z.string() }),
  month,
  lines: z.array(
    z.object({
      consultationId: z.int(),
      at: z.iso.datetime(),
      isRefund: z.boolean(),
      isShare: z.boolean().describe('of offered time of an earlier bill, paid once its client proved a mobile or paid'),
      ...sums,
    }),
  ),
  totals: z.object({ consultations: z.int(), ...sums }),
  pending: cents.describe('shares of offered time that wait for their client to prove a mobile or to pay, as of now'),
  paid: z.object({ amount: cents, at: z.iso.datetime() }).nullable(),
})

export type Statement = z.output<typeof statement>

const due = z.object({
  psychicId: z.int(),
  name: z.string(),
  amount: cents.describe('earned until the end of the month and not paid yet'),
  paid: cents.nullable().describe('what was paid for the month'),
  hasPayee: z.boolean(),
})

export type DueRow = z.output<typeof due>

export const openedPayout = z.object({
  id: z.int(),
  month,
  madeAt: z.iso.datetime(),
  madeBy: z.string().nullable(),
  count: z.int(),
  total: cents,
  payouts: z.array(z.object({ psychicId: z.int(), name: z.string(), amount: cents })),
})

export const payoutsContract = contract({
  readPayee: {
    method: 'GET',
    path: '/api/admin/psychics/:id/payee',
    summary: 'Where a psychic is paid; of the number its end alone.',
    access,
    params,
    output: z.object({
      payee: z
        .object({ holder: z.string(), iban: z.string(), bic: z.string(), changedAt: z.iso.datetime() })
        .nullable(),
    }),
    refusals: ['adminEntityNotFound'],
  },
  changePayee: {
    method: 'POST',
    path: '/api/admin/psychics/:id/payee',
    summary: 'Sets where a psychic is paid from now on; it is kept sealed.',
    access,
    params,
    body: z.strictObject({
      holder: z.string().trim().min(1).max(70),
      iban: z.string().max(60),
      bic: z.string().max(20),
    }),
    output: z.object({}),
    refusals: ['parametersMissing', 'stepUpNeeded', 'adminEntityNotFound', 'ibanInvalid'],
  },
  readStatement: {
    method: 'GET',
    path: '/api/admin/psychics/:id/statement',
    summary: 'What a psychic did and earned in a month, out of the ledger.',
    access,
    params,
    query: z.object({ month }),
    output: z.object({ statement }),
    refusals: ['parametersMissing', 'adminEntityNotFound'],
  },
  exportStatement: {
    method: 'POST',
    path: '/api/admin/psychics/:id/statement',
    summary: 'The statement of a month as a file for a spreadsheet; logged.',
    access,
    params,
    body: z.strictObject({ month }),
    output: z.object({}),
    file: 'text/csv',
    refusals: ['parametersMissing', 'stepUpNeeded', 'adminEntityNotFound'],
  },
  readDue: {
    method: 'GET',
    path: '/api/admin/due-payouts',
    summary: 'What is due to psychics for a month that is over, and what was paid.',
    access,
    query: z.object({ month }),
    output: z.object({ due: z.array(due) }),
    refusals: ['parametersMissing', 'monthNotOver'],
  },
  makePayouts: {
    method: 'POST',
    path: '/api/admin/payouts',
    summary: 'Makes the file that pays psychics for a month that is over; nobody is paid for a month twice.',
    access,
    keyed: true,
    movesMoney: true,
    reachesOut: true,
    body: z.strictObject({ month }),
    output: z.object({ id: z.int() }),
    refusals: ['parametersMissing', 'stepUpNeeded', 'monthNotOver', 'nothingToPay', 'datastoreContention'],
  },
  takePayoutFile: {
    method: 'POST',
    path: '/api/admin/payouts/:id/file',
    summary: 'The transfers of a file, with the fields of SEPA, for the bank; logged.',
    access,
    params,
    output: z.object({}),
    file: 'text/csv',
    refusals: ['stepUpNeeded', 'adminEntityNotFound', 'datastoreContention'],
  },
})
