import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { RawBody } from '../../../platform/contract/contract.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { later } from '../../../platform/time/instants.ts'
import type { Site } from '../../../sites/site.ts'
import { eraseInbound, insertInbound } from './inbound-queries.server.ts'
import { fillsPart } from './parts.ts'
import { isWithin } from './quotas.server.ts'
import { heardADay, JOIN_SECONDS } from './rules.ts'
import { inboundPlace } from './sealed-draft.server.ts'

/** Where the provider brings the messages to a site's number. */
export const inboundAddress = (site: Site): string => `${site.canonical}/api/sms/inbound`

export interface Inbound {
  from: string
  text: string
}

/**
 * Stores a message to the site's number; it is read at once, or after the rest of a long one. The same message again
 * changes nothing, and one too many of a number is not heard.
 * @throws {Refusal} securityParametersInvalid for what the provider did not sign, or another number's message
 */
export async function receiveText(outer: Visit, raw: RawBody): Promise<void> {
  const { app, site } = outer
  const message = app.sms.read({ url: inboundAddress(site), ...raw })
  if (!message || message.to !== app.config.textNumbers[site.id]) throw new Refusal('securityParametersInvalid')
  const { id: providerId, from, text } = message
  const receivedAt = outer.now()
  await inTransaction(outer, async (visit) => {
    const isNew = await insertInbound(visit.db, {
      siteId: site.id,
      providerId,
      numberHash: app.digest(`inbound:${site.id}:${from}`),
      sealed: app.keys.seal(inboundPlace(providerId), JSON.stringify({ from, text } satisfies Inbound)),
      receivedAt,
      dueAt: fillsPart(text) ? later(receivedAt, JOIN_SECONDS * 1000) : receivedAt,
    })
    if (isNew && !(await isWithin(visit, heardADay, from))) await eraseInbound(visit.db, providerId)
  })
}
