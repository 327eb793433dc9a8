import { type DrawnCard, draw } from '../../../games/fair/draw.ts'
import { commitmentTo } from '../../../games/fair/words.ts'

export interface Recomputed {
  commitment: string
  cards: readonly DrawnCard[]
}

/** Computes a draw again from what was published, with Web Crypto alone. */
export async function recompute(of: {
  drawId: string
  serverSeed: string
  clientSeed: string
  deckSize: number
  picks: readonly number[]
  reversals: boolean
  fixed: readonly number[]
}): Promise<Recomputed> {
  const { deckSize, ...drawing } = of
  return { commitment: await commitmentTo(of.serverSeed), cards: await draw({ ...drawing, deck: deckSize }) }
}
