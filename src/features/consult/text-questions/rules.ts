import { href } from 'react-router'
import { DAY_SECONDS } from '../../../platform/time/instants.ts'

/** Characters of a question, and of an answer. */
export const LEAST = 20
export const MOST = 480

/** Hours within which a question is answered, or costs nothing. */
export const ANSWER_HOURS = 24
/** Hours within which a price is agreed to by text message. */
export const AGREE_HOURS = 24
/** Seconds within which the parts of a long message arrive. */
export const JOIN_SECONDS = 30
/** Questions that a client may ask in a day. */
export const ASKED_A_DAY = 20
/** Questions in a row left without an answer, after which a psychic is asked no more until they open again. */
export const MISSES_BEFORE_CLOSED = 2
/** Minutes after which an answer that no network took is given in the account alone. */
export const DELIVERED_WITHIN_MINUTES = 30
/** Days for which an incoming message's id is kept, so that it can't be sent again. */
export const REMEMBERED_DAYS = 400

/** Answers by text message to one number that cost nobody anything. */
export const repliesADay = { name: 'text-reply', most: 6, seconds: DAY_SECONDS }
/** Messages that a client’s own questions need: the price, and that one is asked. */
export const ownReplies = { name: 'text-own-reply', most: 45, seconds: DAY_SECONDS }
/** Where to find help is said as often as somebody needs it, within reason. */
export const helpsADay = { name: 'text-help', most: 20, seconds: DAY_SECONDS }
/** Messages from one number that are heard. */
export const heardADay = { name: 'text-heard', most: 80, seconds: DAY_SECONDS }

/** What the network changed of a text is undone, and no more than that: the words stay. */
export const tidied = (typed: string): string => typed.replaceAll('\r\n', '\n').trim()

export const lengthOf = (text: string): number => [...text].length

export const isLength = (text: string): boolean => lengthOf(text) >= LEAST && lengthOf(text) <= MOST

export const TEXTS_PAGE = href('/voyance/sms')
export const MY_TEXTS_PAGE = href('/mon-compte/sms')
export const POOL_PAGE = href('/espace-voyant/sms')
export const askPage = (slug: string): string => href('/voyance/:slug/sms', { slug })

export const deliveries = ['sending', 'sent', 'delivered', 'account'] as const
export type Delivery = (typeof deliveries)[number]

/** What became of a question: nobody answered in time, its psychic declined, or the answer could not be sent. */
export const news = ['lapsed', 'declined', 'inAccount'] as const
export type News = (typeof news)[number]
