import { blocksTyped, typedOf } from '../../../../src/features/site/campaigns/block-rules.ts'
import type { OpenedCampaign } from '../../../../src/features/site/campaigns/open-campaign.server.ts'

/** A campaign as its form holds it. */
export interface Typed {
  name: string
  channel: OpenedCampaign['channel']
  to: OpenedCampaign['audience']['to']
  visited: OpenedCampaign['audience']['visited']
  sign: OpenedCampaign['audience']['sign'] | ''
  psychicId: number | null | ''
  twofold: boolean
  subjectA: string
  previewA: string
  bodyA: string
  textA: string
  pathA: string
  subjectB: string
  previewB: string
  bodyB: string
  textB: string
  pathB: string
}

const empty: Typed = {
  name: '',
  channel: 'email',
  to: 'everyone',
  visited: 'any',
  sign: '',
  psychicId: '',
  twofold: false,
  subjectA: '',
  previewA: '',
  bodyA: '',
  textA: '',
  pathA: '',
  subjectB: '',
  previewB: '',
  bodyB: '',
  textB: '',
  pathB: '',
}

type Wording = OpenedCampaign['content']['a']

/** What the form of a campaign begins with. */
export function typedFrom(campaign: OpenedCampaign | null): Typed {
  if (!campaign) return empty
  const { name, channel, audience, content } = campaign
  return {
    ...empty,
    name,
    channel,
    to: audience.to,
    visited: audience.visited,
    sign: audience.sign ?? '',
    psychicId: audience.psychicId ?? '',
    twofold: Boolean(content.b),
    ...fieldsOf(content.a, 'A'),
    ...(content.b ? fieldsOf(content.b, 'B') : {}),
  }
}

const fieldsOf = (wording: Wording, name: 'A' | 'B'): Partial<Typed> =>
  'blocks' in wording
    ? {
        [`subject${name}`]: wording.subject,
        [`preview${name}`]: wording.preview ?? '',
        [`body${name}`]: typedOf(wording.blocks),
      }
    : { [`text${name}`]: wording.text, [`path${name}`]: wording.path ?? '' }

/** What the server is given of what was typed. */
export const givenBy = (typed: Typed) => ({
  name: typed.name,
  audience: {
    to: typed.channel === 'sms' ? 'offers' : typed.to,
    visited: typed.visited,
    sign: typed.channel === 'sms' ? null : typed.sign || null,
    psychicId: typed.psychicId || null,
  },
  content: { a: wordingOf(typed, 'A'), b: typed.twofold ? wordingOf(typed, 'B') : null },
})

const wordingOf = (typed: Typed, name: 'A' | 'B') =>
  typed.channel === 'email'
    ? { subject: typed[`subject${name}`], preview: typed[`preview${name}`], blocks: blocksTyped(typed[`body${name}`]) }
    : { text: typed[`text${name}`], path: typed[`path${name}`] || null }
