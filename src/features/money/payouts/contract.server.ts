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
  freeSeconds: z.int().describe('the part of the seconds that was free'),
  gross: cents.describe('paid by clients, cents'),
  vat: cents,
  commission: cents.describe('the site’s share; negative where it paid for free time'),
  net: cents.describe('the psychic’s share'),
}

const statement = z.object({
  psychic: z.object({ id: z.int(), name: z.string() }),
  month,
  lines: z.array(
    z.object({
      consultationId: z.int(),
      at: z.iso.datetime(),
      isRefund: z.boolean(),
      isShare: z.boolean().describe('for free time of an earlier bill, paid once its client proved a mobile or paid'),
      ...sums,
    }),
  ),
  totals: z.object({ consultations: z.int(), ...sums }),
  pending: cents.describe('shares of free time whose client has not yet proved a mobile or paid, as of now'),
  paid: z.object({ amount: cents, at: z.iso.datetime() }).nullable(),
})

export type Statement = z.output<typeof statement>

const due = z.object({
  psychicId: z.int(),
  name: z.string(),
  amount: cents.describe('earned until the end of the month and not yet paid'),
  paid: cents.nullable().describe('already paid for the month'),
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
    summary: 'Get the bank account of a psychic; only the end of its number is shown',
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
    summary: 'Set the bank account of a psychic; it is stored encrypted',
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
    summary: 'Get the statement of a psychic for a month, from the ledger',
    access,
    params,
    query: z.object({ month }),
    output: z.object({ statement }),
    refusals: ['parametersMissing', 'adminEntityNotFound'],
  },
  exportStatement: {
    method: 'POST',
    path: '/api/admin/psychics/:id/statement',
    summary: 'Download the statement of a month as a spreadsheet file; logged',
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
    summary: 'Get what is due to psychics for a past month, and what was paid',
    access,
    query: z.object({ month }),
    output: z.object({ due: z.array(due) }),
    refusals: ['parametersMissing', 'monthNotOver'],
  },
  makePayouts: {
    method: 'POST',
    path: '/api/admin/payouts',
    summary: 'Create the file that pays psychics for a past month; nobody is paid twice for a month',
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
    summary: 'Download the transfers of a file for the bank, with the fields of SEPA; logged',
    access,
    params,
    output: z.object({}),
    file: 'text/csv',
    refusals: ['stepUpNeeded', 'adminEntityNotFound', 'datastoreContention'],
  },
})
