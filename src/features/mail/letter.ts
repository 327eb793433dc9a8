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
}

/** Whose mail it is, and in which words. */
export interface Letterhead {
  site: Pick<Site, 'key' | 'label' | 'canonical'>
  wording: Wording
}

export const paragraphsOf = (text: string): string[] => text.split(/\n{2,}/).filter((part) => part.trim() !== '')

/** The letter for those who read no HTML. */
export function letterText({ greeting, body, reason }: Letter, { site }: Letterhead): string {
  const blocks = body.map((block) => {
    if (typeof block === 'string') return block
    return 'code' in block ? block.code : `${block.button}\u00a0:\n${block.address}`
  })
  return [greeting, ...blocks, `-- \n${reason}\n${site.label}, ${site.canonical}`].join('\n\n')
}

export const copyAddress = ({ wording }: Letterhead): string => say(wording, texts, 'copyAddress')
