import { becomes, ofClient, plain, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  touches: ofClient('touch', 'touches', {
    id: plain(),
    site_id: plain(),
    campaign_id: plain('campaign'),
    editor_id: plain('editor'),
    transaction_id: becomes('visitNumber', null),
    partner_id: plain('partner'),
    tac: plain('affiliate'),
    version: plain('version'),
    arrived_at: plain('at'),
  }),
}
