import { href } from 'react-router'
import { SIGNS, type Sign } from '../../../astrology/names.ts'
import { signSlugs } from './sign-slugs.ts'

/** What a page tells of a sign: the sign itself, or a planet in it. */
export const SIGN_TOPICS = ['portrait', 'venus', 'moon'] as const
export type SignTopic = (typeof SIGN_TOPICS)[number]

const beginnings: Readonly<Record<SignTopic, string>> = { portrait: '', venus: 'venus-en-', moon: 'lune-en-' }

const slugOf = (topic: SignTopic, sign: Sign): string => `${beginnings[topic]}${signSlugs[sign]}`

export const signPageAddress = (topic: SignTopic, sign: Sign): string =>
  href('/astrologie/:slug', { slug: slugOf(topic, sign) })

const bySlug = new Map(
  SIGN_TOPICS.flatMap((topic) => SIGNS.map((sign) => [slugOf(topic, sign), { topic, sign }] as const)),
)

/** null for a path that names no such page. */
export const signPageAt = (slug: string): { topic: SignTopic; sign: Sign } | null => bySlug.get(slug) ?? null
