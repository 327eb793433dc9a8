import { z } from 'zod'
import { THEMES } from '../../../games/game.ts'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { may } from '../../house/staff/capabilities.ts'
import { staffReason } from '../../house/staff/reason.server.ts'
import { RANK_MAX } from './rules.ts'

const settings = z.strictObject({
  isOpen: z.boolean(),
  themes: z.array(z.enum(THEMES)).max(THEMES.length),
  asksQuestion: z.boolean(),
  daily: z.boolean(),
  rank: z.int().min(1).max(RANK_MAX),
})

export const gamesContract = contract({
  changeGameSettings: {
    method: 'PATCH',
    path: '/api/admin/games/:id',
    summary: 'Change the settings of a game on the site; draws that were begun keep those they began with',
    access: may('content.edit'),
    params: z.object({ id: rowId }),
    body: settings.partial().extend({ reason: staffReason }),
    output: z.object({}),
    refusals: ['parametersMissing', 'adminEntityNotFound', 'gameSettingUnfit'],
  },
})
