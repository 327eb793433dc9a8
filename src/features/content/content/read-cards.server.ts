import type { Visit } from '../../../app.ts'
import { type Entry, findEntry, listEntries, wordsOf } from './read-entries.server.ts'
import type { DeckSlug } from './rules.ts'

export type CardContent = ReturnType<typeof viewCard>

const viewCard = (entry: Entry<'card'>) => ({ slug: entry.address, ...wordsOf(entry) })

/** The published cards of one deck or all. */
export async function readCards(visit: Visit, deck?: DeckSlug): Promise<CardContent[]> {
  const all = await listEntries(visit, 'card')
  return all.filter((one) => deck === undefined || one.deck === deck).map(viewCard)
}

/** null if the site has no such published card. */
export async function readCard(visit: Visit, slug: string): Promise<CardContent | null> {
  const card = await findEntry(visit, 'card', slug)
  return card && viewCard(card)
}
