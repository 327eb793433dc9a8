import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { PASSWORD_MAX } from '../../house/users/rules.ts'
import { CONVERSATION_MONTHS } from './retention.ts'

const dataExport = z.object({
  id: z.int(),
  askedAt: z.iso.datetime(),
  state: z.enum(['making', 'ready', 'failed', 'over']),
  done: z.int(),
  steps: z.int(),
  until: z.iso.datetime().nullable().describe('when the download expires'),
})
const retention = z.object({ conversationMonths: z.literal(CONVERSATION_MONTHS), days: z.record(z.string(), z.int()) })
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const password = z.string().max(PASSWORD_MAX).optional()

export const privacyContract = contract({
  readExport: {
    method: 'GET',
    path: '/api/privacy/export',
    summary: 'Get the progress of the latest copy of the person’s data; null if none was requested',
    access: 'client',
    output: z.object({ export: dataExport.nullable() }),
    refusals: [],
  },
  askExport: {
    method: 'POST',
    path: '/api/privacy/export',
    summary: 'Request a copy of all data about the person, once a day; an e-mail tells when it is ready',
    access: 'client',
    output: z.object({ export: dataExport }),
    refusals: ['exportAskedToday'],
  },
  takeExport: {
    method: 'POST',
    path: '/api/privacy/export/:id/file',
    summary: 'Download the person’s copy as data; needs the password, or a sign-in within the last ten minutes',
    access: 'client',
    params: z.object({ id }),
    body: z.strictObject({ password }),
    output: z.object({ data: z.record(z.string(), z.unknown()) }),
    refusals: ['notFound', 'confirmationNeeded', 'passwordInvalid', 'loginAttemptsReached'],
  },
  listReadings: {
    method: 'GET',
    path: '/api/privacy/readings',
    summary: 'List the staff members who read the person’s conversations, with time and reason, the latest first',
    access: 'client',
    output: z.object({
      readings: z.array(
        z.object({
          at: z.iso.datetime(),
          role: z.enum(['moderator', 'support', 'admin']),
          reason: z.string(),
          consultationId: z.int().nullable().describe('null for a free question'),
        }),
      ),
    }),
    refusals: [],
  },
  readRetention: {
    method: 'GET',
    path: '/api/privacy/retention',
    summary: 'Get the retention of conversations, in months, and of all other data, in days',
    access: 'client',
    output: retention,
    refusals: [],
  },
  chooseRetention: {
    method: 'PATCH',
    path: '/api/privacy/retention',
    summary: 'Choose the retention of conversations: 3, 12 or 24 months from their end',
    access: 'client',
    body: z.strictObject({ conversationMonths: z.int() }),
    output: retention,
    refusals: ['parametersInvalid'],
  },
  askDeparture: {
    method: 'POST',
    path: '/api/privacy/departure',
    summary:
      'First step to delete the account: give the password again, and a code is e-mailed; nothing changes until it is given',
    access: 'client',
    body: z.strictObject({ password }),
    output: z.object({}),
    refusals: [
      'confirmationNeeded',
      'passwordInvalid',
      'loginAttemptsReached',
      'consultationUnderWay',
      'emailNeeded',
      'tooManyRequests',
    ],
  },
  confirmDeparture: {
    method: 'POST',
    path: '/api/privacy/departure/confirm',
    summary: 'Second step: give the e-mailed code; bought credit is refunded, and the account is erased at `leavesAt`',
    access: 'client',
    body: z.strictObject({ code: z.string().max(20) }),
    output: z.object({ leavesAt: z.iso.datetime() }),
    refusals: ['codeWrong', 'consultationUnderWay', 'emailNeeded'],
  },
  cancelDeparture: {
    method: 'DELETE',
    path: '/api/privacy/departure',
    summary: 'Cancel the deletion of the account, until the day it is erased',
    access: 'client',
    output: z.object({}),
    refusals: [],
  },
})
