import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { portraitOf, readPhotoOf } from '../../house/images/queries.server.ts'
import { can } from '../../house/staff/capabilities.ts'
import { readProfile, waitingFor } from './queries.server.ts'

/**
 * The photo that a psychic's portrait, or the one that waits, was engraved from: for that psychic and for moderators.
 * @throws {Refusal} notFound
 */
export async function readPhoto(visit: Visit, psychicId: number, hash: string): Promise<Response> {
  const { db, site, user } = visit
  const isTheirs = user?.psychicId === psychicId
  const isModerated = user !== null && can(user.role, 'reviews.moderate')
  if (!isTheirs && !(isModerated && (await readProfile(db, site.id, psychicId)))) throw new Refusal('notFound')
  const [shown, waiting] = await Promise.all([portraitOf(db, psychicId), waitingFor(db, psychicId, 'portrait')])
  const bytes = hash === shown || hash === waiting?.after ? await readPhotoOf(db, hash) : null
  if (!bytes) throw new Refusal('notFound')
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Disposition': 'inline; filename="photo.webp"',
      'Cache-Control': 'private, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
