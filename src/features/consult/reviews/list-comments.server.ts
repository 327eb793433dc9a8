import type { Visit } from '../../../app.ts'
import { type Comment, globalRating, listPublished } from './queries.server.ts'

export interface Comments {
  comments: Comment[]
  globalRating: { average: number | null; count: number }
}

/** Published reviews of the site, newest first, and their average. */
export async function listComments(visit: Visit, page: { origin: number; limit: number }): Promise<Comments> {
  const [comments, rating] = await Promise.all([
    listPublished(visit.db, visit.site.id, page),
    globalRating(visit.db, visit.site.id),
  ])
  return { comments, globalRating: rating }
}
