import { href } from 'react-router'

export const RIGHTS_PAGE = href('/espace-voyant/mes-droits')

/** Copies that a psychic may take within a day: each reads all their consultations. */
export const COPIES_A_DAY = 6
