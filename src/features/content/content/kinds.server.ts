import { z } from 'zod'
import { legibleColours } from './banner-colours.ts'
import { endsAfterStart, mayBeShownTo, mayOpenTo, shownTo } from './display-fields.server.ts'
import type { DisplayRules } from './display-filter.ts'
import {
  answers,
  choice,
  choiceOrNone,
  imageOrNone,
  instant,
  instantOrNone,
  kin,
  line,
  lineOrNone,
  linkField,
  linkOrNone,
  links,
  pictureOrNone,
  rich,
  slugOrNone,
  slugSchema,
  slugs,
  symbols,
  text,
  textOrNone,
  tick,
  whole,
  wholeOrNone,
} from './fields.server.ts'
import { ARTICLE_THEMES, AUDIENCES, DECKS, GLOSSARIES, type Kind, QUESTION_THEMES } from './rules.ts'
import { sanitiseHtml } from './sanitise.server.ts'
import { sanitiseBody } from './sanitise-body.server.ts'
import { pushesToSpend } from './spending.ts'

const TITLE_MAX = 65
const DESCRIPTION_MAX = 180
const BODY_MAX = 60_000
const COLOUR_MAX = 60
const MEANING_MAX = 3000

const body = rich(BODY_MAX, sanitiseBody, true)

const pathSchema = z
  .string()
  .max(120)
  .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*){1,3}$/)

const notification = z
  .strictObject({
    title: line(200),
    description: rich(4000, sanitiseHtml, false),
    button_label: lineOrNone(60),
    image: imageOrNone,
    delay: whole(0, 3600),
    rank: whole(0, 1000),
    background_color: lineOrNone(COLOUR_MAX),
    text_color: lineOrNone(COLOUR_MAX),
    button_background_color: lineOrNone(COLOUR_MAX),
    ...shownTo,
  })
  .superRefine((given, context) => {
    const used = legibleColours(given)
    for (const name of ['background_color', 'text_color', 'button_background_color'] as const) {
      if (used[name] !== given[name]) context.addIssue({ code: 'custom', path: [name] })
    }
  })
  .superRefine(endsAfterStart)

/** A kind whose items may be for some readers, pages or days alone; what it has of these fields already is its own. */
function limited<S extends z.ZodRawShape, L extends z.ZodRawShape>(shape: S, limits: L) {
  const whole = z.strictObject({ ...shape, ...limits, ...shape }) as z.ZodObject<Omit<L, keyof S> & S, z.core.$strict>
  return whole.superRefine((given, context) => endsAfterStart(given as DisplayRules, context))
}

/** An open invitation: nothing in it may lead to a purchase. */
const webinar = z
  .strictObject({
    title: line(TITLE_MAX),
    description: text(DESCRIPTION_MAX),
    host: line(80),
    body,
    startsAt: instant,
    minutes: whole(15, 240),
    places: whole(1, 5000),
    joinLink: linkField,
    replayLink: linkOrNone,
    isCancelled: tick,
  })
  .superRefine((given, context) => {
    for (const name of ['title', 'description', 'host', 'body'] as const) {
      if (pushesToSpend(given[name])) context.addIssue({ code: 'custom', path: [name] })
    }
  })

/** The shape of each kind of content; rich text is sanitised on reading as on writing. */
export const shapes = {
  article: limited(
    {
      title: line(TITLE_MAX),
      description: text(DESCRIPTION_MAX),
      theme: choice(ARTICLE_THEMES),
      picture: pictureOrNone,
      body,
      related: slugs(6),
    },
    mayBeShownTo,
  ),
  term: limited(
    {
      term: line(TITLE_MAX),
      glossary: choice(GLOSSARIES),
      short: text(DESCRIPTION_MAX),
      body,
      see: slugs(12),
    },
    mayBeShownTo,
  ),
  question: limited(
    {
      question: line(200),
      theme: choice(QUESTION_THEMES),
      answer: body,
    },
    mayBeShownTo,
  ),
  page: limited(
    {
      title: line(TITLE_MAX),
      description: text(DESCRIPTION_MAX),
      lead: text(600),
      picture: pictureOrNone,
      body,
    },
    mayOpenTo,
  ),
  notification,
  offer: limited(
    {
      text: text(300),
      linksProperties: links,
      conditions: textOrNone(600),
      audience: choiceOrNone(AUDIENCES),
      price: wholeOrNone(0, 1_000_000),
      endDate: instantOrNone,
      // Only for those who came by a link with this version.
      version: slugOrNone,
    },
    mayBeShownTo,
  ),
  partner: limited(
    {
      name: line(80),
      description: text(400),
      link: linkField,
    },
    mayBeShownTo,
  ),
  // Its meanings are plain paragraphs, with an empty line between two.
  card: z.strictObject({
    deck: choice(DECKS),
    title: line(TITLE_MAX),
    description: text(DESCRIPTION_MAX),
    image: text(MEANING_MAX),
    upright: text(MEANING_MAX),
    reversed: textOrNone(MEANING_MAX),
    love: text(MEANING_MAX),
    work: text(MEANING_MAX),
    money: text(MEANING_MAX),
    advice: text(MEANING_MAX),
    kin,
    symbols,
  }),
  game: z.strictObject({
    name: line(TITLE_MAX),
    summary: text(DESCRIPTION_MAX),
    title: line(TITLE_MAX),
    description: text(DESCRIPTION_MAX),
    intro: body,
    asking: textOrNone(MEANING_MAX),
    questions: answers,
  }),
  webinar,
} as const satisfies Record<Kind, z.ZodObject>

export type DataOf<K extends Kind> = z.output<(typeof shapes)[K]>

/** The identifier of an entry within its kind. */
export const addressSchema = (kind: Kind) => z.object({ address: kind === 'page' ? pathSchema : slugSchema })
