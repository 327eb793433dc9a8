import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { RawBody } from '../../../platform/contract/contract.ts'
import { parsedOrNull } from '../../../platform/contract/json.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { keepAnswer } from '../../house/mail/bounces.server.ts'
import { isEmail } from '../../house/users/rules.ts'
import { REPORT_TOLERANCE_MS, REPORTED_MOST } from './rules.ts'
import { suppress } from './suppress.server.ts'

const report = z.strictObject({
  events: z
    .array(
      z.strictObject({
        kind: z.enum(['bounce', 'complaint']),
        address: z.string().refine(isEmail),
        /** The status that the recipient's server gave; a bounce with another than 5xx is not final. */
        status: z.int().min(400).max(599).optional(),
      }),
    )
    .min(1)
    .max(REPORTED_MOST),
})

/**
 * What a mail server says of earlier mails of this site: boxes that refused one later, and readers who called one spam.
 * The same report again changes nothing.
 * @throws {Refusal} notFound if nobody reports, securityParametersInvalid for what was not signed just now,
 * parametersInvalid
 */
export async function hearReport(outer: Visit, { body, header }: RawBody): Promise<void> {
  const secret = outer.app.config.mailing.reportsSecret
  if (secret === null) throw new Refusal('notFound')
  if (!isSigned(secret, outer.now(), body, header('x-mail-signature') ?? '')) {
    throw new Refusal('securityParametersInvalid')
  }
  const { success, data } = report.safeParse(parsedOrNull(body))
  if (!success) throw new Refusal('parametersInvalid', 'events')
  await inTransaction(outer, async (visit) => {
    for (const { kind, address, status = 550 } of data.events) {
      if (kind === 'complaint') await suppress(visit, address, 'complaint')
      else if (status >= 500) await keepAnswer(visit, address, status)
    }
  })
}

/** `t=<seconds>,v1=<hex of HMAC-SHA-256 over "<seconds>.<body>">` */
function isSigned(secret: string, now: Date, body: string, given: string): boolean {
  const [, seconds = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(given) ?? []
  if (Math.abs(now.getTime() - Number(seconds) * 1000) > REPORT_TOLERANCE_MS) return false
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest()
  return hex !== '' && timingSafeEqual(expected, Buffer.from(hex, 'hex'))
}
