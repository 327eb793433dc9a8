import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'
import { closings, HOLD_DAYS } from './rules.ts'

const access = may('payouts.hold')
const params = z.object({ id: rowId })
const body = z.strictObject({ reason: staffReason })
const refusals = ['parametersMissing', 'stepUpNeeded', 'adminEntityNotFound'] as const

export const payoutHoldsContract = contract({
  readHolds: {
    method: 'GET',
    path: '/api/admin/psychics/:id/hold',
    summary: 'Get the hold on a psychic’s transfers, the ones before it, and the transfers that it no longer stops',
    access,
    params,
    output: z.object({
      hold: z
        .object({
          since: z.iso.datetime(),
          endsAt: z.iso.datetime(),
          isOwn: z.boolean().describe('decided by whoever asks, who can’t renew it'),
        })
        .nullable()
        .describe('the one in force'),
      history: z
        .array(
          z.object({
            id: z.int(),
            begunAt: z.iso.datetime(),
            endsAt: z.iso.datetime(),
            reason: z.string(),
            by: z.string().nullable(),
            closedAt: z.iso.datetime().nullable(),
            closedAs: z.enum(closings).nullable(),
            closedBy: z.string().nullable(),
            closeReason: z.string().nullable(),
          }),
        )
        .describe('the newest first; each renewal is one of its own'),
      underWay: z
        .array(
          z.object({
            fileId: z.int(),
            amount: z.int().describe('cents'),
            sentAt: z.iso.datetime().nullable().describe('to the bank'),
          }),
        )
        .describe('transfers of this site that were made and that no bank has carried out, as the staff say'),
    }),
    refusals: ['adminEntityNotFound'],
  },
  placeHold: {
    method: 'POST',
    path: '/api/admin/psychics/:id/hold',
    summary: `Hold back the transfers to a psychic for at most ${HOLD_DAYS} days, on all sites; the psychic is told`,
    access,
    params,
    body,
    output: z.object({}),
    refusals: [...refusals, 'holdStands', 'holdOwn'],
  },
  renewHold: {
    method: 'POST',
    path: '/api/admin/psychics/:id/hold/renew',
    summary: `Renew a hold that another person decided, for at most ${HOLD_DAYS} more days, with a new reason`,
    access,
    params,
    body,
    output: z.object({}),
    refusals: [...refusals, 'holdOwn', 'holdReasonKnown'],
  },
  releaseHold: {
    method: 'POST',
    path: '/api/admin/psychics/:id/hold/release',
    summary: 'Lift a hold; the next file of transfers pays what is available',
    access,
    params,
    body,
    output: z.object({}),
    refusals,
  },
})
