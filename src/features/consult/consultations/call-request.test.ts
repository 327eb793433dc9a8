import { expect, test } from 'vitest'
import { askCall } from '../../../../test/calling.ts'
import { addPair, ask } from '../../../../test/consulting.ts'
import { openPresence } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'

const site = useTestApp()

const addCaller = () => addPair(site, { cents: 5000, psychic: { channels: ['chat', 'web-call'] } })

test('a call can be asked of a psychic who opened it, and the chat of those who opened that', async () => {
  const pair = await addCaller()
  const askBy = async (channel: string) => {
    const { body } = await pair.client.post('/api/consultations', { psychicId: pair.psychicId, channel })
    return body.api.error?.code ?? 'ok'
  }
  const shown = async () => (await pair.client.get(`/api/psychics/presence?ids=${pair.psychicId}`)).body.presences[0]
  await openPresence(site.owner, pair.psychicId, ['chat'], 3600)
  expect(await askBy('web-call')).toBe(4020)
  await openPresence(site.owner, pair.psychicId, ['web-call', 'sms'], 3600)
  expect(await askBy('chat')).toBe(4020)
  expect(await askBy('sms')).toBe(107)
  await expect.poll(shown).toEqual({ id: pair.psychicId, status: 'available', platforms: ['web-call'] })
  expect(await askBy('web-call')).toBe('ok')
})

test('a psychic opens the channels that they offer, one by one', async () => {
  const pair = await addCaller()
  const open = async (...channels: string[]) => (await pair.psychic.post('/api/workspace/presence', { channels })).body
  expect((await open('web-call')).presence).toEqual({ channels: ['web-call'], alive: true })
  expect((await open('phone')).api.error.code).toBe(107)
})

test('the workspace and the receipt name the channel', async () => {
  const pair = await addCaller()
  const id = await askCall(site, pair)
  const { requests } = (await pair.psychic.get('/api/workspace/requests')).body
  expect(requests[0]).toMatchObject({ id, channel: 'web-call' })
  await pair.psychic.post(`/api/workspace/requests/${id}/accept`)
  await pair.client.post(`/api/consultations/${id}/end`)
  expect((await pair.client.get(`/api/consultations/${id}/receipt`)).body.receipt.channel).toBe('web-call')
  const chat = await ask(pair)
  await pair.psychic.post(`/api/workspace/requests/${chat}/accept`)
  await pair.client.post(`/api/consultations/${chat}/end`)
  expect((await pair.client.get(`/api/consultations/${chat}/receipt`)).body.receipt.channel).toBe('chat')
})
