import type { App } from '../../../app.ts'
import { say, type Wording } from '../../../platform/i18n/texts.ts'
import type { Site } from '../../../sites/site.ts'
import { texts } from './texts.ts'

/** One or more paragraphs, separated by empty lines; a heading; a list; a code to copy; a button; a link. */
export type Block =
  | string
  | { heading: string }
  | { list: readonly string[] }
  | { code: string }
  | { button: string; address: string }
  | { link: string }

/** The content of a mail, from which its text and HTML parts are made. */
export interface Letter {
  subject: string
  greeting: string
  body: readonly Block[]
  /** The text that mail clients show beside the subject; by default, the first paragraph. */
  preview?: string
  /** Why the recipient gets this mail. */
  reason: string
  /** How to unsubscribe: a page for people, and a POST for mail clients. */
  unsubscribe?: { page: string; call: string }
}

/** The sender of a mail and its wording. */
export interface Letterhead {
  site: Pick<Site, 'key' | 'label' | 'canonical'>
  /** The address for replies. */
  contact: string
  /** The publisher of the site; null in the demonstration. */
  publisher: Pick<NonNullable<App['config']['legal']>, 'name' | 'address' | 'registration'> | null
  wording: Wording
}

export const paragraphsOf = (text: string): string[] => text.split(/\n{2,}/).filter((part) => part.trim() !== '')

/** The plain text part of a letter. */
export function letterText({ greeting, body, reason, unsubscribe }: Letter, head: Letterhead): string {
  const { site } = head
  const blocks = body.map((block) => {
    if (typeof block === 'string') return block
    if ('heading' in block) return block.heading
    if ('list' in block) return block.list.map((item) => `- ${item}`).join('\n')
    if ('code' in block) return block.code
    return 'link' in block ? block.link : `${block.button}\u00a0:\n${block.address}`
  })
  const end = unsubscribe ? `\n${unsubscribeLabel(head)}\u00a0: ${unsubscribe.page}` : ''
  return [greeting, ...blocks, `-- \n${reason}${end}\n${site.label}, ${site.canonical}\n${identityOf(head)}`].join(
    '\n\n',
  )
}

/** The preview text of a mail. */
export function previewOf({ preview, body, reason }: Letter): string {
  const first = body.find((block) => typeof block === 'string')
  return (preview ?? (first === undefined ? undefined : paragraphsOf(first)[0]) ?? reason).replaceAll('\n', ' ')
}

/** The sender's legal details and contact address. */
export function identityOf({ site, contact, publisher, wording }: Letterhead): string {
  const values = { company: site.label, contact, ...publisher }
  return `${say(wording, texts, publisher ? 'publisher' : 'noPublisher', values)} ${say(wording, texts, 'contact', values)}`
}

export const unsubscribeLabel = ({ wording }: Letterhead): string => say(wording, texts, 'unsubscribe')
export const copyAddress = ({ wording }: Letterhead): string => say(wording, texts, 'copyAddress')
