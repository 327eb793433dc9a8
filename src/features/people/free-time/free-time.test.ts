import { beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../../../test/browser.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { codeFor } from '../../../../test/mails.ts'
import { addClient, type Client } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { textedCode } from '../../../../test/texts.ts'
import { walletJobs } from '../../money/wallet/jobs.server.ts'
import { verifyLedger } from '../../money/wallet/verify-ledger.server.ts'
import * as phone from '../phones/phone.page.tsx'

const site = useTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
const DAY = 86_400
let count = 0

beforeEach(() => site.advance(31 * DAY))

/** A new network for each person who doesn't share one. */
const network = () => {
  count += 1
  return `198.51.${100 + Math.floor(count / 250)}.${1 + (count % 250)}`
}

interface Comer extends Client {
  email: string
  brought: { freeTime: boolean; mobileNeeded: boolean }
}

/** A person who proves an address, from a network and perhaps with an earlier person's device. */
async function come(email: string, from = network(), device?: Browser): Promise<Comer> {
  const client = await addClient(site, { email, proved: false })
  const named = device?.otherCookies.get('device')
  if (named) client.browser.otherCookies.set('device', named)
  await client.browser.post('/api/users/verify/resend', undefined, { 'x-forwarded-for': from })
  const code = await codeFor(site, email)
  const { body } = await client.browser.post('/api/users/verify', { code }, { 'x-forwarded-for': from })
  return { ...client, email, brought: body }
}

/** The result of the offer: `given`, `waits`, or `had` before. */
async function offerOf({ browser, brought }: Comer): Promise<string> {
  const { freeSeconds, freeTimeWaits } = (await browser.get('/api/wallet')).body.wallet
  expect([brought.freeTime, brought.mobileNeeded]).toEqual([freeSeconds === 600, freeTimeWaits])
  return freeTimeWaits ? 'waits' : freeSeconds === 600 ? 'given' : 'had'
}

async function proveMobile({ browser }: Client, number: string) {
  const asked = await browser.post('/api/users/phone-numbers/validate', { phoneNumber: number })
  expect(asked.status).toBe(200)
  return (await browser.post('/api/users/verify', { code: await textedCode(site, number) })).body
}
const mobile = () => {
  count += 1
  return `+336${40_000_000 + count * 101}`
}
const seconds = async ({ browser }: Client): Promise<number> =>
  (await browser.get('/api/wallet')).body.wallet.freeSeconds

test('thirty accounts with aliases of one mailbox get one offer', async () => {
  const became: string[] = []
  for (let place = 0; place < 30; place += 1) became.push(await offerOf(await come(`xavier+${place}@outlook.fr`)))
  expect(became).toEqual(['given', ...Array(29).fill('had')])
})

test('the purses of whoever gets it are made together, in the order in which they are spent', async () => {
  const { id } = await come('bourses@gmail.com')
  const purses = site.owner.selectFrom('ledger_accounts').select('kind').where('owner_id', '=', id)
  const own = await purses.where('kind', 'like', 'client%').orderBy('id').execute()
  expect(own.map(({ kind }) => kind)).toEqual(['client_free_time', 'client_promotional', 'client_wallet'])
})

test('aliases of other providers, and of a private domain, are one person too', async () => {
  const first = ['eve@proton.me', 'anne@yahoo.fr', 'zoe@icloud.com', 'luc@exemple-a.fr']
  for (const email of first) expect(await offerOf(await come(email)), email).toBe('given')
  const again = ['e.ve+2@pm.me', 'anne-achats@yahoo.fr', 'zoe+1@me.com', 'luc+1@exemple-a.fr']
  for (const email of again) expect(await offerOf(await come(email)), email).toBe('had')
})

test('three people of a family on one network get theirs, and a fourth on the same day must prove a mobile', async () => {
  const home = network()
  const family = ['papa@orange.fr', 'maman@gmail.com', 'lea@laposte.net']
  for (const email of family) expect(await offerOf(await come(email, home)), email).toBe('given')
  const fourth = await come('cousin@sfr.fr', home)
  expect(await offerOf(fourth)).toBe('waits')
  await site.advance(DAY)
  expect(await offerOf(await come('tante@free.fr', home))).toBe('given')
  expect(await offerOf(fourth)).toBe('waits')
})

test('an IPv6 network is the first half of an address', async () => {
  const became: string[] = []
  for (let place = 1; place <= 4; place += 1) {
    became.push(await offerOf(await come(`six${place}@gmail.com`, `2001:db8:1:2::${place}`)))
  }
  expect(became).toEqual(['given', 'given', 'given', 'waits'])
  expect(await offerOf(await come('six5@gmail.com', '2001:db8:1:3::1'))).toBe('given')
})

test('of twenty concurrent sign-ups from one network, three get it', async () => {
  const home = network()
  const comers = await Promise.all(
    Array.from({ length: 20 }, (_, place) => addClient(site, { email: `foule${place}@gmail.com`, proved: false })),
  )
  const codes: string[] = []
  for (const [place, { browser }] of comers.entries()) {
    await browser.post('/api/users/verify/resend', undefined, { 'x-forwarded-for': home })
    codes.push(await codeFor(site, `foule${place}@gmail.com`))
  }
  const answers = await Promise.all(
    comers.map(({ browser }, place) =>
      browser.post('/api/users/verify', { code: codes[place] }, { 'x-forwarded-for': home }),
    ),
  )
  expect(answers.filter(({ body }) => body.freeTime)).toHaveLength(3)
  expect(answers.filter(({ body }) => body.mobileNeeded)).toHaveLength(17)
  expect(await verifyLedger(site.app.db)).toEqual([])
})

test('the second account of a device must prove a mobile, on any network', async () => {
  const first = await come('un@gmail.com')
  expect(await offerOf(first)).toBe('given')
  expect(await offerOf(await come('deux@gmail.com', network(), first.browser))).toBe('waits')
})

test('on one private domain two colleagues get it and others must prove a mobile; on a public provider nobody has to', async () => {
  const became: string[] = []
  for (let place = 0; place < 5; place += 1) {
    became.push(await offerOf(await come(`collegue${place}@poste${place}.bureau-lune.fr`)))
  }
  expect(became).toEqual(['given', 'given', 'waits', 'waits', 'waits'])
  for (let place = 0; place < 5; place += 1) {
    expect(await offerOf(await come(`voisin${place}@orange.fr`))).toBe('given')
  }
})

test('once a mobile is proved the waiting time is given at once, with the offer for the mobile', async () => {
  const first = await come('attend1@gmail.com')
  const waiting = await come('attend2@gmail.com', network(), first.browser)
  expect(await offerOf(waiting)).toBe('waits')
  expect(await proveMobile(waiting, mobile())).toMatchObject({ freeTime: true, mobileNeeded: false })
  expect(await seconds(waiting)).toBe(780)
  expect((await waiting.browser.get('/api/wallet')).body.wallet.freeTimeWaits).toBe(false)
  expect(await verifyLedger(site.app.db)).toEqual([])
})

test('a number counts for one person: it releases waiting time once, and is used up even by a person who didn’t need it', async () => {
  const first = await come('numero1@gmail.com')
  const number = mobile()
  await proveMobile(first, number)
  expect(await seconds(first)).toBe(780)
  const second = await come('numero2@gmail.com', network(), first.browser)
  await site.advance(61)
  expect(await proveMobile(second, number)).toMatchObject({ freeTime: false, mobileNeeded: true })
  expect(await seconds(second)).toBe(0)
  await first.browser.request('DELETE', '/api/users/phone-numbers')
  await site.advance(61)
  expect(await proveMobile(second, mobile())).toMatchObject({ freeTime: true, mobileNeeded: false })
  expect(await seconds(second)).toBe(780)
})

test('of two waiting accounts that prove one number at once, one gets it', async () => {
  const first = await come('course1@gmail.com')
  const waiting = [
    await come('course2@gmail.com', network(), first.browser),
    await come('course3@gmail.com', network(), first.browser),
  ]
  const number = mobile()
  const codes: string[] = []
  for (const { browser } of waiting) {
    await browser.post('/api/users/phone-numbers/validate', { phoneNumber: number })
    codes.push((await textedCode(site, number)) ?? '')
  }
  await Promise.all(waiting.map(({ browser }, place) => browser.post('/api/users/verify', { code: codes[place] })))
  expect((await Promise.all(waiting.map(seconds))).toSorted((a, b) => a - b)).toEqual([0, 780])
})

test('no registration is refused because of it, and nothing is revealed about others', async () => {
  const home = network()
  const register = (email: string) =>
    site.browser().post(
      '/api/users/me',
      {
        firstName: 'Anne',
        emailAddress: email,
        password: 'une lune claire sur la mer',
        birthDate: '1988-05-12',
        consents: [{ type: 'REGISTRATION', agreed: true }],
      },
      { 'x-forwarded-for': home },
    )
  const before = await register('calme@gmail.com')
  for (let place = 0; place < 4; place += 1) await come(`plein${place}@gmail.com`, home)
  const after = await register('plein@gmail.com')
  expect([before.status, after.status]).toEqual([200, 200])
  expect(Object.keys(after.body.user)).toEqual(Object.keys(before.body.user))
  expect(JSON.stringify(after.body)).not.toMatch(/mobile|freeTime/)
})

test('pages say that the time waits and where to prove a mobile; the answer to the code says what it brought', async () => {
  const first = await come('page1@gmail.com')
  const { browser } = await come('page2@gmail.com', network(), first.browser)
  const PAGE = '/mon-compte/telephone'
  expect((await openPage(site, phone.loader, PAGE, browser)).data.freeTimeWaits).toBe(true)
  const number = mobile()
  await sendForm(site, phone.action, PAGE, { intent: 'add', phoneNumber: number }, browser)
  const fields = { intent: 'verify', code: (await textedCode(site, number)) ?? '' }
  expect((await sendForm(site, phone.action, PAGE, fields, browser)).location).toBe(`${PAGE}?fait=tout`)
  expect((await openPage(site, phone.loader, PAGE, browser)).data.freeTimeWaits).toBe(false)
})

test('staff see how many other accounts share the device, network and domain', async () => {
  const support = await addStaff(site, 'support')
  const home = network()
  const first = await come('equipe1@studio-lune.fr', home)
  const second = await come('equipe2@studio-lune.fr', home, first.browser)
  await come('equipe3@gmail.com', home)
  const { body } = await support.browser.post(`/api/admin/clients/${second.id}/open`, { reason: 'Une vérification.' })
  expect(body.freeTime).toEqual({ state: 'waits', device: 1, network: 2, domain: 1 })
  const other = await addClient(site)
  const none = await support.browser.post(`/api/admin/clients/${other.id}/open`, { reason: 'Une vérification.' })
  expect(none.body.freeTime).toEqual({ state: 'none', device: 0, network: 0, domain: 0 })
})

test('marks are deleted once they no longer count, and the offer stays used', async () => {
  const { id } = await come('oubli@maison-lune.fr')
  const forget = () => walletJobs.find(({ kind }) => kind.name === 'forget-shared-marks')!.run(site.app, {})
  const marks = () =>
    site.owner
      .selectFrom('free_time_grants')
      .select(['device_hash', 'network_hash', 'domain_hash'])
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
  await site.advance(29 * DAY)
  await forget()
  expect(Object.values(await marks()).filter((mark) => mark === null)).toEqual([])
  await site.advance(DAY)
  await forget()
  expect(await marks()).toMatchObject({ device_hash: expect.anything(), network_hash: null, domain_hash: null })
  await site.advance(335 * DAY)
  await forget()
  expect(await marks()).toEqual({ device_hash: null, network_hash: null, domain_hash: null })
  expect(await offerOf(await come('oubli+2@maison-lune.fr'))).toBe('had')
})
