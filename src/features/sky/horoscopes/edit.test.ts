import { beforeEach, expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { action, loader } from './edit.page.tsx'

const site = useTestApp()
let editor: Staff
beforeEach(async () => {
  editor = await addStaff(site, 'editor')
})

const read = async () => (await site.browser().get('/api/horoscopes?sign=leo')).body.horoscope
const place = async () => ({ period: 'day', day: (await read()).from, sign: 'leo', topic: 'love' })

test('an editor’s text replaces the computed one, is marked as such, and can be removed', async () => {
  const before = await read()
  expect(before.sections[0].edited).toBe(false)
  const text = 'Ce soir, la rédaction vous invite à lever les yeux.'
  expect((await editor.browser.post('/api/admin/horoscopes', { ...(await place()), text })).status).toBe(200)
  const [love, work] = (await read()).sections
  expect(love).toMatchObject({ text, edited: true, because: [], sentences: [{ text, because: null, meaning: null }] })
  expect(work).toEqual(before.sections[1])
  const second = site.browser('second.localhost:3000')
  expect((await second.get('/api/horoscopes?sign=leo')).body.horoscope.sections).toEqual(before.sections)
  await editor.browser.post('/api/admin/horoscopes/restore', await place())
  expect(await read()).toEqual(before)
  const acts = await site.owner.selectFrom('audit_log').select(['act', 'actor_id']).orderBy('id').execute()
  expect(acts.slice(-2)).toEqual([
    { act: 'horoscope.edit', actor_id: editor.id },
    { act: 'horoscope.restore', actor_id: editor.id },
  ])
})

test.each([
  [{ text: ' ' }, 'text'],
  [{ text: 'x'.repeat(1001) }, 'text'],
  [{ text: 'Bien.', topic: 'health' }, 'topic'],
  [{ text: 'Bien.', day: '2026-02-30' }, 'day'],
  [{ text: 'Bien.', sign: 'serpentarius' }, 'sign'],
])('%j is refused at its field', async (wrong, field) => {
  const { status, body } = await editor.browser.post('/api/admin/horoscopes', { ...(await place()), ...wrong })
  expect([status, body.api.error.field]).toEqual([400, field])
})

test('row 290: an edit that names no sign is refused with 1011', async () => {
  for (const path of ['/api/admin/horoscopes', '/api/admin/horoscopes/restore']) {
    const { sign: _, ...rest } = await place()
    const given = path.endsWith('restore') ? rest : { ...rest, text: 'Bien.' }
    expect((await editor.browser.post(path, given)).body.api.error).toMatchObject({ code: 1011, field: 'sign' })
    const { topic: __, ...untold } = { ...(await place()), ...(path.endsWith('restore') ? {} : { text: 'Bien.' }) }
    expect((await editor.browser.post(path, untold)).body.api.error).toMatchObject({ code: 106, field: 'topic' })
  }
})

test('the page shows the texts, replaces one, and returns a refused one', async () => {
  const { data } = await openPage(site, loader, '/equipe/horoscopes?sign=leo', editor.browser)
  expect(data.horoscope.sections).toHaveLength(5)
  const fields = { ...(await place()), shown: 'day' }
  const refused = await sendForm(
    site,
    action,
    '/equipe/horoscopes',
    { ...fields, text: 'é'.repeat(1001) },
    editor.browser,
  )
  expect(refused.data.typed.text).toHaveLength(1001)
  const sent = await sendForm(site, action, '/equipe/horoscopes', { ...fields, text: 'Regardez loin.' }, editor.browser)
  expect(sent.location).toBe('/equipe/horoscopes?sign=leo&period=day&fait=remplace')
  expect((await read()).sections[0].text).toBe('Regardez loin.')
})
