import { expect, test } from 'vitest'
import { signInAs } from '../../../../test/people.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { checkMonths } from './check-months.server.ts'
import { watchCalls } from './watch-calls.server.ts'

const site = useTestApp({ PREMIUM_PROVIDER: 'none' })

test('without an operator nobody can open the channel, and nothing is heard or asked', async () => {
  const { userId } = await addPsychic(site.owner, { withUser: true, channels: ['chat', 'audiotel'] })
  const browser = await signInAs(site, userId!)
  const opened = await browser.post('/api/workspace/presence', { channels: ['audiotel'] })
  expect(opened.body.api.error).toMatchObject({ code: 107, field: 'channels' })
  expect((await site.browser().post('/api/premium/messages', '{}')).body.api.error.code).toBe(4000)
  expect((await site.browser().get('/api/init')).body.parameter).toMatchObject({ phoneNumber: null, phonePrice: null })
  await watchCalls(site.app)
  await checkMonths(site.app)
  expect(await site.owner.selectFrom('premium_months').selectAll().execute()).toEqual([])
})
