import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../../../../test/browser.ts'
import { fewCities } from '../../../../test/cities.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { lawsHold } from '../../../../test/ledger/laws-hold.ts'
import { agreed, givePoints, joinProgramme, pointsOfMember } from '../../../../test/loyalty.ts'
import { addClient, proveMobile, signInAs } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { textedCode } from '../../../../test/texts.ts'
import { fillCities } from '../../house/suggestions/fill-cities.server.ts'
import { eraseDue } from '../../rights/privacy/erase-account.server.ts'
import * as member from './member.page.tsx'
import * as page from './register.page.tsx'
import { isCardNumber } from './rules.ts'

const site = useTestApp()
const PATH = '/api/fidelity/register'
const HERE = '/programme-fidelite/inscription'
let count = 0

beforeAll(() => fillCities(site.owner, fewCities))
// Lets the rate limits of the previous test expire.
beforeEach(() => site.advance(86_400))

const mobile = () => `06${20_000_000 + ++count * 101}`
const inE164 = (number: string) => `+33${number.slice(1)}`
const codeOf = ({ body }: { body: { api: { error?: { code: number } } } }) => body.api.error?.code ?? 0
const register = (browser: Browser, given: object = {}) => browser.post(PATH, { consents: agreed, ...given })
const consentsOf = (userId: number) =>
  site.owner
    .selectFrom('consent_proofs')
    .select(['type', 'agreed'])
    .where('user_id', '=', userId)
    .where('type', '=', 'FIDELITY_REGISTRATION')
    .orderBy('id')
    .execute()

describe('registration', () => {
  test('a number gets a code, and the code makes a member with a number of their own', async () => {
    const { id, browser } = await addClient(site)
    const phoneNumber = mobile()
    expect((await register(browser, { phoneNumber })).body).toMatchObject({ waitsForCode: true, member: null })
    expect(codeOf(await browser.get('/api/fidelity/me'))).toBe(4631)
    const code = await textedCode(site, inE164(phoneNumber))
    const { body } = await register(browser, { code })
    expect(body).toMatchObject({
      waitsForCode: false,
      member: { points: 0, earned: 0, tier: 'moon', endsAt: null, moves: [], card: null },
    })
    expect(isCardNumber(body.member.cardNumber)).toBe(true)
    expect((await browser.get('/api/users/phone-numbers')).body.phone.number).toBe(inE164(phoneNumber))
    expect(await consentsOf(id)).toEqual([{ type: 'FIDELITY_REGISTRATION', agreed: true }])
    expect(codeOf(await register(browser))).toBe(4630)
  })

  test('a proved number needs no other code; its owner can give it again', async () => {
    const { id, browser } = await addClient(site)
    await proveMobile(site, id)
    const { number } = (await browser.get('/api/users/phone-numbers')).body.phone
    expect((await register(browser, { phoneNumber: number })).body.member.cardNumber).toHaveLength(13)
  })

  test('two at once make one member', async () => {
    const { id, browser } = await addClient(site)
    await proveMobile(site, id)
    const both = await Promise.all([register(browser), register(browser)])
    expect(both.map(codeOf).toSorted()).toEqual([0, 4630])
    expect(await consentsOf(id)).toHaveLength(1)
  })

  test.each([
    [106, {}],
    [1012, { phoneNumber: '06 12' }],
    [1014, { phoneNumber: '0892 69 20 20' }],
    [1019, { phoneNumber: '+44 7400 123456' }],
    [1018, { code: '123456' }],
    [4012, { phoneNumber: '0612345678', consents: [] }],
    [4012, { phoneNumber: '0612345678', consents: [{ type: 'FIDELITY_REGISTRATION', agreed: false }] }],
    [4075, { phoneNumber: '0612345678', consents: [{ ...agreed[0], _id: 'former' }] }],
  ])('is refused with %i for %j', async (code, given) => {
    const { id, browser } = await addClient(site)
    expect(codeOf(await register(browser, given))).toBe(code)
    expect([codeOf(await browser.get('/api/fidelity/me')), await consentsOf(id)]).toEqual([4631, []])
  })

  test('a wrong code, a second code at once, an unproved address, and an old session are refused', async () => {
    const { id, browser } = await addClient(site)
    const phoneNumber = mobile()
    await register(browser, { phoneNumber })
    const code = await textedCode(site, inE164(phoneNumber))
    expect(codeOf(await register(browser, { code: code === '000000' ? '000001' : '000000' }))).toBe(1015)
    expect(codeOf(await register(browser, { phoneNumber }))).toBe(4001)
    await site.advance(3600)
    expect(codeOf(await register(await signInAs(site, id), { code }))).toBe(1015)
    const unproved = await addClient(site, { proved: false })
    expect(codeOf(await register(unproved.browser, { phoneNumber: mobile() }))).toBe(4013)
    const old = await addClient(site)
    await site.advance(600)
    expect(codeOf(await register(old.browser, { phoneNumber: mobile() }))).toBe(4067)
  })

  test('by form: number, code, and what was typed wrong comes back', async () => {
    const { browser } = await addClient(site)
    const send = (fields: Record<string, string>) => sendForm(site, page.action, HERE, fields, browser)
    const wrong = await send({ intent: 'add', phoneNumber: '06 12' })
    expect(wrong.data).toMatchObject({ refusal: { code: 1012 }, typed: { phoneNumber: '06 12' } })
    const phoneNumber = mobile()
    expect(await send({ intent: 'add', phoneNumber })).toMatchObject({ status: 303, location: HERE })
    const { data } = await openPage(site, page.loader, HERE, browser)
    expect(data).toMatchObject({ number: null, pending: inE164(phoneNumber), proved: true })
    const code = await textedCode(site, inE164(phoneNumber))
    const join = { intent: 'join', code, consentsShown: data.consents._id }
    expect((await send(join)).data).toMatchObject({ refusal: { code: 4012 }, typed: { code } })
    const done = await send({ ...join, consents: 'FIDELITY_REGISTRATION' })
    expect(done.location).toBe('/programme-fidelite/mon-compte?fait=inscrit')
    expect((await openPage(site, page.loader, HERE, browser)).location).toBe('/programme-fidelite/mon-compte')
  })
})

