import { Refusal } from '../../../errors.ts'
import { contents } from './content.ts'
import { knowsPath } from './own-pages.server.ts'
import { type Audience, type CampaignChannel, partsOf } from './rules.ts'

/**
 * The content of a campaign, if its channel can send it and somebody can get it.
 * @throws {Refusal} campaignContentUnfit, campaignLinkUnknown, campaignAudienceEmpty
 */
export function checkCampaign({
  channel,
  audience,
  content,
}: {
  channel: CampaignChannel
  audience: Audience
  content: unknown
}): object {
  const parsed = contents[channel].safeParse(content)
  if (!parsed.success) {
    const isLink = parsed.error.issues.every(({ path }) => path.at(-1) === 'path')
    throw new Refusal(isLink ? 'campaignLinkUnknown' : 'campaignContentUnfit')
  }
  const { a, b } = parsed.data
  for (const path of [a, b].flatMap((one) => (one ? pathsOf(one) : []))) {
    if (!knowsPath(path)) throw new Refusal('campaignLinkUnknown')
  }
  const { clients, letters } = partsOf(channel, audience)
  if (!clients && !letters) throw new Refusal('campaignAudienceEmpty')
  return parsed.data
}

type Wording = { path?: string | null | undefined } | { blocks: readonly { path?: string | null | undefined }[] }

const pathsOf = (one: Wording): string[] =>
  'blocks' in one ? one.blocks.flatMap(({ path }) => path ?? []) : [('path' in one && one.path) || []].flat()
