import type { Visit } from '../../../app.ts'
import { listPsychics } from '../../consult/psychics/list-psychics.server.ts'
import { listComments } from '../../consult/reviews/list-comments.server.ts'
import type { Comment } from '../../consult/reviews/queries.server.ts'

export interface Voices {
  reviews: (Omit<Comment, 'psychic'> & { psychic: Comment['psychic'] & { portrait: string | null } })[]
  rating: { average: number | null; count: number }
}

/** The site's latest published reviews, with the psychics' portraits. */
export async function loadVoices(visit: Visit, limit: number): Promise<Voices> {
  const [{ comments, globalRating }, { psychics }] = await Promise.all([
    listComments(visit, { origin: 0, limit }),
    listPsychics(visit, {}),
  ])
  const portraits = new Map(psychics.map(({ id, portrait }) => [id, portrait]))
  return {
    reviews: comments.map(({ psychic, ...review }) => ({
      ...review,
      psychic: { ...psychic, portrait: portraits.get(psychic.id) ?? null },
    })),
    rating: globalRating,
  }
}
