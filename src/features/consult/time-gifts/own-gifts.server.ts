import type { Visit } from '../../../app.ts'
import { clientOf } from '../../house/visit/access.ts'
import { listOwn } from './queries.server.ts'

/** The minutes that a client was given for one psychic, or for one whom they never consulted. */
export const ownGifts = async (visit: Visit) =>
  (await listOwn(visit.db, clientOf(visit).id, visit.now())).map((gift) => ({
    ...gift,
    endsAt: gift.endsAt.toISOString(),
  }))

export type OwnGift = Awaited<ReturnType<typeof ownGifts>>[number]
