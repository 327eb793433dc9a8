import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { consentAnswer } from '../../house/consents/answers.server.ts'
import { consultationsContract } from '../consultations/contract.server.ts'
import { consultationShape } from '../rooms/shapes.server.ts'
import { moments } from './rules.ts'

export const telephoneContract = contract({
  askCallback: {
    method: 'POST',
    path: '/api/callback',
    summary: 'Request a consultation by telephone at the client’s own proved number; both are called at once',
    access: 'client',
    keyed: true,
    body: z.strictObject({
      psychicId: z.int().positive(),
      phoneNumber: z.string().max(40),
      consents: z.array(consentAnswer).max(10).describe('CALLBACK and SENSITIVE_DATA, START_AT_ONCE if wanted'),
    }),
    output: z.object({ consultation: consultationShape }),
    refusals: [
      // No chart is shared by this call.
      ...consultationsContract.requestConsultation.refusals.filter((name) => name !== 'chartNotShareable'),
      'phoneNumberInvalid',
      'phoneNumberRefused',
      'carrierNotAllowed',
    ],
  },
  hearCall: {
    method: 'POST',
    path: '/api/phone/calls/:leg/:moment',
    summary: 'Answer the telephone company, in its language, what follows in a call; its requests are signed',
    access: 'public',
    fromElsewhere: true,
    raw: true,
    params: z.object({ leg: z.uuid(), moment: z.enum(moments) }),
    output: z.object({}),
    file: 'text/xml; charset=utf-8',
    refusals: ['securityParametersInvalid', 'notFound'],
  },
})
