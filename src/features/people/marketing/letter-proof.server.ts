import { createHash } from 'node:crypto'
import type { Visit } from '../../../app.ts'
import { itemAt } from '../../../platform/needed/needed.ts'
import { asRead, contentOf } from '../../house/consents/views.ts'
import { insertLetterProof, type LetterProof } from './letter-queries.server.ts'
import { emailHashOf } from './tokens.server.ts'

/** Records an event of a newsletter subscription, with the sentence that was agreed to. */
export async function keepLetterProof(visit: Visit, email: string, act: LetterProof['act']): Promise<void> {
  const { consents, version } = contentOf('NEWSLETTER', visit.site)
  const { displayedText, linksProperties } = itemAt(consents, 0)
  const text = asRead(displayedText, linksProperties)
  await insertLetterProof(visit.db, {
    siteId: visit.site.id,
    emailHash: emailHashOf(visit, email),
    act,
    text,
    version,
    textHash: createHash('sha256').update(text).digest(),
    addressHash: visit.app.digest(`consent:${visit.address}`),
    at: visit.now(),
  })
}
