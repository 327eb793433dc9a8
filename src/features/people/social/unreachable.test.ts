import { afterAll, expect, test } from 'vitest'
import { openPage } from '../../../../test/forms.ts'
import { startProvider } from '../../../../test/provider.ts'
import { leave } from '../../../../test/social.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { facebookLogin } from '../../../providers/social/facebook.ts'
import { loader as signIn } from '../../site/sign-in/sign-in.page.tsx'
import { failures, loginStatusOf } from '../ways-in/providers.ts'

const provider = await startProvider()
afterAll(() => provider.close())
const nowhere = {
  origin: 'https://facebook.example',
  graphOrigin: 'https://graph.example',
  version: 'v9.0',
  clients: {},
}
const patience = { deadlineMs: 1500, pauseMs: 1, attempts: 5, atOnce: 4 }
const site = useTestApp(
  {
    GOOGLE_ISSUER: provider.address,
    GOOGLE_TOKENINFO: provider.address,
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
  },
  { patience, social: { facebook: facebookLogin(nowhere) } },
)

const token = { oauthType: 'google', oauthUserAccessToken: 'x', oauthUserId: 'y' }

test.each([
  ['hangs', 'hang'],
  ['resets', 'reset'],
  ['does not speak HTTP', 'nonsense'],
  ['has no metadata', { answer: '<html>' }],
] as const)('a provider that %s is GoogleNotLoaded, and nothing is stored', async (_how, manner) => {
  provider.behave(manner)
  const browser = site.browser()
  expect(await leave(site, browser, 'google')).toMatchObject({
    status: 303,
    location: '/connexion?echec=GoogleNotLoaded',
  })
  expect(browser.otherCookies.size).toBe(0)
  expect(await site.app.db.selectFrom('social_ways').select('id').execute()).toEqual([])
  const called = await site.browser().post('/api/users/login_oauth', token)
  expect([called.status, called.body.api.error.code]).toEqual([503, 4061])
})

test('if a site has no application the button isn’t shown, and its address is refused', async () => {
  const page = await openPage(site, signIn, '/connexion?echec=FacebookNotLoaded', site.browser())
  expect(page.data).toMatchObject({ offered: ['google'], failure: { name: 'FacebookNotLoaded' } })
  for (let times = 0; times < 45; times += 1) {
    expect((await leave(site, site.browser(), 'facebook')).location).toBe('/connexion?echec=FacebookNotLoaded')
  }
  const called = await site.browser().post('/api/users/login_oauth', { ...token, oauthType: 'facebook' })
  expect(called.body.api.error.code).toBe(4061)
})

test('an unknown provider is a page that doesn’t exist', async () => {
  expect((await leave(site, site.browser(), 'twitter' as 'google')).status).toBe(404)
})

test('a failure keeps the return path to the waiting consultation', async () => {
  provider.behave('reset')
  const { location } = await leave(site, site.browser(), 'google', {}, '/voyance/salome')
  expect(location).toBe('/connexion?retour=%2Fvoyance%2Fsalome&echec=GoogleNotLoaded')
})

test('login statuses are the specification’s', () => {
  expect(loginStatusOf(null)).toBe('connected')
  expect(failures.filter((failure) => loginStatusOf(failure) === 'not_authorized')).toEqual(['loginCancelled'])
  expect(loginStatusOf('GoogleNotLoaded')).toBe('unknown')
})
