import type { Deck, Major, Minor, Suit } from '../deck.ts'

const MAJORS: readonly (readonly [slug: string, name: string])[] = [
  ['le-mat', 'Le Mat'],
  ['le-bateleur', 'Le Bateleur'],
  ['la-papesse', 'La Papesse'],
  ['l-imperatrice', 'L’Impératrice'],
  ['l-empereur', 'L’Empereur'],
  ['le-pape', 'Le Pape'],
  ['l-amoureux', 'L’Amoureux'],
  ['le-chariot', 'Le Chariot'],
  ['la-justice', 'La Justice'],
  ['l-hermite', 'L’Hermite'],
  ['la-roue-de-fortune', 'La Roue de Fortune'],
  ['la-force', 'La Force'],
  ['le-pendu', 'Le Pendu'],
  ['l-arcane-sans-nom', 'L’Arcane sans nom'],
  ['temperance', 'Tempérance'],
  ['le-diable', 'Le Diable'],
  ['la-maison-dieu', 'La Maison Dieu'],
  ['l-etoile', 'L’Étoile'],
  ['la-lune', 'La Lune'],
  ['le-soleil', 'Le Soleil'],
  ['le-jugement', 'Le Jugement'],
  ['le-monde', 'Le Monde'],
]

const RANKS: readonly (readonly [slug: string, name: string])[] = [
  ['as', 'As'],
  ['deux', 'Deux'],
  ['trois', 'Trois'],
  ['quatre', 'Quatre'],
  ['cinq', 'Cinq'],
  ['six', 'Six'],
  ['sept', 'Sept'],
  ['huit', 'Huit'],
  ['neuf', 'Neuf'],
  ['dix', 'Dix'],
  ['valet', 'Valet'],
  ['cavalier', 'Cavalier'],
  ['reine', 'Reine'],
  ['roi', 'Roi'],
]

const SUITS: readonly { suit: Suit; slug: string; name: string }[] = [
  { suit: 'batons', slug: 'de-baton', name: 'de Bâton' },
  { suit: 'coupes', slug: 'de-coupe', name: 'de Coupe' },
  { suit: 'epees', slug: 'd-epee', name: 'd’Épée' },
  { suit: 'deniers', slug: 'de-denier', name: 'de Denier' },
]

const majors = MAJORS.map(([slug, name], number): Major => ({ kind: 'major', slug, name, number }))

const minors = SUITS.flatMap(({ suit, slug: of, name: ofName }) =>
  RANKS.map(
    ([slug, name], index): Minor => ({
      kind: 'minor',
      slug: `${slug}-${of}`,
      name: `${name} ${ofName}`,
      suit,
      number: index + 1,
    }),
  ),
)

export const marseille: Deck = {
  slug: 'le-tarot-de-marseille',
  name: 'Le Tarot de Marseille',
  reversals: true,
  cards: [...majors, ...minors],
}
