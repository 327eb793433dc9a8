export const REPLY_MAX = 600
export const REVIEWS_PAGE = '/espace-voyant/avis'
