import { z } from 'zod'
import { legibleColours } from './banner-colours.ts'
import {
  answers,
  choice,
  choiceOrNone,
  imageOrNone,
  instantOrNone,
  kin,
  line,
  lineOrNone,
  linkField,
  linkOrNone,
  links,
  pictureOrNone,
  rich,
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
    link: linkOrNone,
    button_label: lineOrNone(60),
    image: imageOrNone,
    delay: whole(0, 3600),
    rank: whole(0, 1000),
    background_color: lineOrNone(COLOUR_MAX),
    text_color: lineOrNone(COLOUR_MAX),
    button_background_color: lineOrNone(COLOUR_MAX),
    user_type: choiceOrNone(['not_logged_in', 'logged_in']),
    gender: choiceOrNone(['male', 'female']),
    path: lineOrNone(200),
    is_exact_path: tick,
    startDate: instantOrNone,
    endDate: instantOrNone,
  })
  .superRefine((given, context) => {
    const used = legibleColours(given)
    for (const name of ['background_color', 'text_color', 'button_background_color'] as const) {
      if (used[name] !== given[name]) context.addIssue({ code: 'custom', path: [name] })
    }
    const { startDate, endDate } = given
    if (startDate && endDate && Date.parse(startDate) >= Date.parse(endDate)) {
      context.addIssue({ code: 'custom', path: ['endDate'] })
    }
  })

/** The shape of each kind of content; rich text is sanitised on reading as on writing. */
export const shapes = {
  article: z.strictObject({
    title: line(TITLE_MAX),
    description: text(DESCRIPTION_MAX),
    theme: choice(ARTICLE_THEMES),
    picture: pictureOrNone,
    body,
    related: slugs(6),
  }),
  term: z.strictObject({
    term: line(TITLE_MAX),
    glossary: choice(GLOSSARIES),
    short: text(DESCRIPTION_MAX),
    body,
    see: slugs(12),
  }),
  question: z.strictObject({
    question: line(200),
    theme: choice(QUESTION_THEMES),
    answer: body,
  }),
  page: z.strictObject({
    title: line(TITLE_MAX),
    description: text(DESCRIPTION_MAX),
    lead: text(600),
    picture: pictureOrNone,
    body,
  }),
  notification,
  offer: z.strictObject({
    text: text(300),
    linksProperties: links,
    conditions: textOrNone(600),
    audience: choiceOrNone(AUDIENCES),
    price: wholeOrNone(0, 1_000_000),
    endDate: instantOrNone,
  }),
  partner: z.strictObject({
    name: line(80),
    description: text(400),
    link: linkField,
  }),
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
} as const satisfies Record<Kind, z.ZodObject>

export type DataOf<K extends Kind> = z.output<(typeof shapes)[K]>

/** The identifier of an entry within its kind. */
export const addressSchema = (kind: Kind) => z.object({ address: kind === 'page' ? pathSchema : slugSchema })
