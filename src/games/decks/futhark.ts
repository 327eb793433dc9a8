import { AETTS, type Deck, type Rune } from '../deck.ts'

/** As modern books order them: the stone of Kylver, about the year 400, differs in two places. */
const RUNES: readonly (readonly [slug: string, name: string, isSymmetric?: 'symmetric'])[] = [
  ['fehu', 'Fehu'],
  ['uruz', 'Uruz'],
  ['thurisaz', 'Thurisaz'],
  ['ansuz', 'Ansuz'],
  ['raidho', 'Raidho'],
  ['kenaz', 'Kenaz'],
  ['gebo', 'Gebo', 'symmetric'],
  ['wunjo', 'Wunjo'],
  ['hagalaz', 'Hagalaz', 'symmetric'],
  ['nauthiz', 'Nauthiz', 'symmetric'],
  ['isa', 'Isa', 'symmetric'],
  ['jera', 'Jera', 'symmetric'],
  ['eihwaz', 'Eihwaz', 'symmetric'],
  ['perthro', 'Perthro'],
  ['algiz', 'Algiz'],
  ['sowilo', 'Sowilo', 'symmetric'],
  ['tiwaz', 'Tiwaz'],
  ['berkano', 'Berkano'],
  ['ehwaz', 'Ehwaz'],
  ['mannaz', 'Mannaz'],
  ['laguz', 'Laguz'],
  ['ingwaz', 'Ingwaz', 'symmetric'],
  ['dagaz', 'Dagaz', 'symmetric'],
  ['othala', 'Othala'],
]

const AETT_SIZE = 8

export const futhark: Deck<Rune> = {
  slug: 'les-runes',
  name: 'Les runes',
  reversals: true,
  cards: RUNES.map(([slug, name, symmetric], index) => ({
    kind: 'rune',
    slug,
    name,
    number: index + 1,
    aett: AETTS[Math.floor(index / AETT_SIZE)] ?? 'tyr',
    isSymmetric: symmetric !== undefined,
  })),
}
