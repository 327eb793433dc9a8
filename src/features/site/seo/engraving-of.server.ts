import { readFile } from 'node:fs/promises'
import type { Visit } from '../../../app.ts'
import { articleAddress, cardAddress, glossaryAddress } from '../../content/content/addresses.ts'
import { initialPicture, platePicture } from '../../content/content/plates.ts'
import { findEntry } from '../../content/content/read-entries.server.ts'
import { DECKS, GLOSSARIES } from '../../content/content/rules.ts'
import { cardPicture } from '../../play/cards/pictures.ts'

/** The engraved picture of an article, a word or a card, by the path of its page; null for all other pages. */
export async function engravingOf(
  visit: Visit,
  { path, title }: { path: string; title: string },
): Promise<Buffer | null> {
  const file = await fileOf(visit, path, title)
  return file ? readFile(`public${file}`) : null
}

async function fileOf(visit: Visit, path: string, title: string): Promise<string | null> {
  const slug = path.slice(path.lastIndexOf('/') + 1)
  if (path === articleAddress(slug)) {
    const article = await findEntry(visit, 'article', slug)
    return article && platePicture({ slug, theme: article.theme }, 800)
  }
  if (GLOSSARIES.some((glossary) => path === `${glossaryAddress(glossary)}/${slug}`)) return initialPicture(title)
  const deck = DECKS.find((one) => path === cardAddress(one, slug))
  return deck ? cardPicture(deck, slug, 480) : null
}
