import { z } from 'zod'
import { contract } from '../../../platform/contract/contract.ts'
import { may } from '../../house/staff/capabilities.ts'
import { choosable } from './kinds.ts'
import { figuresShape } from './shapes.server.ts'

const MOST = 1000
const choices = z.strictObject({
  kinds: z.array(z.enum(choosable)).max(choosable.length),
  names: z.boolean().describe('whether names and subjects are shown on a locked screen'),
  quiet: z.boolean().describe('whether what is not awaited waits from 22:00 until 8:00 in Paris'),
  horoscopeHour: z.int().min(6).max(21).nullable().describe('in Paris; null for no horoscope'),
})
const device = z.object({
  reference: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable().describe('of the last notification'),
  isCurrent: z.boolean(),
})
const push = z.object({
  publicKey: z.string().nullable().describe('for the browser’s subscription; null if the site sends no notifications'),
  devices: z.array(device),
  choices,
})

export const pushContract = contract({
  readPush: {
    method: 'GET',
    path: '/api/push',
    summary: 'Get the person’s devices for notifications, and what they chose to hear of',
    access: 'signedIn',
    output: z.object({ push }),
    refusals: [],
  },
  registerPushDevice: {
    method: 'POST',
    path: '/api/push/subscriptions',
    summary: 'Register this browser for notifications; it hears nothing after its session was ended',
    access: 'signedIn',
    body: z.strictObject({
      endpoint: z.string().max(MOST),
      keys: z.strictObject({ p256dh: z.string().max(100), auth: z.string().max(40) }),
      replaces: z.string().max(MOST).optional().describe('the browser’s former address'),
    }),
    output: z.object({ device: z.object({ reference: z.string() }) }),
    refusals: ['pushUnavailable', 'pushServiceUnknown', 'tooManyRequests'],
  },
  removePushDevice: {
    method: 'DELETE',
    path: '/api/push/subscriptions/:reference',
    summary: 'Remove one of the person’s devices',
    access: 'signedIn',
    params: z.object({ reference: z.string().max(40) }),
    output: z.object({}),
    refusals: ['notFound'],
  },
  choosePush: {
    method: 'POST',
    path: '/api/push/choices',
    summary: 'Choose what to hear of, and how; the horoscope needs a birth date',
    access: 'signedIn',
    body: choices,
    output: z.object({ push }),
    refusals: ['birthDateMissing'],
  },
  tryPush: {
    method: 'POST',
    path: '/api/push/trial',
    summary: 'Send a notification to all devices of the person, to see that it arrives',
    access: 'signedIn',
    output: z.object({ devices: z.int() }),
    refusals: ['pushUnavailable', 'pushNoDevice', 'tooManyRequests'],
  },
  readPushFigures: {
    method: 'GET',
    path: '/api/admin/push-figures',
    summary: 'Read what became of the notifications of thirty days on this site, and how soon they were taken',
    access: may('clients.read'),
    output: z.object({ figures: figuresShape }),
    refusals: [],
  },
})
