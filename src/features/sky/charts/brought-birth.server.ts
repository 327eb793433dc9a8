import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { UnreadableData } from '../../../platform/at-rest/key-ring.ts'
import { cookieLine, valueIn } from '../../../platform/session/cookie.ts'
import { HOUR_SECONDS } from '../../../platform/time/instants.ts'
import { sessionRules } from '../../house/session/open-visit.server.ts'
import { birthFields } from './birth-fields.ts'

/** Seconds; long enough to create an account on the way. */
const KEPT_FOR = HOUR_SECONDS
/** Browsers drop longer cookies. */
const LONGEST = 3500

const shape = z.object({ until: z.number(), typed: z.record(z.string(), z.string()) })
const placeOf = ({ site }: Visit) => `birth brought on site ${site.id}`
export const birthCookieName = (secure: boolean): string => (secure ? '__Host-birth' : 'birth')
const nameIn = (visit: Visit) => birthCookieName(sessionRules(visit.app).secure)

/** The Set-Cookie line that brings a birth to the page where it can be saved: encrypted, and not in any URL. */
export function bringingLine(visit: Visit, form: FormData): string {
  const typed = Object.fromEntries(birthFields.map((field) => [field, String(form.get(field) ?? '').slice(0, 200)]))
  const until = visit.now().getTime() + KEPT_FOR * 1000
  const sealed = visit.app.keys.seal(placeOf(visit), JSON.stringify({ until, typed })).toString('base64url')
  return cookieLine(nameIn(visit), sealed.length > LONGEST ? '' : sealed, KEPT_FOR, sessionRules(visit.app).secure)
}

/** The Set-Cookie line that deletes it. */
export const forgettingLine = (visit: Visit): string => cookieLine(nameIn(visit), '', 0, sessionRules(visit.app).secure)

/** The birth that was brought, as form data; null if there is none or it has expired. */
export function broughtBirth(visit: Visit, request: Request): URLSearchParams | null {
  const sealed = valueIn(request.headers.get('cookie'), nameIn(visit))
  if (!sealed) return null
  try {
    const { until, typed } = shape.parse(
      JSON.parse(visit.app.keys.open(placeOf(visit), Buffer.from(sealed, 'base64url'))),
    )
    return until > visit.now().getTime() ? new URLSearchParams(typed) : null
  } catch (thrown) {
    // A browser can send anything.
    if (thrown instanceof UnreadableData) return null
    throw thrown
  }
}
