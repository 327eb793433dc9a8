import { expect, test } from 'vitest'
import { addPair } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as modulePageModule from './module.page.tsx'
import { modules } from './modules.data.ts'
import { MOST_QUESTIONS, modulePage, questionField, TRAINING_PAGE, wrongOf } from './rules.ts'
import * as trainingPage from './training.page.tsx'

const site = useTestApp()
const PATH = '/api/workspace/training'
const [first] = modules
if (!first) throw new Error('no module')
const right = first.questions.map((question) => question.right)
const codeOf = ({ body }: { body: { api: { error?: { code: number } } } }) => body.api.error?.code

test.each(modules.map((module) => [module.key, module] as const))(
  'every question of %s has one right option that is there, and says why',
  (_, { questions, words, version }) => {
    expect(words.length * questions.length).toBeGreaterThan(0)
    expect(questions.length).toBeLessThanOrEqual(MOST_QUESTIONS)
    expect(version).toMatch(/^\d{4}-\d{2}$/)
    for (const question of questions) {
      expect(question.options[question.right]).toBeDefined()
      expect(new Set(question.options).size).toBe(question.options.length)
      expect(question.why).not.toBe('')
    }
  },
)

test('the right options are not all at one place', () => {
  const places = modules.flatMap(({ questions }) => questions.map((question) => question.right))
  expect(new Set(places)).toEqual(new Set([0, 1, 2]))
})

test('the places of wrong answers are told', () => {
  expect(wrongOf(first, right)).toEqual([])
  expect(wrongOf(first, right.with(1, (right[1]! + 1) % 3))).toEqual([1])
  expect(wrongOf(first, [])).toHaveLength(first.questions.length)
})

test('a module is recorded once all answers are right, and the team reads when', async () => {
  const { psychic, psychicId } = await addPair(site)
  const waiting = async () => (await psychic.get('/api/workspace/state')).body.state.waiting.training
  expect(await waiting()).toBe(modules.length)
  const wrong = await psychic.post(`${PATH}/${first.key}`, { answers: right.with(0, (right[0]! + 1) % 3) })
  expect(wrong.body).toMatchObject({ passed: false, wrong: [{ place: 0, why: first.questions[0]!.why }] })
  expect(await waiting()).toBe(modules.length)
  expect((await psychic.post(`${PATH}/${first.key}`, { answers: right })).body).toMatchObject({
    passed: true,
    wrong: [],
  })
  expect(await waiting()).toBe(modules.length - 1)
  const passedAt = site.now().toISOString()
  expect((await psychic.get(PATH)).body.modules[0]).toMatchObject({ key: first.key, passedAt, isRenewed: false })
  // Passing again keeps the first date.
  await site.advance(3600)
  await psychic.post(`${PATH}/${first.key}`, { answers: right })
  expect((await psychic.get(`${PATH}/${first.key}`)).body.module.passedAt).toBe(passedAt)

  const { browser } = await addStaff(site, 'admin')
  const { row } = (await browser.get(`/api/admin/psychics/${psychicId}`)).body
  expect(row.training).toEqual(modules.map(({ title }, place) => ({ title, passedAt: place === 0 ? passedAt : null })))
})

test('a module whose version changed is asked for again', async () => {
  const { psychic, psychicId } = await addPair(site)
  await site.owner
    .insertInto('training_passes')
    .values({ psychic_id: psychicId, module: first.key, version: '2020-01', passed_at: site.now() })
    .execute()
  expect((await psychic.get(PATH)).body.modules[0]).toMatchObject({ passedAt: null, isRenewed: true })
})

test('the right answers are not sent before they are given, and nobody passes for another', async () => {
  const { psychic } = await addPair(site)
  const other = await addPair(site)
  const { module } = (await psychic.get(`${PATH}/${first.key}`)).body
  expect(Object.keys(module.questions[0])).toEqual(['ask', 'options'])
  await psychic.post(`${PATH}/${first.key}`, { answers: right })
  expect((await other.psychic.get(PATH)).body.modules[0].passedAt).toBe(null)
  expect(codeOf(await psychic.get(`${PATH}/inconnu`))).toBe(4000)
  expect(codeOf(await psychic.post(`${PATH}/inconnu`, { answers: right }))).toBe(4000)
  expect((await psychic.post(`${PATH}/${first.key}`, { answers: [] })).body.api.error).toMatchObject({
    code: 106,
    field: 'question-0',
  })
  expect(codeOf(await psychic.post(`${PATH}/${first.key}`, { answers: right.with(1, 9) }))).toBe(106)
})

test('the page’s form keeps what was answered, says what to read again, and records', async () => {
  const { psychic } = await addPair(site)
  const path = modulePage(first.key)
  const params = { module: first.key }
  const send = (answers: readonly number[]) => {
    const fields = Object.fromEntries(answers.map((answer, place) => [questionField(place), String(answer)]))
    return sendForm(site, modulePageModule.action, path, fields, psychic, params)
  }
  expect((await send(right.slice(0, 2))).data.refusal.field).toBe('question-2')
  const mixed = right.with(2, (right[2]! + 1) % 3)
  const { data } = await send(mixed)
  expect(data.wrong).toEqual([{ place: 2, why: first.questions[2]!.why }])
  expect(data.answers.slice(0, right.length)).toEqual(mixed)
  expect((await send(right)).location).toContain(path)
  const shown = await openPage(site, modulePageModule.loader, path, psychic, params)
  expect(shown.data).toMatchObject({ module: { passedAt: expect.any(String) }, next: { key: modules[1]!.key } })
  const list = await openPage(site, trainingPage.loader, TRAINING_PAGE, psychic)
  expect(list.data.modules.map(({ passedAt }: { passedAt: string | null }) => passedAt !== null)).toEqual(
    modules.map((_, place) => place === 0),
  )
})
