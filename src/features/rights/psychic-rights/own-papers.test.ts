import { expect, test } from 'vitest'
import { addPair } from '../../../../test/consulting.ts'
import { openPage } from '../../../../test/forms.ts'
import { signInAsPsychic } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { aPdf, aPicture, desk, withDocuments } from '../../../../test/vetting.ts'
import { dayInParis, daysAfter } from '../../../platform/time/days.ts'
import { psychicDeskJobs } from '../../money/psychic-management/jobs.server.ts'
import { loader } from './rights.page.tsx'

const site = useTestApp()
const HERE = '/espace-voyant/mes-droits'
const DAY = 86_400
const END = '2026-12-22'

/** A psychic whose identity paper ends soon, and who sent a diploma that was refused. */
async function aPsychic(email: string, end = END): Promise<number> {
  const { browser } = await addStaff(site, 'admin')
  const id = await withDocuments(browser, email, end)
  const { do: act, addDocument } = desk(browser)
  const diploma = await addDocument(id, 'diploma', await aPicture())
  await act(id, `documents/${diploma}/refuse`, { reason: 'La photo est floue.' })
  for (const grader of [browser, (await addStaff(site, 'admin')).browser]) {
    await desk(grader).do(id, 'test', { passed: true, note: 'Bien.' })
  }
  await act(id, 'open', { pricePerMinute: 250 })
  await addDocument(id, 'other', aPdf)
  return id
}

const signIn = (psychicId: number) => signInAsPsychic(site, psychicId)
const read = async (by: Awaited<ReturnType<typeof signIn>>) => (await openPage(site, loader, HERE, by)).data

test('a psychic reads what was decided of each paper, until when it holds, and when the profile closes', async () => {
  const id = await aPsychic('pieces@example.test')
  const { papers, pausesOn, signature } = await read(await signIn(id))
  expect(papers).toMatchObject([
    { kind: 'other', state: 'waits', reason: null, expiresOn: null },
    { kind: 'diploma', state: 'refused', reason: 'La photo est floue.' },
    { kind: 'charter', state: 'accepted', expiresOn: null, isEnding: false },
    { kind: 'identity', state: 'accepted', expiresOn: END, isEnding: false },
  ])
  expect([pausesOn, signature]).toEqual([null, null])
  expect(Object.keys(papers[0]!)).not.toContain('keptBy')

  await site.advance(DAY)
  expect((await read(await signIn(id))).papers.at(-1)).toMatchObject({ state: 'accepted', isEnding: true })
  await site.advance(31 * DAY)
  await psychicDeskJobs[0]!.run(site.app, {})
  const later = await read(await signIn(id))
  expect(later.papers.at(-1)).toMatchObject({ kind: 'identity', state: 'over', expiresOn: END, isEnding: false })
  expect(later.pausesOn).toBe('2027-01-22')
  // Paused for want of a paper, they still read which one.
  await site.advance(30 * DAY)
  await psychicDeskJobs[0]!.run(site.app, {})
  const paused = await read(await signIn(id))
  expect(paused.papers.at(-1)).toMatchObject({ kind: 'identity', state: 'over' })
  expect(paused.pausesOn).toBeNull()
})

test('a paper whose successor is accepted is not asked for again', async () => {
  const id = await aPsychic('remplacee@example.test', daysAfter(dayInParis(site.now()), 12))
  const ending = async () => (await read(await signIn(id))).papers.filter((one: { isEnding: boolean }) => one.isEnding)
  expect(await ending()).toMatchObject([{ kind: 'identity' }])
  const { browser } = await addStaff(site, 'admin')
  const { addDocument, do: act } = desk(browser)
  const next = await addDocument(id, 'identity', await aPicture())
  expect(await ending()).toHaveLength(1)
  expect(await act(id, `documents/${next}/accept`, { expiresOn: '2036-01-31' })).toBe(0)
  expect(await ending()).toEqual([])
})

test('nobody reads another one’s papers', async () => {
  await aPsychic('scellees@example.test', '2036-01-31')
  const other = await addPair(site, { psychic: { name: 'Blanche' } })
  expect((await read(other.psychic)).papers).toEqual([])
  expect((await openPage(site, loader, HERE, other.client)).status).toBe(403)
  expect((await openPage(site, loader, HERE, site.browser())).location).toContain('/connexion')
})
