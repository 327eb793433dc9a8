import { expect, test } from 'vitest'
import { ask, fund, openRoom } from '../../../../test/consulting.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient, signInAs } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { aPicture, desk, withDocuments } from '../../../../test/vetting.ts'
import { psychicDeskJobs } from './jobs.server.ts'

const site = useTestApp()
const DAY = 86_400
const EMAIL = 'papiers@example.test'

/** The staff's session would expire as days go by. */
const staff = async () => (await addStaff(site, 'admin')).browser
const read = async (id: number) => desk(await staff()).read(id)
const watch = async (days = 0) => {
  await site.advance(days * DAY)
  await psychicDeskJobs[0]!.run(site.app, {})
  return (await mailsTo(site, EMAIL)).slice(1).map(({ subject }) => subject)
}
const alerts = async () =>
  (await (await staff()).get('/api/admin/dashboard/7')).body.row.alerts.filter(
    ({ kind }: { kind: string }) => kind === 'papers',
  )
const listed = async (papers: string) =>
  (await (await staff()).get(`/api/admin/psychics?papers=${papers}`)).body.rows.map(({ id }: { id: number }) => id)

test('expiring papers are announced before and after, once each; then the profile is paused, but nothing running', async () => {
  const browser = await staff()
  const id = await withDocuments(browser, EMAIL, '2026-12-22')
  for (const grader of [browser, await staff()]) {
    await desk(grader).do(id, 'test', { passed: true, note: 'Bien.' })
  }
  await desk(browser).do(id, 'open', { pricePerMinute: 250 })
  expect(await watch()).toEqual([])
  const [soon, over] = [
    'Une pièce de votre dossier arrive à son terme',
    'Une pièce de votre dossier n’est plus valable',
  ]
  expect(await watch(1)).toEqual([soon])
  expect(await watch()).toEqual([soon])
  expect([await listed('soon'), await listed('over'), await alerts()]).toEqual([[id], [], []])
  expect((await read(id)).papers).toEqual({ until: '2026-12-22', stage: 'soon', pausesOn: null })
  expect(await watch(30)).toEqual([soon])
  expect(await watch(1)).toEqual([soon, over])
  expect((await mailsTo(site, EMAIL)).at(-1)!.text).toContain('votre pièce d’identité. Sans nouvelle pièce')
  expect([await listed('soon'), await listed('over'), await alerts()]).toMatchObject([[], [id], [{ count: 1 }]])
  expect((await read(id)).papers).toEqual({ until: '2026-12-22', stage: 'over', pausesOn: '2027-01-22' })
  expect(await watch(29)).toHaveLength(2)

  await site.advance(DAY)
  const { user_id } = await site.owner
    .selectFrom('psychics')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { id: clientId, browser: client } = await addClient(site)
  await fund(site, clientId, { cents: 5000 })
  const pair = { client, clientId, psychic: await signInAs(site, user_id!), psychicId: id }
  await pair.psychic.post('/api/workspace/presence', { channels: ['chat'] })
  const room = await openRoom(pair)
  expect((await watch()).at(-1)).toBe('Votre profil Cosmospace est en pause')
  expect(await read(id)).toMatchObject({ state: 'paused', papers: { stage: 'paused' } })
  expect((await client.get(`/api/consultations/${room}`)).body.consultation.status).toBe('accepted')
  await client.post(`/api/consultations/${room}/end`)
  expect((await client.post('/api/consultations', { psychicId: id, channel: 'chat' })).status).toBe(404)
  const last = await site.owner.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(last).toMatchObject({ act: 'machine.papers', actor_id: null, subject: `psychic:${id}` })

  const again = desk(await staff())
  expect(await again.do(id, 'resume', { reason: 'Elle insiste.' })).toBe(4340)
  const identity = await again.addDocument(id, 'identity', await aPicture())
  expect(await again.do(id, `documents/${identity}/accept`, { expiresOn: '2032-01-31' })).toBe(0)
  expect(await again.read(id)).toMatchObject({ state: 'paused', papers: { until: '2032-01-31', stage: null } })
  expect(await again.do(id, 'resume', { reason: 'Pièces reçues.' })).toBe(0)
  await pair.psychic.post('/api/workspace/presence', { channels: ['chat'] })
  await ask(pair)
  expect([(await watch(1)).length, await alerts()]).toEqual([3, []])
})
