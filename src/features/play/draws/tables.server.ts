import { inner, ofClient, ofNobody, own, type Tables } from '../../../personal-data/kinds.ts'
import { openDraw } from './sealed-draw.server.ts'

export const tables: Tables = {
  draws: {
    ...ofClient('user_id', 'draws', {
      id: inner,
      site_id: own('site'),
      token: own('number'),
      game: own('game'),
      session_id: inner,
      user_id: inner,
      commitment: own('commitment'),
      // Nothing of it is exported before the draw is finished: its seed is told to nobody.
      sealed: own('drawing'),
      begun_at: own('startedAt'),
      finished_at: own('endedAt'),
      share: own('sharedAs'),
    }),
    open: (keys, row) => {
      const { serverSeed, choices } = openDraw(keys, row as { id: number; sealed: Buffer })
      return { sealed: choices && { ...choices, serverSeed } }
    },
  },
  draw_figures: ofNobody('id', 'site_id', 'day', 'game', 'begun', 'finished'),
}
