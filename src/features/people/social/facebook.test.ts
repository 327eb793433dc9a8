import { afterAll, expect, test } from 'vitest'
import { startFacebook } from '../../../../test/facebook-server.ts'
import { openPage } from '../../../../test/forms.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient } from '../../../../test/people.ts'
import { arrive, finish, goRound, leave, passThrough } from '../../../../test/social.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as complete from './complete.page.tsx'

const facebook = await startFacebook('http://localhost:3000/connexion/facebook/retour')
const patience = { deadlineMs: 3000, pauseMs: 1, attempts: 5, atOnce: 4 }
const site = useTestApp(
  {
    FACEBOOK_ORIGIN: facebook.origin,
    FACEBOOK_GRAPH_ORIGIN: facebook.origin,
    FACEBOOK_CLIENT_ID_99: facebook.client.id,
    FACEBOOK_CLIENT_SECRET_99: facebook.client.secret,
  },
  { patience },
)
afterAll(() => facebook.close())

const ines = { id: '10', first_name: 'Inès', last_name: 'Roy', email: 'ines@exemple.test', birthday: '03/02/1987' }

test('registers with Facebook’s data; the address gets a code, as nobody vouches for it', async () => {
  facebook.person = ines
  const browser = site.browser()
  expect(await goRound(site, browser, 'facebook', { entree: 'registration_facebook' })).toBe('/inscription/terminer')
  const { data } = await openPage(site, complete.loader, '/inscription/terminer', browser)
  expect(data).toMatchObject({
    prefilled: { firstName: 'Inès', emailAddress: 'ines@exemple.test', birthDate: '1987-03-02' },
    isVouched: false,
  })
  const typed = { firstName: 'Inès', emailAddress: 'ines@exemple.test', birthDate: '02/03/1987' }
  expect((await finish(site, browser, typed)).location).toBe('/?fait=compte')
  const { user } = (await browser.get('/api/users/me')).body
  expect(user).toMatchObject({ birthDate: '1987-03-02', emailProved: false })
  expect(await mailsTo(site, 'ines@exemple.test')).toMatchObject([{ subject: 'Votre code de confirmation Cosmospace' }])
  const again = site.browser()
  expect(await goRound(site, again, 'facebook')).toBe('/')
  expect((await again.get('/api/users/me')).body.user.id).toBe(user.id)
})

test('without an address at Facebook, an account without one, which the site then asks for', async () => {
  facebook.person = { id: '11', first_name: 'Rose' }
  const browser = site.browser()
  await goRound(site, browser, 'facebook')
  const { data } = await openPage(site, complete.loader, '/inscription/terminer', browser)
  expect(data).toMatchObject({ asksAddress: false, prefilled: { birthDate: '' } })
  expect((await finish(site, browser, { emailAddress: '' })).location).toBe('/?fait=compte')
  expect((await browser.get('/api/users/me')).body.user.emailAddress).toBeNull()
})

test('the address of another’s account gives no access: that account’s owner is told by e-mail', async () => {
  const owner = await addClient(site, { email: 'prise@exemple.test' })
  const answers = []
  for (const email of ['prise@exemple.test', 'libre@exemple.test']) {
    facebook.person = { id: `of-${email}`, first_name: 'Zoé', email }
    const browser = site.browser()
    const first = await goRound(site, browser, 'facebook')
    const { status, location } = await finish(site, browser, { emailAddress: email })
    const { user } = (await browser.get('/api/users/me')).body
    expect(user.id).not.toBe(owner.id)
    answers.push([first, status, location, user.emailProved])
  }
  expect(answers[0]).toEqual(answers[1])
  expect(await mailsTo(site, 'prise@exemple.test')).toMatchObject([{ subject: 'Vous avez déjà un compte Cosmospace' }])
})

test('an incomplete birthday is asked for; a minor’s is refused', async () => {
  facebook.person = { id: '12', first_name: 'Paul', birthday: '1985' }
  const browser = site.browser()
  await goRound(site, browser, 'facebook')
  const { data } = await openPage(site, complete.loader, '/inscription/terminer', browser)
  expect(data.prefilled.birthDate).toBe('')
  facebook.person = { id: '13', first_name: 'Tom', birthday: '06/30/2012' }
  expect(await goRound(site, site.browser(), 'facebook')).toBe('/connexion?echec=minor')
})

test('a person who refuses is told so, and a foreign proof key is refused', async () => {
  facebook.person = null
  expect(await goRound(site, site.browser(), 'facebook')).toBe('/connexion?echec=loginCancelled')
  facebook.person = ines
  const browser = site.browser()
  const address = new URL((await leave(site, browser, 'facebook')).address)
  expect(address.pathname).toBe('/v9.0/dialog/oauth')
  address.searchParams.set('code_challenge', 'C'.repeat(43))
  expect(await arrive(site, browser, 'facebook', await passThrough(address.href))).toBe('/connexion?echec=failed')
})

test.each(['hangs', 'resets', 'fails'] as const)('an exchange that %s is FacebookNotLoaded', async (manner) => {
  facebook.person = ines
  facebook.exchange = manner
  const location = await goRound(site, site.browser(), 'facebook')
  facebook.exchange = 'answers'
  expect(location).toBe('/connexion?echec=FacebookNotLoaded')
})
