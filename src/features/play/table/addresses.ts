import { href } from 'react-router'

/** A result: its owner's own address, or that of its shared link. */
export const resultAddress = (game: string, id: string): string =>
  href('/tarots-oracles/:game/tirages/:id', { game, id })
