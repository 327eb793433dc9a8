import { href } from 'react-router'
import { portraitAddress } from '../../../ui/avatar/portrait-address.ts'
import { voiceAddress } from '../../consult/voices/rules.ts'

export const PROFILE_PAGE = href('/espace-voyant/profil')

/** What a psychic types, and may propose to change. */
export const FIELDS = ['headline', 'presentation', 'method', 'specialities', 'channels', 'price', 'greeting'] as const
export type Field = (typeof FIELDS)[number]

/** What a psychic proposes as a file; its values are names of stored files, empty for none. */
export const FILES = ['portrait', 'voice'] as const
export type FileField = (typeof FILES)[number]

export const PROPOSED = [...FIELDS, ...FILES] as const
export type Proposed = Field | FileField

export const isFile = (field: Proposed): field is FileField => FILES.some((file) => file === field)

/** Where a file of a proposal is seen or heard. */
export const fileAddress = (psychicId: number, field: FileField, name: string): string =>
  field === 'portrait' ? portraitAddress(name) : voiceAddress(psychicId, name)

/** The photo that a portrait was engraved from, for its psychic and for moderators. */
export const photoAddress = (psychicId: number, hash: string): string => `/api/psychics/${psychicId}/photos/${hash}`

export const STATES = ['waiting', 'accepted', 'refused'] as const
export type ProposalState = (typeof STATES)[number]

/** Each field as it is typed. */
export type Values = Record<Field, string>

/** The words of a text and the spaces between them, to compare two of them. */
export const wordsOf = (text: string): string[] => text.split(/(?<=\s)/)
