import { href } from 'react-router'
import type { RoomChannel } from './rules.ts'

const CHANNEL = 'canal'
const named = { 'web-call': 'appel', phone: 'telephone' } as const

/** Where a consultation is asked for. */
export const consultAddress = (slug: string, channel: RoomChannel): string =>
  href('/voyance/:slug/consulter', { slug }) + (channel === 'chat' ? '' : `?${CHANNEL}=${named[channel]}`)

/** The channel that an address or a form asks for: the chat unless it names another. */
export const channelIn = (given: URLSearchParams | FormData): RoomChannel =>
  (['web-call', 'phone'] as const).find((channel) => named[channel] === given.get(CHANNEL)) ?? 'chat'

/** Repeats the channel in a form. */
export const channelField = (channel: RoomChannel) => ({
  name: CHANNEL,
  value: channel === 'chat' ? '' : named[channel],
})

/** Where a consultation is held, and read again after. */
export const roomAddress = (id: number | string): string => href('/consultations/:id', { id: String(id) })

export const receiptAddress = (id: number | string): string => href('/consultations/:id/recu', { id: String(id) })
