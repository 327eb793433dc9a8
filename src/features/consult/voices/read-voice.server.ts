import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { can } from '../../house/staff/capabilities.ts'
import { readVoiceBytes } from './queries.server.ts'

/**
 * A presentation: for everyone once a profile plays it, before that for its psychic and for moderators.
 * @throws {Refusal} notFound
 */
export async function readVoice(visit: Visit, psychicId: number, hash: string): Promise<Response> {
  const found = await readVoiceBytes(visit.db, visit.site.id, psychicId, hash)
  const { user } = visit
  const mayHear = user !== null && (user.psychicId === psychicId || can(user.role, 'reviews.moderate'))
  if (!found || !(found.isPublic || mayHear)) throw new Refusal('notFound')
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      'Content-Type': 'audio/mp4',
      'Content-Disposition': 'inline; filename="presentation-vocale.m4a"',
      'Cache-Control': 'private, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
