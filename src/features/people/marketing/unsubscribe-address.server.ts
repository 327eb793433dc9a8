import type { Visit } from '../../../app.ts'
import { unsubscribePage } from './addresses.ts'
import type { Unsubscribe } from './letters.ts'
import { type LinkSubject, tokenFor } from './tokens.server.ts'

/** Unsubscribe links for a subject: a page for people, and a call for mail clients (RFC 8058). */
export function unsubscribeFor(visit: Visit, subject: LinkSubject): Unsubscribe {
  const token = tokenFor(visit, 'unsubscribe', subject)
  const { canonical } = visit.site
  return {
    page: `${canonical}${unsubscribePage(token)}`,
    call: `${canonical}/api/unsubscribe?token=${token}`,
  }
}
