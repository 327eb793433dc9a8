import { beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../../../../test/browser.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as address from './address.page.tsx'
import { compareDates } from './compare-dates.ts'
import * as first from './first.page.tsx'
import * as people from './people.page.tsx'
import * as questionsPage from './questions.page.tsx'
import { questions } from './questions.ts'
import * as results from './results.page.tsx'
import { pathOf, type Step } from './steps.ts'
import * as thanks from './thanks.page.tsx'

const site = useTestApp()
const actions = {
  people: people.action,
  questions: questionsPage.action,
  address: address.action,
  results: results.action,
  thanks: thanks.action,
}
const steps = Object.keys(actions) as Step[]

let browser: Browser
beforeEach(() => {
  browser = site.browser()
})
const send = (step: Step, fields: Record<string, string>) =>
  sendForm(site, actions[step], pathOf[step], fields, browser)

const agreed = { consent: 'yes' }
const dates = { birthDate: '12/05/1990', partnerBirthDate: '03/11/1988' }
const choices = Object.fromEntries(questions.map(({ id }) => [id, '1']))
const complete = { stage: 'long', ...choices }

describe('without scripts', () => {
  test('the first page goes on with the consent only', async () => {
    const begin = (fields: Record<string, string>) => sendForm(site, first.action, '/love-test', fields, browser)
    expect(await begin({})).toMatchObject({ status: 400, data: { lacksConsent: true } })
    expect(await begin({ consent: 'no' })).toMatchObject({ status: 400 })
    expect(await begin(agreed)).toMatchObject({ status: 307, location: pathOf.people })
  })

  test.each(steps)('%s: without the consent, nothing is read and the first page opens', async (step) => {
    expect(await send(step, complete)).toEqual({ status: 303, location: '/love-test', data: null })
  })

  test.each([
    ['questions', {}, 'people'],
    ['results', {}, 'people'],
    ['address', { stage: 'long' }, 'questions'],
    ['thanks', { ...complete, talk1: '' }, 'questions'],
  ] as const)('%s with %o leads back to %s', async (step, fields, back) => {
    expect(await send(step, { ...agreed, ...fields })).toMatchObject({ status: 307, location: pathOf[back] })
  })

  test('a step shows what it was brought, and sends its own form on once it is complete', async () => {
    const typed = { stage: 'young', gender: 'female', birthDate: '31/02/1990' }
    expect(await send('people', { ...agreed, ...typed })).toEqual({
      status: 200,
      location: null,
      data: { answers: typed, faults: [] },
    })
    expect(await send('people', { ...agreed, ...typed, from: 'people' })).toEqual({
      status: 400,
      location: null,
      data: { answers: typed, faults: [{ id: 'birthDate', why: 'dateWrong' }] },
    })
    const mended = { ...agreed, ...typed, birthDate: '28/02/1990', from: 'people' }
    expect(await send('people', mended)).toMatchObject({ status: 307, location: pathOf.questions })
  })

  test('questions without an answer are named, and the others kept', async () => {
    const { status, data } = await send('questions', { ...agreed, ...complete, desire2: '', from: 'questions' })
    expect(status).toBe(400)
    expect(data.faults).toEqual([{ id: 'desire2', why: 'unchosen' }])
    expect(data.answers).toMatchObject({ desire1: '1', projects4: '1' })
    const sent = await send('questions', { ...agreed, ...complete, from: 'questions' })
    expect(sent).toMatchObject({ status: 307, location: pathOf.address })
  })

  test('the skies are compared with both dates only', async () => {
    const { data } = await send('results', { ...agreed, ...complete, ...dates })
    expect(data.skies).toEqual(compareDates(['1990-05-12', '1988-11-03']))
    expect((await send('results', { ...agreed, ...complete, birthDate: dates.birthDate })).data.skies).toBeNull()
    const end = await send('results', { ...agreed, ...complete, from: 'results' })
    expect(end).toMatchObject({ status: 307, location: pathOf.thanks })
  })

  test('the session keeps nothing of all this', async () => {
    for (const step of steps) await send(step, { ...agreed, ...complete, ...dates })
    const rows = await site.owner.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/1990|trust1|long/)
  })
})

describe('the letter', () => {
  const letter = async () => {
    const { data } = await openPage(site, address.loader, pathOf.address, browser)
    return { emailAddress: 'lea@example.com', consentsShown: data.content._id }
  }
  const asked = () => site.owner.selectFrom('newsletter_subscriptions').select('email').execute()

  test('its box is not ticked for the person, and without it nothing is asked', async () => {
    const { status, data } = await send('address', await letter())
    expect([status, Object.keys(data.result.error)]).toEqual([403, ['consents']])
    expect(await asked()).toEqual([])
  })

  test('an address that is wrong is named at its field', async () => {
    const { data } = await send('address', { ...(await letter()), emailAddress: 'lea', consents: 'NEWSLETTER' })
    expect(Object.keys(data.result.error)).toEqual(['emailAddress'])
  })

  test('with it, the address alone is asked for', async () => {
    const form = { ...(await letter()), consents: 'NEWSLETTER', ...complete }
    expect(await send('address', form)).toMatchObject({ status: 200, data: { asked: true } })
    expect(await asked()).toEqual([{ email: 'lea@example.com' }])
  })
})
