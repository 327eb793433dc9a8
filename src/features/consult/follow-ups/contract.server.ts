import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { followUpShape } from './shapes.server.ts'

const params = z.object({ id: z.coerce.number().int().positive() })
const words = z.strictObject({ text: z.string().max(10_000).describe('At most 1,500 characters') })
const output = z.object({ followUp: followUpShape })

export const followUpsContract = contract({
  readFollowUp: {
    method: 'GET',
    path: '/api/consultations/:id/follow-up',
    summary: 'Read what was written after a consultation, and what the caller may do about it',
    access: 'signedIn',
    params,
    output,
    refusals: ['notFound'],
  },
  agreeToFollowUp: {
    method: 'POST',
    path: '/api/consultations/:id/follow-up-consent',
    summary:
      'Allow the psychic one free message within seven days after a consultation that was counted, or say no for good',
    access: 'client',
    keyed: true,
    params,
    body: z.strictObject({ agreed: z.boolean() }),
    output,
    refusals: ['notFound', 'consultationNotEnded', 'followUpNotAllowed', 'followUpOver', 'followUpClosed'],
  },
  writeFollowUp: {
    method: 'POST',
    path: '/api/consultations/:id/follow-up',
    summary: 'Write to the client once after a consultation, if they allowed it; it offers nothing',
    access: 'psychic',
    keyed: true,
    params,
    body: words,
    output,
    refusals: [
      'notFound',
      'textLength',
      'followUpSells',
      'followUpCharter',
      'followUpNotAllowed',
      'followUpClosed',
      'followUpOver',
    ],
  },
  answerFollowUp: {
    method: 'POST',
    path: '/api/consultations/:id/follow-up-answer',
    summary: 'Answer the psychic’s message once, which closes the exchange',
    access: 'client',
    keyed: true,
    params,
    body: words,
    output,
    refusals: ['notFound', 'textLength', 'careFirst', 'followUpClosed'],
  },
})
