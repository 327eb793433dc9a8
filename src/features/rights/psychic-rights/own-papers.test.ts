import { expect, test } from 'vitest'
import { addPair } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { signInAsPsychic } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { aPdf, aPicture, desk, withDocuments } from '../../../../test/vetting.ts'
import { dayInParis, daysAfter } from '../../../platform/time/days.ts'
import { psychicDeskJobs } from '../../money/psychic-management/jobs.server.ts'
import { MOST_WAITING } from '../../money/recruitment/rules.ts'
import { action, loader } from './rights.page.tsx'

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

test('a psychic sends the next paper, which the team finds and checks; what is no paper is refused at its field', async () => {
  const id = await aPsychic('suivante@example.test', '2036-01-31')
  const psychic = await signIn(id)
  const form = (fields: Record<string, string | File>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ intent: 'paper', ...fields })) body.set(name, value)
    return body
  }
  const send = (fields: Record<string, string | File>) => sendForm(site, action, HERE, form(fields), psychic)
  const file = (bytes: Buffer, name = 'piece.png') => new File([new Uint8Array(bytes)], name)
  expect((await send({ kind: 'identity', file: file(await aPicture()) })).location).toContain('fait=piece')
  const [sent] = (await read(psychic)).papers
  expect(sent).toMatchObject({ kind: 'identity', state: 'waits' })

  const { browser } = await addStaff(site, 'admin')
  const { rows } = (await browser.get('/api/admin/psychics?sentPapers=yes')).body
  expect(rows.map((row: { id: number }) => row.id)).toContain(id)
  const { alerts } = (await browser.get('/api/admin/dashboard/7')).body.row
  expect(alerts.map(({ kind }: { kind: string }) => kind)).toContain('sent-papers')
  expect(await desk(browser).do(id, `documents/${sent.id}/accept`, { expiresOn: '2036-06-30' })).toBe(0)
  expect((await read(psychic)).papers[0]).toMatchObject({ id: sent.id, state: 'accepted', expiresOn: '2036-06-30' })

  expect((await send({ kind: 'identity' })).data.refusal.field).toBe('file')
  expect((await send({ kind: 'charter', file: file(await aPicture()) })).data).toMatchObject({
    refusal: { field: 'kind' },
    typed: { intent: 'paper', kind: 'charter' },
  })
  expect((await send({ kind: 'other', file: file(Buffer.from('<svg/>'), 'piece.svg') })).data.refusal.field).toBe(
    'file',
  )
  // One waits already.
  for (let count = 1; count < MOST_WAITING; count += 1)
    await send({ kind: 'other', file: file(await aPicture(60, 60)) })
  expect((await send({ kind: 'other', file: file(await aPicture()) })).data.refusal.code).toBe(4891)
})

test('a psychic signs the charter in force once; what they sign is kept for the team', async () => {
  const psychic = await signIn(await aPsychic('signe@example.test', '2036-01-31'))
  const sign = (fields: Record<string, string>) => sendForm(site, action, HERE, { intent: 'sign', ...fields }, psychic)
  expect((await sign({ fullName: '', agreed: 'on' })).data.refusal.field).toBe('fullName')
  expect((await sign({ fullName: 'Blanche Dupont' })).data.refusal.field).toBe('agreed')
  expect((await sign({ fullName: 'Blanche Dupont', agreed: 'on' })).location).toContain('fait=charte')
  const { papers, signature } = await read(psychic)
  expect(signature).toMatchObject({ name: 'Blanche Dupont' })
  expect(papers[0]).toMatchObject({ kind: 'charter', state: 'waits' })
  expect((await sign({ fullName: 'Blanche Dupont', agreed: 'on' })).data.refusal.code).toBe(4805)
})
