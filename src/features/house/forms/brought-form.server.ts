import { z } from 'zod'
import type { Visit } from '../../../app.ts'
import { UnreadableData } from '../../../platform/at-rest/key-ring.ts'
import { cookieLine, valueIn } from '../../../platform/session/cookie.ts'
import { HOUR_SECONDS } from '../../../platform/time/instants.ts'
import { sessionRules } from '../session/open-visit.server.ts'

/** Seconds; long enough to create an account on the way. */
const KEPT_FOR = HOUR_SECONDS
/** Browsers drop longer cookies. */
const LONGEST = 3500

const shape = z.object({ until: z.number(), typed: z.record(z.string(), z.string()) })

interface Brought {
  name: string
  /** Of the cookie where the site is reached safely. */
  secureName: `__Host-${string}`
  fields: readonly string[]
  /** Characters kept of each field. */
  fieldMax: number
}

/** What was typed before signing in, brought to the page that needs it: encrypted in a cookie, and not in any URL. */
export function broughtForm({ name, secureName, fields, fieldMax }: Brought) {
  const cookieName = (secure: boolean): string => (secure ? secureName : name)
  const nameIn = (visit: Visit) => cookieName(sessionRules(visit.app).secure)
  const placeOf = ({ site }: Visit) => `${name} brought on site ${site.id}`
  return {
    cookieName,
    /** The Set-Cookie line that brings it. */
    bringingLine(visit: Visit, form: FormData): string {
      const typed = Object.fromEntries(fields.map((field) => [field, String(form.get(field) ?? '').slice(0, fieldMax)]))
      const until = visit.now().getTime() + KEPT_FOR * 1000
      const sealed = visit.app.keys.seal(placeOf(visit), JSON.stringify({ until, typed })).toString('base64url')
      return cookieLine(nameIn(visit), sealed.length > LONGEST ? '' : sealed, KEPT_FOR, sessionRules(visit.app).secure)
    },
    /** The Set-Cookie line that deletes it. */
    forgettingLine: (visit: Visit): string => cookieLine(nameIn(visit), '', 0, sessionRules(visit.app).secure),
    /** What was brought, as form data; null if there is nothing or it has expired. */
    brought(visit: Visit, request: Request): URLSearchParams | null {
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
    },
  }
}
