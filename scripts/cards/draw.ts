import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AnyCard, Deck, Minor } from '../../src/games/deck.ts'
import { amours } from '../../src/games/decks/amours.ts'
import { futhark } from '../../src/games/decks/futhark.ts'
import { marseille } from '../../src/games/decks/marseille.ts'
import { needed } from '../../src/platform/needed/needed.ts'
import { cardSvg } from '../../src/ui/art/engraving/card.ts'
import type { Drawing } from '../../src/ui/art/engraving/marks.ts'
import { amoursPalette, marseillePalette, type Palette, runesPalette } from '../../src/ui/art/engraving/palette.ts'

export const decks: readonly Deck[] = [marseille, amours, futhark]

const PALETTES: Readonly<Record<string, Palette>> = {
  [marseille.slug]: marseillePalette,
  [amours.slug]: amoursPalette,
  [futhark.slug]: runesPalette,
}

/** What a file of a scene exports as `scene`, and a file of a suit's ten pips as `pip`. */
export type Scene = () => Drawing
export type Pip = (number: number) => Drawing

export interface CardPlace {
  deck: Deck
  card: AnyCard
}

const isPip = (card: AnyCard): card is Minor => card.kind === 'minor' && card.number <= 10

const fileOf = ({ deck, card }: CardPlace) =>
  fileURLToPath(new URL(`scenes/${deck.slug}/${isPip(card) ? `pips/${card.suit}` : card.slug}.ts`, import.meta.url))

/** The cards that have a scene, in the order of the decks. */
export const drawable = (): CardPlace[] =>
  decks.flatMap((deck) => deck.cards.map((card) => ({ deck, card }))).filter((place) => existsSync(fileOf(place)))

export async function svgOf(place: CardPlace): Promise<string> {
  const { deck, card } = place
  return cardSvg({
    number: numberOn(card),
    // The thirteenth is the one without a name.
    name: card.slug === 'l-arcane-sans-nom' ? '' : card.name,
    scene: await sceneOf(place),
    palette: needed(PALETTES[deck.slug], `a palette for ${deck.slug}`),
  })
}

async function sceneOf(place: CardPlace): Promise<Drawing> {
  const { scene, pip }: { scene?: Scene; pip?: Pip } = await import(fileOf(place))
  if (pip) return pip(place.card.number)
  if (scene) return scene()
  throw new Error(`${fileOf(place)} exports no scene`)
}

/** As Marseille numbers its cards: IIII, VIIII. Le Mat and the court have no number. */
function numberOn({ kind, number }: AnyCard): string {
  if (kind === 'minor' && number > 10) return ''
  const [tens, units] = [Math.floor(number / 10), number % 10]
  return 'X'.repeat(tens) + (units >= 5 ? 'V' : '') + 'I'.repeat(units % 5)
}

export const keyOf = ({ deck, card }: CardPlace): string => `${deck.slug}/${card.slug}`

export const digestOf = (svg: string): string => createHash('sha256').update(svg).digest('hex')
