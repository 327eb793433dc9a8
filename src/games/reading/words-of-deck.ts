import { amoursPairs } from '../pairs/amours.ts'
import { futharkPairs } from '../pairs/futhark.ts'
import { marseillePairs } from '../pairs/marseille.ts'
import type { Pair } from '../pairs/pair.ts'
import { amoursSays } from '../says/amours.ts'
import { futharkSays } from '../says/futhark.ts'
import { batons } from '../says/marseille/batons.ts'
import { coupes } from '../says/marseille/coupes.ts'
import { deniers } from '../says/marseille/deniers.ts'
import { epees } from '../says/marseille/epees.ts'
import { majors } from '../says/marseille/majors.ts'
import type { Saying } from '../says/saying.ts'

interface Words {
  /** By the slug of a card. */
  says: Readonly<Record<string, Saying>>
  pairs: readonly Pair[]
}

const WORDS: Readonly<Record<string, Words>> = {
  'le-tarot-de-marseille': { says: { ...majors, ...batons, ...coupes, ...epees, ...deniers }, pairs: marseillePairs },
  'l-oracle-de-vos-amours': { says: amoursSays, pairs: amoursPairs },
  'les-runes': { says: futharkSays, pairs: futharkPairs },
}

/** What the cards of a deck say, by its slug; null for a deck that has no readings. */
export const wordsOfDeck = (slug: string): Words | null => WORDS[slug] ?? null
