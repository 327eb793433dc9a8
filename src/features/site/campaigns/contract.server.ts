import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { rowId } from '../../house/backoffice/filters.server.ts'
import { may } from '../../house/staff/capabilities.ts'
import { audienceShape, channelShape, countsShape, givenContent } from './shapes.server.ts'

const access = may('campaigns.write')
const params = z.object({ id: rowId })
const nothing = z.object({})
const written = { name: z.string().trim().min(1).max(80), audience: audienceShape, content: givenContent }
const unfit = ['campaignContentUnfit', 'campaignLinkUnknown', 'campaignAudienceEmpty'] as const

export const campaignsContract = contract({
  writeCampaign: {
    method: 'POST',
    path: '/api/admin/campaigns',
    summary: 'Write a campaign; nothing leaves before it is planned',
    access,
    body: z.strictObject({ channel: channelShape, ...written }),
    output: z.object({ id: z.int() }),
    refusals: ['parametersMissing', ...unfit],
  },
  changeCampaign: {
    method: 'PATCH',
    path: '/api/admin/campaigns/:id',
    summary: 'Change a draft of a campaign',
    access,
    params,
    body: z.strictObject(written).partial(),
    output: nothing,
    refusals: ['adminEntityNotFound', 'campaignNotDraft', ...unfit],
  },
  countCampaign: {
    method: 'POST',
    path: '/api/admin/campaigns/:id/count',
    summary: 'Count whom a campaign would reach now, and whom the rules leave out; null stands for one to four',
    access,
    params,
    output: countsShape,
    refusals: ['adminEntityNotFound'],
  },
  tryCampaign: {
    method: 'POST',
    path: '/api/admin/campaigns/:id/try',
    summary: 'Mail a campaign to oneself',
    access,
    params,
    output: nothing,
    refusals: ['adminEntityNotFound', 'campaignContentUnfit', 'tooManyRequests'],
  },
  scheduleCampaign: {
    method: 'POST',
    path: '/api/admin/campaigns/:id/schedule',
    summary: 'Plan a draft for a moment, or for now; one that reaches many waits for a second person',
    access,
    params,
    body: z.strictObject({
      at: z.string().max(20).default('').describe('Date and time in Paris; empty for as soon as possible'),
    }),
    output: z.object({ planned: z.int(), waits: z.boolean() }),
    refusals: [
      'adminEntityNotFound',
      'parametersInvalid',
      'campaignNotDraft',
      'campaignPast',
      'campaignNoNumber',
      'campaignAudienceEmpty',
      'stepUpNeeded',
    ],
  },
  approveCampaign: {
    method: 'POST',
    path: '/api/admin/campaigns/:id/approve',
    summary: 'Agree, as a second person, to a campaign that reaches many',
    access,
    params,
    output: nothing,
    refusals: ['adminEntityNotFound', 'campaignNotProposed', 'campaignOwnProposal', 'stepUpNeeded'],
  },
  takeBackCampaign: {
    method: 'POST',
    path: '/api/admin/campaigns/:id/take-back',
    summary: 'Make a draft again of a campaign of which nothing has left',
    access,
    params,
    output: nothing,
    refusals: ['adminEntityNotFound', 'campaignBegun'],
  },
  stopCampaign: {
    method: 'POST',
    path: '/api/admin/campaigns/:id/stop',
    summary: 'Stop a campaign for good: nothing more of it leaves',
    access,
    params,
    output: nothing,
    refusals: ['adminEntityNotFound', 'campaignOver'],
  },
})
