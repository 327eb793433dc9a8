import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'

const typed = { label: z.string().max(200), text: z.string().max(4000) }
const id = z.int().positive()
const params = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })
const answer = z.object({ id, label: z.string(), text: z.string().describe('With its variables, such as {prénom}') })
const greeting = z.object({
  text: z.string().nullable().describe('As a moderator accepted it, with its variables; null if there is none'),
  atOnce: z.boolean().describe('Whether it is sent by itself when a request by chat is accepted'),
})

export const cannedAnswersContract = contract({
  listCannedAnswers: {
    method: 'GET',
    path: '/api/workspace/canned-answers',
    summary: 'The psychic’s prepared sentences, and the greeting',
    access: 'psychic',
    output: z.object({ answers: z.array(answer), greeting }),
    refusals: [],
  },
  addCannedAnswer: {
    method: 'POST',
    path: '/api/workspace/canned-answers',
    summary: 'Add a prepared sentence',
    access: 'psychic',
    body: z.strictObject(typed),
    output: z.object({ answer }),
    refusals: ['answerLabelLength', 'answerTextLength', 'variableUnknown', 'answersFull'],
  },
  changeCannedAnswer: {
    method: 'POST',
    path: '/api/workspace/canned-answers/:id',
    summary: 'Change a prepared sentence',
    access: 'psychic',
    params,
    body: z.strictObject(typed),
    output: z.object({ answer }),
    refusals: ['notFound', 'answerLabelLength', 'answerTextLength', 'variableUnknown'],
  },
  removeCannedAnswer: {
    method: 'DELETE',
    path: '/api/workspace/canned-answers/:id',
    summary: 'Remove a prepared sentence',
    access: 'psychic',
    params,
    output: z.object({}),
    refusals: ['notFound'],
  },
  greetAtOnce: {
    method: 'POST',
    path: '/api/workspace/greeting',
    summary: 'Choose whether the greeting is sent by itself; its words are proposed with the profile',
    access: 'psychic',
    body: z.strictObject({ atOnce: z.boolean() }),
    output: z.object({ greeting }),
    refusals: [],
  },
})
