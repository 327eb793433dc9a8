import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { enrolledStaff } from './queries.server.ts'
import { openSecret } from './sealed-factor.server.ts'
import { codeAt } from './totp.server.ts'

/** The current code of each member of the site's staff; null if no key can open their secret. For the sandbox only. */
export async function presentCodes(visit: Visit): Promise<{ email: string; code: string | null }[]> {
  const staff = await enrolledStaff(visit.db, visit.site.id)
  return Promise.all(
    staff.map(async (member) => ({
      email: member.email ?? String(member.user_id),
      code: await openSecret(visit, member).then(
        (secret) => codeAt(secret, visit.now()),
        (error) => {
          if (error instanceof Refusal) return null
          throw error
        },
      ),
    })),
  )
}
