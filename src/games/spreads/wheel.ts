import type { Position, Spread } from './spread.ts'

const HOUSES: readonly (readonly [key: string, name: string, asks: string])[] = [
  ['self', 'Vous', 'Dans quel état d’esprit abordez-vous les temps qui viennent\u00a0?'],
  ['means', 'Vos moyens', 'Comment sont vos ressources, et qu’en faites-vous\u00a0?'],
  ['words', 'Vos échanges', 'Que disent vos conversations, vos proches, vos démarches\u00a0?'],
  ['home', 'Votre foyer', 'De quoi ont besoin votre maison et votre famille\u00a0?'],
  ['joys', 'Vos joies', 'Où sont le plaisir, la création, l’amour qui commence\u00a0?'],
  ['days', 'Votre quotidien', 'Quelle habitude mérite d’être revue\u00a0?'],
  ['pair', 'Vos liens', 'Comment va le lien qui compte le plus\u00a0?'],
  ['change', 'Ce qui se transforme', 'De quoi est-il temps de vous défaire\u00a0?'],
  ['horizon', 'Vos horizons', 'Qu’y a-t-il à apprendre ou à découvrir\u00a0?'],
  ['work', 'Votre place', 'Où en sont votre travail et vos ambitions\u00a0?'],
  ['friends', 'Vos appuis', 'Sur quels amis, sur quels projets pouvez-vous compter\u00a0?'],
  ['depths', 'Votre vie intérieure', 'De quel repos, de quel silence avez-vous besoin\u00a0?'],
]

/** Around the board like the houses of a chart: from the left, counterclockwise. */
function placeOf(index: number): { x: number; y: number } {
  const angle = Math.PI + (index * Math.PI) / 6
  const rounded = (value: number) => Math.round(value * 1000) / 1000
  return { x: rounded(0.5 + 0.41 * Math.cos(angle)), y: rounded(0.5 - 0.41 * Math.sin(angle)) }
}

export const wheel: Spread = {
  slug: 'roue',
  name: 'La roue',
  positions: HOUSES.map(([key, name, asks], index): Position => ({ key, name, asks, ...placeOf(index) })),
}
