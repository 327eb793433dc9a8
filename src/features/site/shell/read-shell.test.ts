import { expect, test } from 'vitest'
import { postAny } from '../../../../test/ledger/post-any.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { findPerson } from '../../house/session/person.server.ts'
import { plainView } from '../../house/texts/edit-gate.server.ts'
import { ownWords } from '../../house/texts/translations.server.ts'
import { readShell } from './read-shell.server.ts'

const site = useTestApp()
const [MAIN, SECOND] = [99, 100]

const visitOn = (siteId: number, user: Parameters<typeof systemVisit>[2] = null) =>
  systemVisit(site.app, site.app.sites.find((one) => one.id === siteId)!, user)

test('a visitor’s shell describes the site and no person', async () => {
  const shell = await readShell(visitOn(MAIN))
  expect(shell).toEqual(await readShell(visitOn(MAIN)))
  expect(shell).toMatchObject({ site: { key: 'main', indexed: true }, mode: 'demo', measured: false, person: null })
})

test('visits are measured where a measure is configured', async () => {
  const visit = visitOn(MAIN)
  const app = { ...visit.app, config: { ...visit.app.config, tagManager: 'GTM-TEST' } }
  expect((await readShell({ ...visit, app })).measured).toBe(true)
})

test('a client sees the credit free to spend, in cents, on this site only', async () => {
  const { id } = await addClient(site, { firstName: 'Nora' })
  const wallet = { kind: 'client_wallet', siteId: MAIN, ownerId: id } as const
  await postAny(site.owner, 'top-up', `test:${id}`, [
    { account: { kind: 'payment_provider', siteId: MAIN, ownerId: 0 }, amount: -2000 },
    { account: wallet, amount: 2000 },
  ])
  const person = await findPerson(site.app.db, site.app.keys, id)
  expect((await readShell(visitOn(MAIN, person))).person).toEqual({
    firstName: 'Nora',
    gender: 'unknown',
    hasEmail: true,
    leavesOn: null,
    role: 'client',
    balance: 2000,
  })
  expect((await readShell(visitOn(SECOND, person))).person?.balance).toBe(0)
})

test('a person without a wallet sees none', async () => {
  const { id } = await addClient(site)
  const person = (await findPerson(site.app.db, site.app.keys, id))!
  const shell = await readShell(visitOn(MAIN, { ...person, role: 'psychic', psychicId: 1 }))
  expect(shell.person?.balance).toBeNull()
})

test('a site shows its own edited texts and offers, else the main one’s', async () => {
  await site.owner
    .insertInto('texts')
    .values([
      { site_id: MAIN, locale: 'fr', key: 'home.promise', value: 'principale' },
      { site_id: MAIN, locale: 'fr', key: 'content.magLead', value: 'partagé' },
      { site_id: SECOND, locale: 'fr', key: 'home.promise', value: 'seconde' },
      { site_id: SECOND, locale: 'en', key: 'content.magLead', value: 'english' },
    ])
    .execute()
  await site.owner
    .insertInto('offers')
    .values([
      { site_id: MAIN, type: 'WELCOME', text: 'dix minutes' },
      { site_id: SECOND, type: 'WELCOME', text: 'dix autres' },
    ])
    .execute()
  const [main, second] = await Promise.all([readShell(visitOn(MAIN)), readShell(visitOn(SECOND))])
  expect(main.wording.edited).toEqual({ 'home.promise': 'principale', 'content.magLead': 'partagé' })
  const own = ownWords({ key: 'second' })
  expect(second.wording.edited).toEqual({ ...own, 'home.promise': 'seconde', 'content.magLead': 'partagé' })
  expect([main.wording.offers.WELCOME, second.wording.offers.WELCOME]).toEqual(['dix minutes', 'dix autres'])
  const keys = await readShell(visitOn(MAIN), { view: { ...plainView, showKeys: true } })
  expect([main.wording.showKeys, keys.wording.showKeys]).toEqual([false, true])
})
