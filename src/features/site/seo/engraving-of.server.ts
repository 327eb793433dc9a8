import { readFile } from 'node:fs/promises'
import type { Visit } from '../../../app.ts'
import { SIGNS, type Sign } from '../../../astrology/names.ts'
import { drawnPages } from '../../../ui/plate/drawn-pages.data.ts'
import { sceneName } from '../../../ui/plate/scene-name.ts'
import { articleAddress, cardAddress, glossaryAddress } from '../../content/content/addresses.ts'
import { initialPicture, platePicture } from '../../content/content/plates.ts'
import { findEntry } from '../../content/content/read-entries.server.ts'
import { DECKS, GLOSSARIES } from '../../content/content/rules.ts'
import { cardPicture } from '../../play/cards/pictures.ts'
import type { Pair } from '../../sky/compatibility/pair-address.ts'
import { pairScene } from '../../sky/compatibility/pair-scene.ts'
import { signAddress } from '../../sky/horoscopes/addresses.ts'
import { PERIODS } from '../../sky/horoscopes/periods.ts'
import { SIGN_TOPICS, signPageAddress } from '../../sky/sky/sign-pages.ts'
import { signPicture } from '../../sky/sky/sign-picture.ts'

/** The engraved picture of an article, a word, a card, a sign or a page with a scene, by the path of its page; null for all others. */
export async function engravingOf(
  visit: Visit,
  { path, title }: { path: string; title: string },
): Promise<Buffer | null> {
  const file = await fileOf(visit, path, title)
  return file ? readFile(`public${file}`) : null
}

const pagesOf = (sign: Sign): string[] => [
  ...PERIODS.map((period) => signAddress(period, sign)),
  ...SIGN_TOPICS.map((topic) => signPageAddress(topic, sign)),
]

/** The picture of a pair of signs, not mirrored. */
export const pairEngraving = (pair: Pair): Promise<Buffer> =>
  readFile(`public/planches/${pairScene(...pair).name}-960.avif`)

async function fileOf(visit: Visit, path: string, title: string): Promise<string | null> {
  if (drawnPages.includes(path)) return `/planches/${sceneName(path)}-800.avif`
  const slug = path.slice(path.lastIndexOf('/') + 1)
  if (path === articleAddress(slug)) {
    const article = await findEntry(visit, 'article', slug)
    return article && platePicture({ slug, theme: article.theme }, 800)
  }
  if (GLOSSARIES.some((glossary) => path === `${glossaryAddress(glossary)}/${slug}`)) return initialPicture(title)
  const deck = DECKS.find((one) => path === cardAddress(one, slug))
  if (deck) return cardPicture(deck, slug, 480)
  const sign = SIGNS.find((one) => pagesOf(one).includes(path))
  return sign ? signPicture(sign) : null
}
