import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'
import { entryShape } from '../../money/wallet/contract.server.ts'
import { capsShape } from '../../people/budget/contract.server.ts'
import { milestones } from './timeline-queries.server.ts'

export const QUERY_MAX = 254

const client = z.object({
  id: z.int(),
  firstName: z.string(),
  email: z.string().nullable(),
  emailProved: z.boolean(),
  phone: z.string().nullable(),
  since: z.iso.datetime(),
})

const remark = z.object({ id: z.int(), text: z.string(), by: z.string(), at: z.iso.datetime() })

export const clientsContract = contract({
  searchClients: {
    method: 'POST',
    path: '/api/admin/clients/search',
    summary: 'Search clients by number, e-mail, telephone or first name, for a logged reason; 20 results at most',
    access: may('clients.read'),
    body: z.strictObject({ query: z.string().trim().min(1).max(QUERY_MAX), reason: staffReason }),
    output: z.object({ clients: z.array(client) }),
    refusals: ['parametersMissing'],
  },
  openClient: {
    method: 'POST',
    path: '/api/admin/clients/:id/open',
    summary: 'Open a client’s file, with consultations and wallet but without messages, for a logged reason',
    access: may('clients.read'),
    params: z.object({ id: z.coerce.number().int().positive() }),
    body: z.strictObject({ reason: staffReason }),
    output: z.object({
      client,
      timeline: z.array(
        z.object({
          at: z.iso.datetime(),
          kind: z.enum(milestones),
          about: z.int().nullable().describe('The id of the subject'),
          amount: z.int().nullable(),
          detail: z.string().nullable().describe('A state, a type of consent, or a reason'),
        }),
      ),
      remarks: z.array(remark),
      develops: z.boolean().describe('Whether the account sees technical details of refused calls'),
      freeTime: z
        .object({
          state: z
            .enum(['none', 'given', 'waits'])
            .describe('State of the welcome offer; `waits` until a mobile number is proved'),
          device: z.int(),
          network: z.int(),
          domain: z.int(),
        })
        .describe('How many other accounts share the device, network or privately owned domain'),
      consultations: z.array(
        z.object({
          id: z.int(),
          at: z.iso.datetime(),
          status: z.string(),
          psychic: z.string(),
          seconds: z.int().nullable(),
          total: z.int().nullable(),
          dispute: z.enum(['pending', 'accepted', 'refused']).nullable(),
        }),
      ),
      caps: capsShape,
      wallet: z.object({
        balance: z.int(),
        promotional: z.int(),
        freeSeconds: z.int(),
        reserved: z.int(),
        entries: z.array(entryShape),
      }),
    }),
    refusals: ['parametersMissing', 'adminEntityNotFound'],
  },
  blockClient: {
    method: 'POST',
    path: '/api/admin/clients/:id/block',
    summary: 'Block a client; their sessions end',
    access: may('clients.block'),
    params: z.object({ id: rowId }),
    body: z.strictObject({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'stepUpNeeded', 'adminEntityNotFound'],
  },
  unblockClient: {
    method: 'POST',
    path: '/api/admin/clients/:id/unblock',
    summary: 'Unblock a client',
    access: may('clients.block'),
    params: z.object({ id: rowId }),
    body: z.strictObject({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'stepUpNeeded', 'adminEntityNotFound'],
  },
  giveFreeTime: {
    method: 'POST',
    path: '/api/admin/clients/:id/free-time',
    summary: 'Give a client the free time that waits because it was had on the same device, card or number',
    access: may('clients.block'),
    params: z.object({ id: rowId }),
    body: z.strictObject({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'stepUpNeeded', 'adminEntityNotFound', 'freeTimeNotWaiting'],
  },
  allowDevelopment: {
    method: 'POST',
    path: '/api/admin/clients/:id/development',
    summary: 'Let an account see the names of refusals and the numbers of requests in answers, or no longer',
    access: may('members.manage'),
    params: z.object({ id: rowId }),
    body: z.strictObject({ allowed: z.boolean(), reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'stepUpNeeded', 'adminEntityNotFound'],
  },
  addRemark: {
    method: 'POST',
    path: '/api/admin/clients/:id/remarks',
    summary: 'Add a remark about a client, which is part of their data export',
    access: may('clients.read'),
    params: z.object({ id: rowId }),
    body: z.strictObject({ text: z.string() }),
    output: z.object({ remark }),
    refusals: ['parametersMissing', 'textLength', 'adminEntityNotFound'],
  },
  eraseRemark: {
    method: 'POST',
    path: '/api/admin/clients/:id/remarks/:remarkId/erase',
    summary: 'Erase a remark about a client, for a logged reason',
    access: may('clients.read'),
    params: z.object({ id: rowId, remarkId: rowId }),
    body: z.strictObject({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'adminEntityNotFound'],
  },
})
