import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { platforms } from '../psychics/rules.ts'
import { consultationShape } from '../rooms/shapes.server.ts'

const params = z.object({ id: z.coerce.number().int().positive() })
const presence = z.object({ channels: z.array(z.string()), alive: z.boolean() })
const since = z.object({ at: z.iso.datetime(), isToday: z.boolean().describe('In Paris') })

export const stateShape = z.object({
  presence,
  since: since.nullable().describe('Since when the presence is as it is; null before the first'),
  busy: z.object({ name: z.string(), since }).nullable().describe('The client of the open room'),
  waiting: z.object({
    requests: z.int(),
    people: z.int().describe('In the queue'),
    questions: z.int().describe('Free questions'),
    texts: z.int().describe('Questions by text message'),
    appointments: z.int().describe('Asked for, and not yet confirmed'),
    disputes: z.int().describe('Without an answer, and without the psychic’s own account'),
    training: z.int().describe('Modules of the training not yet passed'),
  }),
})

export const workspaceContract = contract({
  setPresence: {
    method: 'POST',
    path: '/api/workspace/presence',
    summary:
      'Set the channels on which the psychic is present; an empty list means away. The lease of 60 s is renewed by each call',
    access: 'psychic',
    body: z.strictObject({ channels: z.array(z.enum(platforms)).max(platforms.length) }),
    output: z.object({ presence }),
    refusals: ['profilePaused', 'phoneUnproven'],
  },
  goOffline: {
    method: 'POST',
    path: '/api/workspace/offline',
    summary: 'End the presence at once: requests no longer arrive, until channels are opened again',
    access: 'psychic',
    output: z.object({ presence }),
    refusals: [],
  },
  readState: {
    method: 'GET',
    path: '/api/workspace/state',
    summary: 'How the psychic stands and since when, and how much waits for them',
    access: 'psychic',
    output: z.object({ state: stateShape }),
    refusals: [],
  },
  listRequests: {
    method: 'GET',
    path: '/api/workspace/requests',
    summary: 'List the requests that wait for an answer',
    access: 'psychic',
    output: z.object({ requests: z.array(consultationShape) }),
    refusals: [],
  },
  acceptRequest: {
    method: 'POST',
    path: '/api/workspace/requests/:id/accept',
    summary: 'Accept a request and open the room; the meter starts with the first message',
    access: 'psychic',
    params,
    keyed: true,
    output: z.object({ consultation: consultationShape }),
    refusals: ['notFound', 'requestOver', 'answerByPhone'],
  },
  refuseRequest: {
    method: 'POST',
    path: '/api/workspace/requests/:id/refuse',
    summary: 'Refuse a request; nothing is billed',
    access: 'psychic',
    params,
    keyed: true,
    output: z.object({ consultation: consultationShape }),
    refusals: ['notFound', 'requestOver'],
  },
})
