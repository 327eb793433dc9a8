import { expect, test } from 'vitest'
import { consulted } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { action as receiptAction, loader as receiptPage } from '../consultations/receipt.page.tsx'
import { action as roomAction, loader as roomPage } from '../consultations/room.page.tsx'
import { loader as workspacePage } from '../workspace/workspace.page.tsx'

const site = useTestApp()

test('the pages’ forms allow, write, take back and answer without scripts, and give back what is refused', async () => {
  const { pair, id } = await consulted(site, { seconds: 90 })
  const { client, psychic } = pair
  await client.post(`/api/consultations/${id}/end`)
  const params = { id: String(id) }
  const room = `/consultations/${id}`
  const inRoom = (by: typeof client, fields: Record<string, string>) =>
    sendForm(site, roomAction, room, fields, by, params)
  const onReceipt = (fields: Record<string, string>) =>
    sendForm(site, receiptAction, `${room}/recu`, fields, client, params)
  const seen = async (by: typeof client) => (await openPage(site, roomPage, room, by, params)).data.followUp
  const writeUntil = async () => (await openPage(site, workspacePage, '/espace-voyant', psychic)).data.last.writeUntil

  expect(await seen(client)).toMatchObject({ asks: true })
  expect(await writeUntil()).toBeNull()
  const agreed = await inRoom(client, { intent: 'followUpConsent', agreed: 'yes' })
  expect(agreed.location).toBe(`${room}#apres`)
  const receipt = await openPage(site, receiptPage, `${room}/recu`, client, params)
  expect(receipt.data.followUp).toMatchObject({ mayRevoke: true })
  expect(await writeUntil()).toBe((await seen(psychic)).until)

  const text = 'Appelez-moi au 06 12 34 56 78.'
  const refused = await inRoom(psychic, { intent: 'followUp', text })
  expect(refused.status).toBe(400)
  expect(refused.data).toMatchObject({ refusal: { code: 4623, field: 'text' }, typed: { intent: 'followUp', text } })
  expect((await inRoom(psychic, { intent: 'followUp', text: 'Prenez le temps.' })).location).toBe(`${room}#apres`)
  expect(await writeUntil()).toBeNull()
  expect((await onReceipt({ intent: 'followUpAnswer', text: 'Merci.' })).location).toBe(`${room}/recu#apres`)
  expect(await seen(client)).toMatchObject({ message: { text: 'Prenez le temps.' }, answer: { text: 'Merci.' } })
})

test('the box left unticked is a no, and a consent is taken back on the receipt', async () => {
  const { pair, id } = await consulted(site, { seconds: 90 })
  await pair.client.post(`/api/consultations/${id}/end`)
  const onReceipt = (fields: Record<string, string>) =>
    sendForm(site, receiptAction, `/consultations/${id}/recu`, fields, pair.client, { id: String(id) })
  await onReceipt({ intent: 'followUpConsent', agreed: 'yes' })
  expect((await onReceipt({ intent: 'followUpConsent' })).location).toBe(`/consultations/${id}/recu#apres`)
  const { data } = await openPage(site, receiptPage, `/consultations/${id}/recu`, pair.client, { id: String(id) })
  expect(data.followUp).toMatchObject({ asks: false, mayRevoke: false })
  const again = await onReceipt({ intent: 'followUpConsent', agreed: 'yes' })
  expect(again.data.refusal).toMatchObject({ code: 4622, field: null })
})
