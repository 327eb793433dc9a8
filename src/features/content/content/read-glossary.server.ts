import type { Visit } from '../../../app.ts'
import { findEntry, listDisplayed } from './read-entries.server.ts'
import { type Glossary, letterOf, termsWith } from './rules.ts'
import { type TermCard, viewTerm } from './views.ts'

interface Letter {
  letter: string
  terms: TermCard[]
}

/** The matching terms of a glossary, by letter. */
export async function readGlossary(
  visit: Visit,
  glossary: Glossary,
  asked: string,
): Promise<{ letters: Letter[]; total: number }> {
  const all = await listDisplayed(visit, 'term')
  const own = all.filter((one) => one.glossary === glossary).map(viewTerm)
  const found = termsWith(own, asked).sort((a, b) => a.term.localeCompare(b.term, 'fr'))
  const byLetter = Map.groupBy(found, ({ term }) => letterOf(term))
  return { letters: [...byLetter].map(([letter, terms]) => ({ letter, terms })), total: found.length }
}

export interface TermView extends TermCard {
  /** Sanitised HTML. */
  body: string
  /** Published related terms of both glossaries. */
  see: TermCard[]
}

/** null if the glossary has no such published term. */
export async function readTerm(visit: Visit, glossary: Glossary, slug: string): Promise<TermView | null> {
  const term = await findEntry(visit, 'term', slug)
  if (term?.glossary !== glossary) return null
  const all = await listDisplayed(visit, 'term')
  const see = term.see.flatMap((name) => all.filter(({ address }) => address === name && name !== slug))
  return { ...viewTerm(term), body: term.body, see: see.map(viewTerm) }
}
