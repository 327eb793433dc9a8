import { z } from 'zod'
import { pictureShape } from '../../house/images/picture-shape.ts'
import { safeImage, safeLink } from './sanitise.server.ts'

/** The form control for a field; the editor's form is built from it. */
export type Control =
  | { control: 'line' | 'text' | 'list'; max: number }
  // One line for each row, with bars between its columns.
  | { control: 'rows'; max: number; columns: readonly Column[] }
  // `blocks` allows headings, quotes and pictures.
  | { control: 'rich'; max: number; blocks: boolean }
  | { control: 'picture'; kept: 'address' | 'view' }
  | { control: 'number'; least: number; most: number }
  | { control: 'choice'; options: readonly string[] }
  | { control: 'tick' }
  | { control: 'instant' }

interface Column {
  name: string
  isNumber?: true
}

declare module 'zod' {
  interface GlobalMeta {
    field?: Control & { optional?: true }
  }
}

const SLUG_MAX = 80
export const slugSchema = z
  .string()
  .max(SLUG_MAX)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** A field that may be left empty, which is null. */
const orNull = <S extends z.ZodType>(schema: S, field: Control) =>
  schema.nullable().meta({ field: { ...field, optional: true } })

const words = (max: number) => z.string().trim().min(1).max(max)
export const line = (max: number) => words(max).meta({ field: { control: 'line', max } })
export const text = (max: number) => words(max).meta({ field: { control: 'text', max } })
export const lineOrNone = (max: number) => orNull(words(max), { control: 'line', max })
export const textOrNone = (max: number) => orNull(words(max), { control: 'text', max })

/** HTML, sanitised both when it is written and when it is read. */
export const rich = (max: number, clean: (html: string) => string, blocks: boolean) =>
  z
    .string()
    .max(max)
    .transform(clean)
    .refine((html) => html !== '')
    .meta({ field: { control: 'rich', max, blocks } })

export const choice = <const T extends readonly [string, ...string[]]>(options: T) =>
  z.enum(options).meta({ field: { control: 'choice', options } })
export const choiceOrNone = <const T extends readonly [string, ...string[]]>(options: T) =>
  orNull(z.enum(options), { control: 'choice', options })

export const whole = (least: number, most: number) =>
  z
    .int()
    .min(least)
    .max(most)
    .meta({ field: { control: 'number', least, most } })
export const wholeOrNone = (least: number, most: number) =>
  orNull(z.int().min(least).max(most), { control: 'number', least, most })

export const tick = z.boolean().meta({ field: { control: 'tick' } })
export const instant = z.iso.datetime().meta({ field: { control: 'instant' } })
export const instantOrNone = orNull(z.iso.datetime(), { control: 'instant' })

/** Content written before there was such a field has none. */
export const slugOrNone = slugSchema
  .nullable()
  .default(null)
  .meta({ field: { control: 'line', max: SLUG_MAX, optional: true } })

export const slugs = (most: number) =>
  z
    .array(slugSchema)
    .max(most)
    .meta({ field: { control: 'list', max: most * (SLUG_MAX + 2), optional: true } })

const LINK_MAX = 500
const link = z
  .string()
  .max(LINK_MAX)
  .refine((given) => safeLink(given) !== null)
export const linkField = link.meta({ field: { control: 'line', max: LINK_MAX } })
export const linkOrNone = orNull(link, { control: 'line', max: LINK_MAX })
export const imageOrNone = orNull(
  z
    .string()
    .max(LINK_MAX)
    .refine((given) => safeImage(given) !== null),
  { control: 'picture', kept: 'address' },
)

/** Content written before there were pictures has none. */
export const pictureOrNone = pictureShape
  .nullable()
  .default(null)
  .meta({ field: { control: 'picture', kept: 'view', optional: true } })

/** Targets of the %name% links in a sentence. */
export const links = z
  .array(z.strictObject({ name: z.string().regex(/^\w{1,40}$/), text: words(120), link }))
  .max(10)
  .meta({
    field: {
      control: 'rows',
      max: 4000,
      columns: [{ name: 'name' }, { name: 'text' }, { name: 'link' }],
      optional: true,
    },
  })

/** Cards of the same deck, each with a sentence on what the two say together. */
export const kin = z
  .array(z.strictObject({ slug: slugSchema, line: words(400) }))
  .max(4)
  .meta({ field: { control: 'rows', max: 2000, columns: [{ name: 'slug' }, { name: 'line' }], optional: true } })

/** What a picture shows, at a place in percent of its width and height. */
export const symbols = z
  .array(
    z.strictObject({
      x: z.number().min(0).max(100),
      y: z.number().min(0).max(100),
      title: words(60),
      line: words(400),
    }),
  )
  .max(12)
  .meta({
    field: {
      control: 'rows',
      max: 6000,
      columns: [{ name: 'x', isNumber: true }, { name: 'y', isNumber: true }, { name: 'title' }, { name: 'line' }],
      optional: true,
    },
  })

/** Questions that a page answers, each in plain text. */
export const answers = z
  .array(z.strictObject({ question: words(160), answer: words(600) }))
  .max(8)
  .meta({
    field: { control: 'rows', max: 6000, columns: [{ name: 'question' }, { name: 'answer' }], optional: true },
  })
