import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { MOST_QUESTIONS } from './rules.ts'

const params = z.object({ module: z.string().max(40) })
const head = {
  key: z.string(),
  title: z.string(),
  minutes: z.int().describe('to read it'),
  passedAt: z.iso.datetime().nullable().describe('in its present version'),
}

export const trainingContract = contract({
  readTraining: {
    method: 'GET',
    path: '/api/workspace/training',
    summary: 'List the modules of the house’s training, each with when the psychic passed it',
    access: 'psychic',
    output: z.object({
      modules: z.array(z.object({ ...head, isRenewed: z.boolean().describe('an earlier version was passed') })),
    }),
    refusals: [],
  },
  readModule: {
    method: 'GET',
    path: '/api/workspace/training/:module',
    summary: 'Get a module of the training with its questions, without the right answers',
    access: 'psychic',
    params,
    output: z.object({
      module: z.object({
        ...head,
        version: z.string(),
        words: z.array(z.string()),
        questions: z.array(z.object({ ask: z.string(), options: z.array(z.string()) })),
        next: z
          .object({ key: z.string(), title: z.string() })
          .nullable()
          .describe('the first other one that is not passed'),
      }),
    }),
    refusals: ['notFound'],
  },
  answerModule: {
    method: 'POST',
    path: '/api/workspace/training/:module',
    summary: 'Answer the questions of a module; it is recorded as passed once all answers are right',
    access: 'psychic',
    params,
    body: z.strictObject({
      answers: z.array(z.int().min(0).max(20)).max(MOST_QUESTIONS).describe('places of the options, in order'),
    }),
    output: z.object({
      passed: z.boolean(),
      wrong: z.array(z.object({ place: z.int(), why: z.string() })),
    }),
    refusals: ['notFound', 'parametersMissing'],
  },
})
