import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'
import { payeeStates } from './payee.ts'
import { returnReasons } from './return-rules.ts'

const access = may('payouts.make')
const params = z.object({ id: rowId })
const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .describe('YYYY-MM')
const cents = z.int()

const shownPayee = { holder: z.string(), iban: z.string() }

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
      consultationId: z.int().describe('of a call to the premium-rate number, its own number'),
      at: z.iso.datetime(),
      isRefund: z.boolean(),
      isShare: z.boolean().describe('for free time of an earlier bill, paid once its client proved a mobile or paid'),
      isPremium: z.boolean().describe('a call to the premium-rate number, paid back by its operator'),
      ...sums,
    }),
  ),
  answers: z.object({ count: z.int(), cents }).describe('answers to free questions, which the house paid for'),
  totals: z.object({ consultations: z.int(), ...sums }).describe('of the lines and answers'),
  pending: cents.describe('shares of free time whose client has not yet proved a mobile or paid, as of now'),
  paid: z.array(z.object({ amount: cents, at: z.iso.datetime() })).describe('for the month, by transfer'),
})

export type Statement = z.output<typeof statement>

const due = z.object({
  psychicId: z.int(),
  name: z.string(),
  balance: cents.describe('earned and not paid; negative if more was taken back than was left, and carried over'),
  pending: cents.describe('of it, earned since the end of the month or within the term'),
  disputed: cents.describe('of it, from consultations that somebody must still decide about'),
  reserved: cents.describe('of it, kept back for some more days'),
  withheld: cents.describe('of it, held back by the staff'),
  available: cents.describe('what can be paid; not positive if nothing can'),
  paid: cents.nullable().describe('already paid for the month'),
  payeeState: z.enum(payeeStates),
})

export type DueRow = z.output<typeof due>

export const openedPayout = z.object({
  id: z.int(),
  month,
  madeAt: z.iso.datetime(),
  madeBy: z.string().nullable(),
  sentAt: z.iso.datetime().nullable().describe('to the bank, as the staff say'),
  count: z.int(),
  total: cents,
  payouts: z.array(
    z.object({
      psychicId: z.int(),
      name: z.string(),
      amount: cents,
      executedAt: z.iso.datetime().nullable(),
      returnedAt: z.iso.datetime().nullable().describe('when its money was given back to the psychic’s earnings'),
      returnReason: z.enum(returnReasons).nullable(),
    }),
  ),
})

export const payoutsContract = contract({
  readPayee: {
    method: 'GET',
    path: '/api/admin/psychics/:id/payee',
    summary: 'Get the bank account of a psychic and the one that waits for a second person; only ends are shown',
    access,
    params,
    output: z.object({
      state: z.enum(payeeStates).describe('whether the account may be paid'),
      payee: z
        .object({ ...shownPayee, changedAt: z.iso.datetime(), paysFrom: z.iso.datetime().describe('72 h later') })
        .nullable(),
      proposal: z
        .object({
          ...shownPayee,
          reason: z.string(),
          by: z.string().nullable(),
          isOwn: z.boolean().describe('proposed by whoever asks, who can’t confirm it'),
          askedAt: z.iso.datetime(),
        })
        .nullable(),
    }),
    refusals: ['adminEntityNotFound'],
  },
  changePayee: {
    method: 'POST',
    path: '/api/admin/psychics/:id/payee',
    summary:
      'Propose the bank account of a psychic, who is told; it is stored encrypted until a second person confirms',
    access,
    params,
    body: z.strictObject({
      holder: z.string().trim().min(1).max(70),
      iban: z.string().max(60),
      reason: staffReason,
    }),
    output: z.object({}),
    refusals: [
      'parametersMissing',
      'stepUpNeeded',
      'adminEntityNotFound',
      'ibanInvalid',
      'payeeAwaits',
      'reasonTellsAddress',
    ],
  },
  confirmPayee: {
    method: 'POST',
    path: '/api/admin/psychics/:id/payee/confirm',
    summary: 'Confirm a bank account that another person proposed; it is paid 72 hours later',
    access,
    params,
    output: z.object({}),
    refusals: ['stepUpNeeded', 'adminEntityNotFound', 'payeeOwn'],
  },
  declinePayee: {
    method: 'POST',
    path: '/api/admin/psychics/:id/payee/decline',
    summary: 'Withdraw a proposed bank account; the one before stays',
    access,
    params,
    body: z.strictObject({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'adminEntityNotFound', 'reasonTellsAddress'],
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
    summary: 'Get what is due to psychics at the end of a past month, what of it can be paid now, and what was paid',
    access,
    query: z.object({ month }),
    output: z.object({ due: z.array(due) }),
    refusals: ['parametersMissing', 'monthNotOver'],
  },
  makePayouts: {
    method: 'POST',
    path: '/api/admin/payouts',
    summary: 'Create the file that pays psychics what is available of a past month; no cent is paid twice',
    access,
    keyed: true,
    movesMoney: true,
    reachesOut: true,
    body: z.strictObject({ month }),
    output: z.object({ id: z.int() }),
    refusals: [
      'parametersMissing',
      'stepUpNeeded',
      'monthNotOver',
      'debtorMissing',
      'nothingToPay',
      'datastoreContention',
    ],
  },
  takePayoutFile: {
    method: 'POST',
    path: '/api/admin/payouts/:id/file',
    summary: 'Download the SEPA transfers of a file for the bank (ISO 20022 pain.001.001.09), checked first; logged',
    access,
    params,
    output: z.object({}),
    file: 'application/xml',
    refusals: ['stepUpNeeded', 'adminEntityNotFound', 'datastoreContention', 'debtorMissing', 'payoutFileFaulty'],
  },
  sendFile: {
    method: 'POST',
    path: '/api/admin/payouts/:id/send',
    summary: 'Note that a file was sent to the bank',
    access,
    params,
    output: z.object({}),
    refusals: ['adminEntityNotFound', 'transferElsewhere'],
  },
  executeTransfers: {
    method: 'POST',
    path: '/api/admin/payouts/:id/execute',
    summary: 'Note that the bank carried out all transfers of a file, or the one to a psychic',
    access,
    params,
    body: z.strictObject({ psychicId: z.int().positive().optional() }),
    output: z.object({}),
    refusals: ['adminEntityNotFound', 'transferElsewhere'],
  },
  returnTransfer: {
    method: 'POST',
    path: '/api/admin/payouts/:id/return',
    summary: 'Note that the bank returned a transfer; its money is the psychic’s again, to be paid by a later file',
    access,
    keyed: true,
    movesMoney: true,
    params,
    body: z.strictObject({ psychicId: z.int().positive(), reason: z.enum(returnReasons) }),
    output: z.object({}),
    refusals: ['parametersMissing', 'stepUpNeeded', 'adminEntityNotFound', 'transferElsewhere'],
  },
})
