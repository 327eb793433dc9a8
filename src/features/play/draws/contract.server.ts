import { z } from 'zod'
import { GAME_TYPES, THEMES } from '../../../games/game.ts'
import { contract } from '../../../platform/contract/contract.ts'
import { consentAnswer } from '../../house/consents/answers.server.ts'
import { CLIENT_SEED, CLIENT_SEED_MAX, CLIENT_SEED_MIN, PICKS_MAX, QUESTION_MAX } from './rules.ts'

const slug = z.string().max(80)
/** Unguessable: of a draw, of its result, or of a shared result. */
const token = z.string().max(80)
const theme = z.enum(THEMES)
const place = z.number().describe('0 to 1 on a square board, from the top left')

const positionShape = z.object({
  key: z.string(),
  name: z.string(),
  asks: z.string().describe('What a card in this place answers'),
  x: place,
  y: place,
  rotated: z.boolean().describe('Laid across another card'),
})

const spreadShape = z.object({
  slug: z.string(),
  name: z.string(),
  count: z.int(),
  positions: z.array(positionShape),
})

export const gameShape = z.object({
  id: z.int(),
  slug: z.string(),
  type: z.enum(GAME_TYPES.map(({ type }) => type)),
  typeId: z.int(),
  name: z.string(),
  summary: z.string(),
  deck: z
    .object({ slug: z.string(), name: z.string(), size: z.int(), reversals: z.boolean() })
    .nullable()
    .describe('Null for a game that draws nothing'),
  spreads: z.array(spreadShape).describe('The first is used unless another is chosen'),
})

const settingsShape = z.object({
  isOpen: z.boolean().describe('A closed game begins no draw'),
  themes: z.array(theme).describe('What a question may be about'),
  asksQuestion: z.boolean(),
  questionMax: z.int(),
  clientSeedMin: z.int(),
  clientSeedMax: z.int(),
  daily: z.boolean().describe('At most one result a day, in Paris'),
  today: z.string().nullable().describe('The caller’s result of today, in a game that gives one a day'),
  drawSeconds: z.int().describe('How long a draw may be finished'),
})

const verifyShape = z.object({
  protocol: z.literal('voyance-draw-1'),
  drawId: z.string(),
  commitment: z.string(),
  serverSeed: z.string(),
  clientSeed: z.string(),
  deckSize: z.int(),
  picks: z.array(z.int()),
  reversals: z.boolean(),
  fixed: z.array(z.int()).describe('Indices of cards that are never reversed'),
  file: z.string().describe('The address of a page that recomputes the draw without a connection'),
})

const resultShape = z.object({
  id: z.string(),
  game: z.string(),
  spread: z.string(),
  theme: theme.nullable(),
  question: z.string().nullable().describe('Shown to its owner only, while they agree to its being kept'),
  cards: z.array(
    z.object({
      index: z.int().describe('In the deck'),
      slug: z.string(),
      name: z.string(),
      reversed: z.boolean(),
      position: positionShape.pick({ key: true, name: true, asks: true }),
    }),
  ),
  begunAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  isOwn: z.boolean().describe('False for who follows a shared link'),
  share: z.string().nullable().describe('The id under which everybody reads it; shown to its owner only'),
  serverSeed: z.string(),
  verify: verifyShape,
})

const resultLine = resultShape
  .pick({ id: true, game: true, spread: true, theme: true, question: true, finishedAt: true, share: true })
  .extend({ cards: z.array(z.object({ slug: z.string(), name: z.string(), reversed: z.boolean() })) })

const gameParams = z.object({ slug })
const resultParams = z.object({ slug, id: token })
const ofGame = { access: 'public', params: gameParams } as const
const ofResult = { access: 'public', params: resultParams } as const
const oneGame = z.object({ game: gameShape })

