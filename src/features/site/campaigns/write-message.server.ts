import type { App } from '../../../app.ts'
import { say, type Wording } from '../../../platform/i18n/texts.ts'
import type { Site } from '../../../sites/site.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { offerLetter, type Unsubscribe } from '../../people/marketing/letters.ts'
import { blocksOf, linkTo, type MailContent, type TextContent } from './content.ts'
import { messageTexts } from './message-texts.ts'

/** What a mail of a campaign says to one person, on one site. */
export function letterOf(
  site: Pick<Site, 'label' | 'canonical'>,
  wording: Wording,
  content: MailContent,
  to: { firstName: string | null; mark: string | null; end: Unsubscribe },
): Letter {
  const { subject, preview } = content
  const blocks = blocksOf(content, { canonical: site.canonical, mark: to.mark })
  return offerLetter(
    wording,
    { subject, preview: preview ?? undefined, blocks },
    { firstName: to.firstName, company: site.label },
    to.end,
  )
}

/** What a text message of a campaign says: who writes, and how to stop it. */
export function textOf(
  site: Pick<Site, 'label' | 'canonical'>,
  wording: Wording,
  { text, path }: TextContent,
  mark: string | null,
): string {
  const values = { company: site.label, text, address: path ? linkTo(site.canonical, path, mark) : '' }
  return say(wording, messageTexts, path ? 'textWithLink' : 'text', values)
}

/** Who sends the text messages of a site, so that an answer reaches it; undefined if nobody can answer. */
export const textSender = ({ config }: App, site: Pick<Site, 'id'>): string | undefined => config.textNumbers[site.id]
