import type { Visit } from '../../app.ts'
import { enrolledStaff } from './queries.server.ts'
import { codeAt, openSecret } from './totp.server.ts'

/** The present code of each person of the site's staff: for the sandbox alone. */
export async function presentCodes({ app, db, site, now }: Visit): Promise<{ email: string; code: string }[]> {
  const staff = await enrolledStaff(db, site.id)
  return Promise.all(
    staff.map(async ({ id, email, secret_sealed }) => ({
      email: email ?? String(id),
      code: codeAt(await openSecret(secret_sealed, id, app.secret), now()),
    })),
  )
}
