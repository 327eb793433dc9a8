import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { slugSchema } from '../../content/content/fields.server.ts'
import { shapes } from '../../content/content/kinds.server.ts'
import {
  ARTICLE_THEMES,
  ARTICLES_BY_PAGE,
  ARTICLES_MAX,
  DECKS,
  PAGES_MAX,
  QUESTION_THEMES,
} from '../../content/content/rules.ts'
import { bannerShape, bannersContract } from '../../content/notifications/banners.server.ts'
import { offerShape } from '../../content/offers/contract.server.ts'
import { STATES } from '../../content/webinars/rules.ts'
import { pictureShape } from '../../house/images/picture-shape.ts'
import { TOPICS } from '../../sky/horoscopes/fragments/sheet.ts'
import { TABLES } from './read-table.server.ts'

const html = z.string().describe('Sanitised HTML')
const article = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  theme: z.enum(ARTICLE_THEMES),
  picture: pictureShape.nullable(),
  publishedOn: z.iso.date().describe('The day in Paris'),
})
const question = z.object({
  slug: z.string(),
  question: z.string(),
  theme: z.enum(QUESTION_THEMES),
  answer: html,
})

const card = z.object({ slug: z.string(), ...shapes.card.shape })

/** Rows of the tables other than notifications: the shape of their kind, with their identifier. */
const rows = [
  z.object({ slug: z.string(), ...shapes.article.shape, body: html, published_on: z.iso.date() }),
  z.object({ slug: z.string(), ...shapes.question.shape, answer: html }),
  z.object({ slug: z.string(), ...shapes.term.shape, body: html }),
  z.object({ path: z.string(), ...shapes.page.shape, body: html }),
  z.object({ slug: z.string(), ...shapes.partner.shape }),
  z
    .object({ slug: z.string(), ...shapes.webinar.shape, body: html })
    .omit({ joinLink: true, isCancelled: true, places: true })
    .extend({
      endsAt: z.iso.datetime(),
      state: z.enum(STATES),
      isFull: z.boolean().describe('Whether all places are taken'),
    }),
  card,
  z.object({ slug: z.string(), ...shapes.game.shape, intro: html }),
  z.object({
    topic: z.enum(TOPICS),
    span: z.enum(['day', 'week', 'month', 'year']),
    condition: z.string().describe('What of the sky makes the sentence eligible, such as `moonHouse`'),
    value: z.string().nullable().describe('The house, body or phase'),
    text: z.string(),
  }),
  offerShape,
] as const

export const contentContract = contract({
  readTable: {
    ...bannersContract.readBanners,
    summary:
      'List one content table of this site. The caller applies the display filter of notifications, and `link` and `path` of the others, whose reader and dates are applied here.',
    query: bannersContract.readBanners.query.extend({ table: z.enum(TABLES) }),
    output: z.object({ data: z.object({ data: z.array(z.union([bannerShape, ...rows])) }) }),
  },
  listArticles: {
    method: 'GET',
    path: '/api/blog-articles',
    summary: 'List magazine articles, newest first; empty past the last page',
    access: 'public',
    query: z.object({
      theme: z.enum(ARTICLE_THEMES).optional(),
      page: z.coerce.number().int().min(1).max(PAGES_MAX).default(1),
      limit: z.coerce.number().int().min(1).max(ARTICLES_MAX).default(ARTICLES_BY_PAGE),
    }),
    output: z.object({ articles: z.array(article), total: z.int(), page: z.int(), pages: z.int() }),
    refusals: [],
  },
  readArticle: {
    method: 'GET',
    path: '/api/blog-articles/:slug',
    summary: 'Read an article with its related articles',
    access: 'public',
    params: z.object({ slug: slugSchema }),
    output: z.object({
      article: article.extend({
        body: html,
        related: z.array(article),
      }),
    }),
    refusals: ['notFound'],
  },
  listDeckCards: {
    method: 'GET',
    path: '/api/cards',
    summary: 'List the cards of the decks without their meanings',
    access: 'public',
    query: z.object({ deck: z.enum(DECKS).optional() }),
    output: z.object({ cards: z.array(card.pick({ slug: true, deck: true, title: true, description: true })) }),
    refusals: [],
  },
  readDeckCard: {
    method: 'GET',
    path: '/api/cards/:slug',
    summary: 'Read a card with its meanings; its texts are plain paragraphs with an empty line between two',
    access: 'public',
    params: z.object({ slug: slugSchema }),
    output: z.object({ card }),
    refusals: ['notFound'],
  },
  listQuestions: {
    method: 'GET',
    path: '/api/frequently-asked-questions',
    summary: 'List frequently asked questions with their answers',
    access: 'public',
    query: z.object({ theme: z.enum(QUESTION_THEMES).optional() }),
    output: z.object({ questions: z.array(question) }),
    refusals: [],
  },
})
