/**
 * The site's first content, as authors write it. A body is HTML of these tags alone: p, h2, h3, ul, ol, li, a (paths of
 * the site), strong, em, blockquote.
 */
export interface SeedArticle {
  slug: string
  /** At most 65 characters. */
  title: string
  /** At most 180 characters. */
  description: string
  theme: 'astrologie' | 'tarot' | 'voyance' | 'numerologie' | 'vie-interieure'
  /** YYYY-MM-DD */
  publishedOn: string
  body: string
  /** Slugs of two or three others. */
  related: readonly string[]
}

export interface SeedTerm {
  slug: string
  term: string
  glossary: 'voyance' | 'divination'
  /** One sentence, at most 180 characters. */
  short: string
  body: string
  /** Slugs of other terms. */
  see: readonly string[]
}

export interface SeedQuestion {
  slug: string
  question: string
  theme: 'consulter' | 'prix' | 'compte' | 'donnees' | 'voyance' | 'astrologie'
  answer: string
}

/** A card of a deck. Its texts are plain paragraphs, with an empty line between two. */
export interface SeedCard {
  slug: string
  deck: 'le-tarot-de-marseille' | 'l-oracle-de-vos-amours' | 'les-runes'
  /** At most 65 characters. */
  title: string
  /** At most 180 characters. */
  description: string
  /** What its picture shows. */
  image: string
  upright: string
  /** null for the oracle, whose cards are not reversed, and for a rune that is the same both ways. */
  reversed: string | null
  love: string
  work: string
  money: string
  advice: string
  /** Two or three cards of the same deck that it speaks with, one sentence each. */
  kin: readonly { slug: string; line: string }[]
  /** x and y in percent of the picture's width and height. */
  symbols: readonly { x: number; y: number; title: string; line: string }[]
}

/** What a game of `src/games` says of itself. */
export interface SeedGame {
  /** The game's own. */
  slug: string
  name: string
  /** One sentence for lists. */
  summary: string
  /** At most 65 characters. */
  title: string
  /** At most 180 characters. */
  description: string
  /** At least 150 words. */
  intro: string
  /** How to ask it a question, in plain paragraphs; null for a game that is asked nothing. */
  asking: string | null
  /** Answers are plain text. */
  questions: readonly { question: string; answer: string }[]
}

export interface SeedPage {
  path: `/${string}`
  /** At most 65 characters. */
  title: string
  /** At most 180 characters. */
  description: string
  lead: string
  body: string
}
