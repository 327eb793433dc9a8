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
  until: z.iso.datetime().nullable().describe('until when it can be taken'),
})
const retention = z.object({ conversationMonths: z.literal(CONVERSATION_MONTHS), days: z.record(z.string(), z.int()) })
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const password = z.string().max(PASSWORD_MAX).optional()

export const privacyContract = contract({
  readExport: {
    method: 'GET',
    path: '/api/privacy/export',
    summary: 'How far the latest copy of one’s data has come; null where none was asked for.',
    access: 'client',
    output: z.object({ export: dataExport.nullable() }),
    refusals: [],
  },
  askExport: {
    method: 'POST',
    path: '/api/privacy/export',
    summary: 'Asks for a copy of all that is kept of one, once a day; a mail tells when it is there.',
    access: 'client',
    output: z.object({ export: dataExport }),
    refusals: ['exportAskedToday'],
  },
  takeExport: {
    method: 'POST',
    path: '/api/privacy/export/:id/file',
    summary: 'One’s own copy as data, after a sign-in of the last ten minutes or with the password.',
    access: 'client',
    params: z.object({ id }),
    body: z.strictObject({ password }),
    output: z.object({ data: z.record(z.string(), z.unknown()) }),
    refusals: ['notFound', 'confirmationNeeded', 'passwordInvalid', 'loginAttemptsReached'],
  },
  listReadings: {
    method: 'GET',
    path: '/api/privacy/readings',
    summary: 'Who of the staff read one’s conversations, when and for what reason, the latest first.',
    access: 'client',
    output: z.object({
      readings: z.array(
        z.object({
          at: z.iso.datetime(),
          role: z.enum(['moderator', 'support', 'admin']),
          reason: z.string(),
          consultationId: z.int(),
        }),
      ),
    }),
    refusals: [],
  },
  readRetention: {
    method: 'GET',
    path: '/api/privacy/retention',
    summary: 'For how many months one has one’s conversations kept, and for how many days all else is.',
    access: 'client',
    output: retention,
    refusals: [],
  },
  chooseRetention: {
    method: 'PATCH',
    path: '/api/privacy/retention',
    summary: 'Chooses for how long conversations are kept: 3, 12 or 24 months from their end.',
    access: 'client',
    body: z.strictObject({ conversationMonths: z.int() }),
    output: retention,
    refusals: ['parametersInvalid'],
  },
  askDeparture: {
    method: 'POST',
    path: '/api/privacy/departure',
    summary: 'First step of leaving: the password again, then a code is mailed. Nothing changes before it is given.',
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
    summary: 'Second step: with the mailed code; bought credit goes back, and the account is erased at `leavesAt`.',
    access: 'client',
    body: z.strictObject({ code: z.string().max(20) }),
    output: z.object({ leavesAt: z.iso.datetime() }),
    refusals: ['codeWrong', 'consultationUnderWay', 'emailNeeded'],
  },
  cancelDeparture: {
    method: 'DELETE',
    path: '/api/privacy/departure',
    summary: 'Keeps the account, until the day it is erased.',
    access: 'client',
    output: z.object({}),
    refusals: [],
  },
})
