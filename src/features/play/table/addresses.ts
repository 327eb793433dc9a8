import { href } from 'react-router'

export const gameAddress = (game: string): string => href('/tarots-oracles/:game', { game })

/** A result: its owner's own address, or that of its shared link. */
export const resultAddress = (game: string, id: string): string =>
  href('/tarots-oracles/:game/tirages/:id', { game, id })
