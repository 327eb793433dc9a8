import { expect, test } from 'vitest'
import { addPair, ask } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as page from './answers.page.tsx'
import { writeGreeting } from './queries.server.ts'
import { ANSWERS_PAGE, MOST } from './rules.ts'

const site = useTestApp()
const PATH = '/api/workspace/canned-answers'
const codeOf = ({ body }: { body: { api: { error?: { code: number } } } }) => body.api.error?.code

test('a psychic keeps prepared sentences that nobody else reads, changes or removes', async () => {
  const { psychic } = await addPair(site)
  const other = await addPair(site)
  const { answer } = (await psychic.post(PATH, { label: ' Accueil ', text: 'Bonjour {prénom}.\r\n' })).body
  expect(answer).toMatchObject({ label: 'Accueil', text: 'Bonjour {prénom}.' })
  expect((await other.psychic.get(PATH)).body.answers).toEqual([])
  const stranger = { label: 'À moi', text: 'Pris.' }
  expect(codeOf(await other.psychic.post(`${PATH}/${answer.id}`, stranger))).toBe(4000)
  expect(codeOf(await other.psychic.request('DELETE', `${PATH}/${answer.id}`))).toBe(4000)
  await psychic.post(`${PATH}/${answer.id}`, { label: 'Accueil', text: 'Bonsoir {prénom}.' })
  expect((await psychic.get(PATH)).body.answers).toEqual([{ ...answer, text: 'Bonsoir {prénom}.' }])
  expect((await psychic.request('DELETE', `${PATH}/${answer.id}`)).body.api).toEqual({ ok: 1 })
  expect((await psychic.get(PATH)).body.answers).toEqual([])
})

test('refuses what is empty, too long, unknown or too much', async () => {
  const { psychic } = await addPair(site)
  const add = async (label: string, text: string) => codeOf(await psychic.post(PATH, { label, text }))
  expect(await add('  ', 'Bonjour')).toBe(4800)
  expect(await add('x'.repeat(41), 'Bonjour')).toBe(4800)
  expect(await add('Accueil', ' ')).toBe(4801)
  expect(await add('Accueil', 'x'.repeat(1001))).toBe(4801)
  expect(await add('Accueil', 'Bonjour {nom}')).toBe(4802)
  for (let place = 0; place < MOST; place += 1) expect(await add(`n° ${place}`, 'Bonjour')).toBeUndefined()
  expect(await add('de trop', 'Bonjour')).toBe(4803)
  const [{ id }] = (await psychic.get(PATH)).body.answers
  const change = async (label: string, text: string) => codeOf(await psychic.post(`${PATH}/${id}`, { label, text }))
  expect(await change('', 'Bonjour')).toBe(4800)
  expect(await change('Accueil', '')).toBe(4801)
  expect(await change('Accueil', '{x}')).toBe(4802)
})

test('the greeting is sent once on accepting, with its variables, only if she wishes it', async () => {
  const pair = await addPair(site, { cents: 5000, client: { firstName: 'Camille' } })
  const choose = (atOnce: boolean) => pair.psychic.post('/api/workspace/greeting', { atOnce })
  const keep = (text: string | null) => writeGreeting(site.owner, pair.psychicId, { text })
  const accepted = async () => {
    const id = await ask(pair)
    await pair.psychic.post(`/api/workspace/requests/${id}/accept`)
    const { messages } = (await pair.client.get(`/api/consultations/${id}/messages`)).body
    const { status } = (await pair.client.get(`/api/consultations/${id}`)).body.consultation
    await pair.psychic.post(`/api/consultations/${id}/end`)
    return { status, said: messages.map(({ text }: { text: string }) => text) }
  }
  expect((await choose(true)).body.greeting).toEqual({ text: null, atOnce: true })
  expect(await accepted()).toEqual({ status: 'accepted', said: [] })
  await keep('Bonjour {prénom}, ici {voyant}.')
  await choose(false)
  expect(await accepted()).toEqual({ status: 'accepted', said: [] })
  await choose(true)
  expect(await accepted()).toEqual({ status: 'running', said: ['Bonjour Camille, ici Solène.'] })
  await keep(null)
  expect(await accepted()).toEqual({ status: 'accepted', said: [] })
})

test('the page’s forms write, change and remove, and give back what was refused', async () => {
  const { psychic } = await addPair(site)
  const send = (fields: Record<string, string>) => sendForm(site, page.action, ANSWERS_PAGE, fields, psychic)
  const shown = async () => (await openPage(site, page.loader, ANSWERS_PAGE, psychic)).data
  expect(await send({ intent: 'add', label: 'Merci', text: '{nom}' })).toMatchObject({
    status: 422,
    data: { refusal: { code: 4802, field: 'text' }, typed: { label: 'Merci', text: '{nom}' } },
  })
  expect((await send({ intent: 'add', label: 'Merci', text: 'Merci {prénom}.' })).location).toContain(ANSWERS_PAGE)
  await send({ intent: 'greeting', atOnce: 'on' })
  const { answers, greeting } = await shown()
  expect(greeting).toEqual({ text: null, atOnce: true })
  const id = String(answers[0].id)
  await send({ intent: 'change', id, label: 'Merci', text: 'Merci beaucoup.' })
  expect((await shown()).answers).toMatchObject([{ label: 'Merci', text: 'Merci beaucoup.' }])
  await send({ intent: 'remove', id })
  expect((await shown()).answers).toEqual([])
})
