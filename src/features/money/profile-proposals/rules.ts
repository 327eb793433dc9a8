import { href } from 'react-router'

export const PROFILE_PAGE = href('/espace-voyant/profil')

/** What a psychic may propose to change. */
export const FIELDS = ['headline', 'presentation', 'method', 'specialities', 'channels', 'price'] as const
export type Field = (typeof FIELDS)[number]

export const STATES = ['waiting', 'accepted', 'refused'] as const
export type ProposalState = (typeof STATES)[number]

/** Each field as it is typed. */
export type Values = Record<Field, string>

/** The words of a text and the spaces between them, to compare two of them. */
export const wordsOf = (text: string): string[] => text.split(/(?<=\s)/)
