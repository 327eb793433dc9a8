import { beforeAll, expect, test } from 'vitest'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { firstContent } from '../../../server/first-content.ts'
import { putFirstContent } from '../../content/content/put-first-content.server.ts'
import * as page from './question.page.tsx'

const site = useTestApp()
const HERE = '/voyance/question-gratuite'
const typed = { question: 'Faut-il que j’accepte cette invitation ?', theme: 'love', birthDate: '1990-02-03' }

beforeAll(() =>
  putFirstContent(
    site.app,
    firstContent.filter(({ address }) => address === HERE),
  ),
)

test('what a visitor typed follows them through making an account, in a sealed cookie and in no address', async () => {
  const browser = site.browser()
  const { status, location } = await sendForm(site, page.action, HERE, typed, browser)
  expect([status, location]).toEqual([303, `/inscription?retour=${encodeURIComponent(HERE)}`])
  expect(browser.otherCookies.get('question')).not.toContain('invitation')
  const { data } = await openPage(site, page.loader, HERE, browser)
  expect(data).toMatchObject({ typed, brought: true, consents: null })
  browser.otherCookies.set('question', 'AAAA')
  expect((await openPage(site, page.loader, HERE, browser)).data).toMatchObject({ brought: false })
  await sendForm(site, page.action, HERE, typed, browser)
  await site.advance(3601)
  expect((await openPage(site, page.loader, HERE, browser)).data).toMatchObject({ brought: false })
})

test('whose address is not proved proves it first, and finds the question again', async () => {
  const { browser } = await addClient(site, { proved: false })
  const { location } = await sendForm(site, page.action, HERE, typed, browser)
  expect(location).toBe(`/verification?retour=${encodeURIComponent(HERE)}`)
  expect((await openPage(site, page.loader, HERE, browser)).data).toMatchObject({ typed })
})

test('words of distress show who helps before any account, and nothing is brought', async () => {
  for (const browser of [site.browser(), (await addClient(site)).browser]) {
    const given = { ...typed, question: 'Je veux mourir, que disent les cartes ?' }
    const { status, data } = await sendForm(site, page.action, HERE, given, browser)
    expect([status, data.refusal.code, data.typed.question]).toEqual([409, 4561, given.question])
    expect(browser.otherCookies.has('question')).toBe(false)
  }
})

test('a client who agrees asks; the cookie is deleted, and the page then says when the next one is possible', async () => {
  const { browser } = await addClient(site)
  const { data } = await openPage(site, page.loader, HERE, browser)
  expect(data).toMatchObject({ nextAt: null, consents: { ticked: ['SENSITIVE_DATA'] } })
  const consentsShown = data.consents.content._id
  const refused = await sendForm(site, page.action, HERE, { ...typed, consentsShown }, browser)
  expect(refused).toMatchObject({ status: 403, data: { refusal: { field: 'consents' }, typed } })
  const given = { ...typed, consentsShown, consents: ['FREE_QUESTION', 'SENSITIVE_DATA'] }
  expect((await sendForm(site, page.action, HERE, given, browser)).location).toBe('/mon-compte/questions?fait=posee')
  const next = new Date(site.now().getTime() + 30 * 86_400_000).toISOString()
  expect((await openPage(site, page.loader, HERE, browser)).data).toMatchObject({ nextAt: next })
})
