import type { SeedReview } from '../../db/seed/reviews.data.ts'
import type { Visit } from '../app.ts'
import { publishReply } from '../features/consult/replies/moderate-reply.server.ts'
import { keepReply } from '../features/consult/replies/queries.server.ts'
import { publishReview, refuseReview, removeReview } from '../features/consult/reviews/moderate-review.server.ts'

const FIRST_VERSION = 1

/** Decides on a review as its moderator did: what nobody decides is not in the audit log, which says so. */
export async function moderateReview(moderator: Visit, id: number, { unshown }: SeedReview): Promise<void> {
  if (unshown?.status === 'refused') return refuseReview(moderator, id, unshown)
  await publishReview(moderator, id)
  if (unshown) await removeReview(moderator, id, unshown)
}

/** Writes a psychic's reply and publishes it: most psychics of the demonstration have no account to write with. */
export async function replyAndPublish(moderator: Visit, id: number, text: string): Promise<void> {
  await keepReply(moderator.db, { id, siteId: moderator.site.id, text, at: moderator.now() })
  await publishReply(moderator, id, { version: FIRST_VERSION })
}
