import { href } from 'react-router'

/** Why a psychic no longer receives a client. */
export const refusalKinds = ['insult', 'threat', 'distress', 'repeated', 'other'] as const
export type RefusalKind = (typeof refusalKinds)[number]

/** Characters of the reason in the psychic's words. */
export const WHY_MAX = 500

export const REFUSED_PAGE = href('/espace-voyant/clients-refuses')

/** The form that refuses the client of a consultation. */
export const refusePage = (consultationId: number): string => `${REFUSED_PAGE}?consultation=${consultationId}`
