import { z } from 'zod'
import { is } from '../../house/backoffice/filters.server.ts'
import { resource } from '../../house/backoffice/resource.server.ts'
import { campaignRow, openCampaign, openedCampaign } from './open-campaign.server.ts'
import { campaignStates } from './rules.ts'

export const campaignsResource = resource({
  name: 'campaigns',
  summary: 'Mails and text messages of the site to many at once',
  can: 'campaigns.write',
  table: 'campaigns',
  id: 'id',
  row: campaignRow,
  sorts: { id: 'id', scheduledAt: 'scheduled_at' },
  sort: { by: 'id', order: 'desc' },
  filters: { state: is('state', z.enum(campaignStates)) },
  read: (base) =>
    base.select([
      'base.id',
      'base.name',
      'base.channel',
      'base.state',
      'base.scheduled_at as scheduledAt',
      'base.planned',
    ]),
  one: { shape: openedCampaign, open: openCampaign },
})