describe('leaving', () => {
  test('ends the points, the consent and the card on its way, and one may come back with nothing', async () => {
    const one = await addClient(site)
    await joinProgramme(site, one)
    await givePoints(site, one.id, 120)
    await one.browser.post('/api/users/delivery-address', {
      ...{ recipient: 'Anaïs Lœuillet', complement: '', building: '', street: '12, rue de l’Épée', locality: '' },
      ...{ postalCode: '69002', city: 'Lyon' },
    })
    await one.browser.post('/api/fidelity/card-order')
    const left = await Promise.all([1, 2].map(() => one.browser.request('DELETE', '/api/fidelity/me')))
    expect(left.map(codeOf).toSorted()).toEqual([0, 4631])
    expect((await consentsOf(one.id)).map(({ agreed: yes }) => yes)).toEqual([true, false])
    const cards = await site.owner.selectFrom('loyalty_cards').select('state').where('user_id', '=', one.id).execute()
    expect(cards).toEqual([{ state: 'cancelled' }])
    await register(one.browser)
    expect(await pointsOfMember(one.browser)).toBe(0)
    expect((await one.browser.get('/api/fidelity/me')).body.member).toMatchObject({ earned: 0, tier: 'moon' })
    await lawsHold(site)
  })

  test('points that are owed stay owed to somebody who leaves and comes back', async () => {
    const one = await addClient(site)
    await joinProgramme(site, one)
    await givePoints(site, one.id, -50)
    const fields = { intent: 'leave' }
    const done = await sendForm(site, member.action, '/programme-fidelite/mon-compte', fields, one.browser)
    expect(done.location).toBe('/programme-fidelite')
    await register(one.browser)
    expect(await pointsOfMember(one.browser)).toBe(-50)
  })

  test('an erased account keeps no points, no membership and no card', async () => {
    const one = await addClient(site)
    await joinProgramme(site, one)
    await givePoints(site, one.id, 70)
    await site.owner.updateTable('users').set({ leaves_at: site.now() }).where('id', '=', one.id).execute()
    await eraseDue(site.app)
    const rows = await site.owner
      .selectFrom('loyalty_members')
      .select('user_id')
      .where('user_id', '=', one.id)
      .execute()
    expect(rows).toEqual([])
    await lawsHold(site)
  })
})
