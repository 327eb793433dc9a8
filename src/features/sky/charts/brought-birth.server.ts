import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { UnreadableData } from '../../../platform/at-rest/key-ring.ts'
import { cookieLine, valueIn } from '../../../platform/session/cookie.ts'
import { HOUR_SECONDS } from '../../../platform/time/instants.ts'
import { sessionRules } from '../../house/session/open-visit.server.ts'
import { birthFields } from './birth-fields.ts'

/** Seconds: long enough to make an account on the way. */
const KEPT_FOR = HOUR_SECONDS
/** Beyond it a browser keeps no cookie. */
const LONGEST = 3500

const shape = z.object({ until: z.number(), typed: z.record(z.string(), z.string()) })
const placeOf = ({ site }: Visit) => `birth brought on site ${site.id}`
export const birthCookieName = (secure: boolean): string => (secure ? '__Host-birth' : 'birth')
const nameIn = (visit: Visit) => birthCookieName(sessionRules(visit.app).secure)

/** The Set-Cookie line of a birth that is brought to where it may be kept: sealed, and in no address. */
export function bringingLine(visit: Visit, form: FormData): string {
  const typed = Object.fromEntries(birthFields.map((field) => [field, String(form.get(field) ?? '').slice(0, 200)]))
  const until = visit.now().getTime() + KEPT_FOR * 1000
  const sealed = visit.app.keys.seal(placeOf(visit), JSON.stringify({ until, typed })).toString('base64url')
  return cookieLine(nameIn(visit), sealed.length > LONGEST ? '' : sealed, KEPT_FOR, sessionRules(visit.app).secure)
}

/** The line that forgets it. */
export const forgettingLine = (visit: Visit): string => cookieLine(nameIn(visit), '', 0, sessionRules(visit.app).secure)

/** What was brought, as a form; null where nothing was, or too long ago. */
export function broughtBirth(visit: Visit, request: Request): URLSearchParams | null {
  const sealed = valueIn(request.headers.get('cookie'), nameIn(visit))
  if (!sealed) return null
  try {
    const { until, typed } = shape.parse(
      JSON.parse(visit.app.keys.open(placeOf(visit), Buffer.from(sealed, 'base64url'))),
    )
    return until > visit.now().getTime() ? new URLSearchParams(typed) : null
  } catch (thrown) {
    // A browser may send whatever it likes.
    if (thrown instanceof UnreadableData) return null
    throw thrown
  }
}
