import type { App } from '../../../app.ts'
import { say, type Wording } from '../../../platform/i18n/texts.ts'
import type { Site } from '../../../sites/site.ts'
import { texts } from './texts.ts'

/** A paragraph, or several parted by an empty line; a code to copy; where to go on; a page to look at. */
export type Block = string | { code: string } | { button: string; address: string } | { link: string }

/** What a mail says, once: its text and its HTML are made of it. */
export interface Letter {
  subject: string
  greeting: string
  body: readonly Block[]
  /** What mail programs show beside the subject; the first paragraph, where nothing says it better. */
  preview?: string
  /** Why one gets this mail. */
  reason: string
  /** Where one ends mails like this one: a page for who follows it, one POST for mail programs. */
  unsubscribe?: { page: string; call: string }
}

/** Whose mail it is, and in which words. */
export interface Letterhead {
  site: Pick<Site, 'key' | 'label' | 'canonical'>
  /** Where answers are read. */
  contact: string
  /** Who stands behind the site; null in the demonstration. */
  publisher: Pick<NonNullable<App['config']['legal']>, 'name' | 'address' | 'registration'> | null
  wording: Wording
}

export const paragraphsOf = (text: string): string[] => text.split(/\n{2,}/).filter((part) => part.trim() !== '')

/** The letter for those who read no HTML. */
export function letterText({ greeting, body, reason, unsubscribe }: Letter, head: Letterhead): string {
  const { site } = head
  const blocks = body.map((block) => {
    if (typeof block === 'string') return block
    if ('code' in block) return block.code
    return 'link' in block ? block.link : `${block.button}\u00a0:\n${block.address}`
  })
  const end = unsubscribe ? `\n${unsubscribeLabel(head)}\u00a0: ${unsubscribe.page}` : ''
  return [greeting, ...blocks, `-- \n${reason}${end}\n${site.label}, ${site.canonical}\n${identityOf(head)}`].join(
    '\n\n',
  )
}

/** What is shown of a mail that is not open. */
export function previewOf({ preview, body, reason }: Letter): string {
  const first = body.find((block) => typeof block === 'string')
  return (preview ?? (first === undefined ? undefined : paragraphsOf(first)[0]) ?? reason).replaceAll('\n', ' ')
}

/** Who sends the mail, as the law wants it said, and where to write to them. */
export function identityOf({ site, contact, publisher, wording }: Letterhead): string {
  const values = { company: site.label, contact, ...publisher }
  return `${say(wording, texts, publisher ? 'publisher' : 'noPublisher', values)} ${say(wording, texts, 'contact', values)}`
}

export const unsubscribeLabel = ({ wording }: Letterhead): string => say(wording, texts, 'unsubscribe')
export const copyAddress = ({ wording }: Letterhead): string => say(wording, texts, 'copyAddress')
