import { href } from 'react-router'

export const REPLY_MAX = 600
export const REVIEWS_PAGE = href('/espace-voyant/avis')
