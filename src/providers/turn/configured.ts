import type { TurnConfig } from '../../config/turn.ts'
import { signAccess } from './credentials.ts'
import type { TurnPort } from './port.ts'

/** A relay that somebody else runs, such as coturn. */
export const configuredTurn = (config: TurnConfig): TurnPort => ({
  accessFor: async (name, now) => signAccess(config, name, now),
  close: async () => {},
})
