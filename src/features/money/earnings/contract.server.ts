import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { may } from '../../house/staff/capabilities.ts'
import { payeeStates } from '../payouts/payee.ts'
import { returnReasons } from '../payouts/return-rules.ts'
import { MONTH } from './papers/paper-rules.ts'
import { transferStates } from './rules.ts'
import { vatStatuses } from './tax-rules.ts'

const cents = z.int()
const params = z.object({ id: rowId })
const line = (most: number) => z.string().trim().min(1).max(most)
const taxFacts = {
  legalName: line(140).describe('as in their papers'),
  address: line(300),
  siret: z.string().max(30),
  vatStatus: z.enum(vatStatuses).describe('exempt by article 293 B of the CGI, or liable to VAT'),
  mandateOn: z.iso.date().describe('the day of the written mandate to issue their invoices, in Paris'),
}

export const earningsContract = contract({
  readEarnings: {
    method: 'GET',
    path: '/api/workspace/earnings',
    summary: 'Get what the psychic earned on this site, what can be paid now and what later, and the transfers',
    access: 'psychic',
    output: z.object({
      earnings: z.object({
        earned: z
          .object({
            today: cents,
            week: cents.describe('since Monday'),
            month: cents,
            year: cents,
            premiumMonth: cents.describe('of the month, by the premium-rate number'),
          })
          .describe('less refunds, since the beginning of each in Paris'),
        answers: z
          .object({ count: z.int(), cents })
          .describe('of what was earned in the present month, for answers to free questions'),
        balance: cents.describe('earned and not paid; negative if more was taken back than was left, and carried over'),
        pending: cents.describe('of it, earned within the term or in the present month'),
        disputed: cents.describe('of it, from consultations that somebody must still decide about'),
        reserved: cents.describe('of it, kept back for some more days'),
        withheld: cents.describe('of it, held back by the staff'),
        available: cents.describe('what can be paid; not positive if nothing can'),
        held: cents.describe('beside the balance: of consultations that were stopped for their client’s care'),
        offered: cents.describe('beside the balance: for free time whose client has not yet proved a mobile or paid'),
        hold: z
          .object({ since: z.iso.datetime(), endsAt: z.iso.datetime().describe('at the latest') })
          .nullable()
          .describe('while the staff hold back transfers'),
        steps: z.array(z.object({ day: z.iso.date(), amount: cents })).describe('when what is pending stops being so'),
        next: z
          .object({ day: z.iso.date(), amount: cents })
          .describe(
            'the day by which the house prepares the next transfer, and what it takes if nothing is disputed or refunded',
          ),
        terms: z.object({ termDays: z.int(), reserveDays: z.int(), payDay: z.int().describe('of each month') }),
        payeeState: z.enum(payeeStates),
        transfers: z.array(
          z.object({
            id: z.int(),
            month: z.string().describe('YYYY-MM'),
            amount: cents,
            state: z.enum(transferStates),
            at: z.iso.datetime(),
            returnReason: z.enum(returnReasons).nullable(),
          }),
        ),
        years: z.array(
          z.object({
            year: z.int(),
            earned: cents.describe('of consultations, less refunds'),
            transferred: cents.describe('by transfers that were made, less those that came back'),
          }),
        ),
        months: z.array(z.string()).describe('past months that have a statement, YYYY-MM, the newest first'),
      }),
    }),
    refusals: [],
  },
  takePaper: {
    method: 'POST',
    path: '/api/admin/psychics/:id/paper',
    summary: 'Download the numbered statement, or self-billing invoice, of a psychic’s past month; logged',
    access: may('payouts.make'),
    params,
    body: z.strictObject({ month: z.string().regex(MONTH).describe('YYYY-MM') }),
    output: z.object({}),
    file: 'application/pdf',
    refusals: ['parametersMissing', 'adminEntityNotFound', 'monthNotOver', 'statementMissing'],
  },
  takeDac7: {
    method: 'POST',
    path: '/api/admin/dac7',
    summary: 'Download what psychics earned on this site in a past year, by quarter, as a spreadsheet file; logged',
    access: may('payouts.make'),
    body: z.strictObject({ year: z.int().min(2020).max(2199) }),
    output: z.object({}),
    file: 'text/csv',
    refusals: ['parametersMissing', 'stepUpNeeded', 'yearNotOver'],
  },
  readTaxFacts: {
    method: 'GET',
    path: '/api/admin/psychics/:id/tax-facts',
    summary: 'Get what is kept of a psychic for invoices and taxes',
    access: may('psychics.manage'),
    params,
    output: z.object({ facts: z.object(taxFacts).nullable() }),
    refusals: ['adminEntityNotFound'],
  },
  writeTaxFacts: {
    method: 'POST',
    path: '/api/admin/psychics/:id/tax-facts',
    summary: 'Keep who a psychic is for taxes, and the day of their mandate; papers that were issued stay as they are',
    access: may('psychics.manage'),
    params,
    body: z.strictObject(taxFacts),
    output: z.object({}),
    refusals: ['parametersMissing', 'stepUpNeeded', 'adminEntityNotFound', 'siretInvalid', 'mandateAhead'],
  },
})
