import { say, type Wording } from '../../platform/i18n/texts.ts'
import type { Site } from '../../sites/site.ts'
import { texts } from './texts.ts'

/** A paragraph, or several parted by an empty line; a code to copy; where to go on. */
export type Block = string | { code: string } | { button: string; address: string }

/** What a mail says, once: its text and its HTML are made of it. */
export interface Letter {
  subject: string
  greeting: string
  body: readonly Block[]
  /** Why one gets this mail. */
  reason: string
  /** Where one ends mails like this one: a page for who follows it, one POST for mail programs. */
  unsubscribe?: { page: string; call: string }
}

/** Whose mail it is, and in which words. */
export interface Letterhead {
  site: Pick<Site, 'key' | 'label' | 'canonical'>
  wording: Wording
}

export const paragraphsOf = (text: string): string[] => text.split(/\n{2,}/).filter((part) => part.trim() !== '')

/** The letter for those who read no HTML. */
export function letterText({ greeting, body, reason, unsubscribe }: Letter, head: Letterhead): string {
  const { site } = head
  const blocks = body.map((block) => {
    if (typeof block === 'string') return block
    return 'code' in block ? block.code : `${block.button}\u00a0:\n${block.address}`
  })
  const end = unsubscribe ? `\n${unsubscribeLabel(head)}\u00a0: ${unsubscribe.page}` : ''
  return [greeting, ...blocks, `-- \n${reason}${end}\n${site.label}, ${site.canonical}`].join('\n\n')
}

export const unsubscribeLabel = ({ wording }: Letterhead): string => say(wording, texts, 'unsubscribe')
export const copyAddress = ({ wording }: Letterhead): string => say(wording, texts, 'copyAddress')