/** Longer addresses come before `:slug`, which would match them. */
export const drawsContract = contract({
  readDrawFigures: {
    method: 'GET',
    path: '/api/games/draw-figures',
    summary: 'Count the draws of the last thirty days by day in Paris: begun, finished, and left unfinished',
    access: 'public',
    output: z.object({
      figures: z.array(
        z.object({
          day: z.iso.date(),
          game: z.string(),
          begun: z.int(),
          finished: z.int(),
          unfinished: z.int(),
        }),
      ),
    }),
    refusals: [],
  },
  readGamesOfType: {
    method: 'GET',
    path: '/api/games/types/:typeId',
    summary: `List the games of a type: ${GAME_TYPES.map(({ id, type }) => `${id} ${type}`).join(', ')}`,
    access: 'public',
    params: z.object({ typeId: z.coerce.number().int() }),
    output: z.object({
      type: z.object({ id: z.int(), type: z.string(), name: z.string() }),
      games: z.array(gameShape),
    }),
    refusals: ['notFound'],
  },
  readGame: {
    method: 'GET',
    path: '/api/games/:slug',
    summary: 'Read a game: its deck and its spreads',
    ...ofGame,
    output: oneGame,
    refusals: ['notFound'],
  },
  readGameSettings: {
    method: 'GET',
    path: '/api/games/:slug/settings',
    summary: 'Read what a person may choose and write in a game that draws',
    ...ofGame,
    output: z.object({ settings: settingsShape }),
    refusals: ['notFound'],
  },
  beginDraw: {
    method: 'POST',
    path: '/api/games/:slug/draws',
    summary:
      'Begin a draw: commits to a secret seed before anything is chosen; opens an anonymous session if there is none',
    ...ofGame,
    body: z.strictObject({}),
    output: z.object({
      drawId: z.string(),
      commitment: z.string().describe('SHA-256 of the server’s seed, in hexadecimal digits'),
      deckSize: z.int(),
      count: z.int().describe('Cards to pick in the first spread'),
      expiresAt: z.iso.datetime(),
    }),
    refusals: ['notFound', 'gameClosed', 'tooManyRequests', 'cardOfDayDrawn', 'forceLogout'],
  },
  listResults: {
    method: 'GET',
    path: '/api/games/:slug/results',
    summary: 'List the caller’s own results of a game, the latest first, at most fifty',
    ...ofGame,
    output: z.object({ results: z.array(resultLine) }),
    refusals: ['notFound'],
  },
  finishDraw: {
    method: 'POST',
    path: '/api/games/:slug/results',
    summary:
      'Finish a draw: the cards at the picked places of the shuffled deck, and the server’s seed; the same input again gives the same result',
    ...ofGame,
    body: z.strictObject({
      drawId: token,
      clientSeed: z
        .string()
        .min(CLIENT_SEED_MIN)
        .max(CLIENT_SEED_MAX)
        .regex(CLIENT_SEED)
        .describe('Made by the browser once it knew the commitment; published with the result'),
      picks: z
        .array(z.int().min(0))
        .max(PICKS_MAX)
        .describe('Distinct places in the shuffled deck, from 0, in the order of picking; as many as the spread has'),
      spread: slug.optional(),
      theme: theme.optional(),
      question: z.string().max(QUESTION_MAX).optional().describe('Of an account that agreed to SENSITIVE_DATA only'),
      consents: z.array(consentAnswer).max(10).optional().describe('SENSITIVE_DATA, with the first question'),
    }),
    output: resultShape,
    refusals: [
      'notFound',
      'parametersInvalid',
      'drawUsed',
      'drawExpired',
      'cardOfDayDrawn',
      'securityParametersMissing',
      'consentMissing',
      'consentsChanged',
    ],
  },
  readResult: {
    method: 'GET',
    path: '/api/games/:slug/results/:id',
    summary: 'Read a result: one’s own, or a shared one by the id of its link',
    ...ofResult,
    output: resultShape,
    refusals: ['notFound'],
  },
  removeResult: {
    method: 'DELETE',
    path: '/api/games/:slug/results/:id',
    summary: 'Delete one’s own result',
    ...ofResult,
    output: z.object({}),
    refusals: ['notFound'],
  },
  shareResult: {
    method: 'POST',
    path: '/api/games/:slug/results/:id/share',
    summary: 'Share one’s own result: everybody with the link can read it, without the question',
    ...ofResult,
    body: z.strictObject({}),
    output: z.object({ share: z.string() }),
    refusals: ['notFound'],
  },
  unshareResult: {
    method: 'DELETE',
    path: '/api/games/:slug/results/:id/share',
    summary: 'Stop sharing one’s own result: its link is dead for ever',
    ...ofResult,
    output: z.object({}),
    refusals: ['notFound'],
  },
  listTarots: {
    method: 'GET',
    path: '/api/tarots',
    summary: 'List the tarot games',
    access: 'public',
    output: z.object({ tarots: z.array(gameShape) }),
    refusals: [],
  },
  readTarot: {
    method: 'GET',
    path: '/api/tarots/:slug',
    summary: 'Read a tarot game',
    access: 'public',
    params: gameParams,
    output: z.object({ tarot: gameShape }),
    refusals: ['notFound'],
  },
})
