import { expect, test } from 'vitest'
import { consulted, returned } from '../../../../test/consulting.ts'
import { openPage } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as contactPage from '../../rights/contact/contact.page.tsx'
import * as page from './exchange.page.tsx'

const site = useTestApp()
const DAY = 86_400
type Browser = ReturnType<typeof site.browser>
const open = (browser: Browser) => openPage(site, page.loader, '/contact-voyant', browser)
const states = async (browser: Browser) =>
  (await open(browser)).data.exchanges.map(({ id, state, to }: Record<string, unknown>) => [id, state, to])

test('a client sees each exchange where it stands, with the place of its words', async () => {
  const { pair, id } = await consulted(site, { seconds: 90 })
  const { client, psychic } = pair
  const place = `/consultations/${id}#apres`
  await client.post(`/api/consultations/${id}/end`)
  expect(await states(client)).toEqual([[id, 'allow', place]])
  await client.post(`/api/consultations/${id}/follow-up-consent`, { agreed: true })
  expect(await states(client)).toEqual([[id, 'waiting', place]])
  await psychic.post(`/api/consultations/${id}/follow-up`, { text: 'Je repense à vous : prenez votre temps.' })
  expect(await states(client)).toEqual([[id, 'answer', place]])
  await site.advance(30 * DAY)
  const later = await returned(site, pair)
  expect(await states(later.client)).toEqual([[id, 'answer', place]])
  await later.client.post(`/api/consultations/${id}/follow-up-answer`, { text: 'Merci.' })
  expect(await states(later.client)).toEqual([[id, 'closed', place]])
})

test('nothing is listed after a no, once the days are over, or of somebody else', async () => {
  const { pair, id } = await consulted(site, { seconds: 90 })
  await pair.client.post(`/api/consultations/${id}/end`)
  expect(await states((await addClient(site)).browser)).toEqual([])
  await site.advance(7 * DAY)
  expect(await states((await returned(site, pair)).client)).toEqual([])
  const other = await consulted(site, { seconds: 90 })
  await other.pair.client.post(`/api/consultations/${other.id}/end`)
  await other.pair.client.post(`/api/consultations/${other.id}/follow-up-consent`, { agreed: false })
  expect(await states(other.pair.client)).toEqual([])
})

test('visitors and psychics are told how it goes, and see nobody’s exchanges', async () => {
  const { pair } = await consulted(site, { seconds: 90 })
  expect((await open(site.browser())).data).toEqual({ role: null, exchanges: [] })
  expect((await open(pair.psychic)).data).toEqual({ role: 'psychic', exchanges: [] })
})

test('a link can choose the subject of a message; an unknown one chooses none', async () => {
  const subject = async (path: string) =>
    (await openPage(site, contactPage.loader, path, site.browser())).data.subject ?? null
  expect(await subject('/contactez-nous?sujet=work')).toBe('work')
  expect(await subject('/contactez-nous?sujet=rien')).toBeNull()
  expect(await subject('/contactez-nous')).toBeNull()
})
