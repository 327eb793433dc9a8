import { z } from 'zod'
import type { Block } from '../../house/mail/letter.ts'
import { ownPath } from '../../house/visit/own-path.ts'
import { markOf, type Variant } from './rules.ts'

export const blockKinds = ['paragraph', 'heading', 'list', 'button'] as const

/** A path of the site, without parameters: links differ from nobody to nobody. */
const path = z
  .string()
  .max(200)
  .regex(/^\/[a-z0-9/_-]*$/)
  .refine((given) => ownPath(given) === given)

const words = (most: number) => z.string().trim().min(1).max(most)

const block = z
  .strictObject({ kind: z.enum(blockKinds), text: words(2000), path: path.nullish() })
  .refine(({ kind, path }) => (kind === 'button') === Boolean(path), { path: ['path'] })

const mail = z.strictObject({
  subject: words(120).refine((text) => !/[\r\n]/.test(text)),
  preview: z.string().trim().max(150).nullish(),
  blocks: z.array(block).min(1).max(20),
})
export type MailContent = z.output<typeof mail>

/** Short enough that the name of the site and the way out fit in two parts. */
const sms = z.strictObject({ text: words(160), path: path.nullish() })
export type TextContent = z.output<typeof sms>

/** What a campaign says, and the second wording that half of its recipients get. */
export const contents = {
  email: z.strictObject({ a: mail, b: mail.nullish() }),
  sms: z.strictObject({ a: sms, b: sms.nullish() }),
}

export const isTwofold = (content: { b?: unknown }): boolean => content.b !== undefined && content.b !== null

/** The address of a path in a message. */
export function linkTo(canonical: string, path: string, mark: string | null): string {
  return `${canonical}${path}${mark === null ? '' : `?campaign_id=${mark}`}`
}

/** The blocks of a mail. */
export function blocksOf(
  { blocks }: MailContent,
  { canonical, mark }: { canonical: string; mark: string | null },
): Block[] {
  return blocks.map(({ kind, text, path }): Block => {
    if (kind === 'heading') return { heading: text }
    if (kind === 'list') return { list: text.split('\n').flatMap((line) => line.trim() || []) }
    if (kind === 'button' && path) return { button: text, address: linkTo(canonical, path, mark) }
    return text
  })
}

/** The mark of a campaign in its links; null where its recipients are few. */
export const markFor = (campaign: { id: number; counted: boolean }, variant: Variant): string | null =>
  campaign.counted ? markOf(campaign.id, variant) : null
