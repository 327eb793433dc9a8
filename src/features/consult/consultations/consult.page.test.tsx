import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { addPair } from '../../../../test/consulting.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { beganOnRequest } from '../../house/consents/queries.server.ts'
import ConsultPage, { action, loader } from './consult.page.tsx'

const site = useTestApp()

test('a refused form keeps its ticked boxes', async () => {
  const pair = await addPair(site, { cents: 1000, client: { consented: false } })
  const { slug } = await site.owner
    .selectFrom('psychics')
    .select('slug')
    .where('id', '=', pair.psychicId)
    .executeTakeFirstOrThrow()
  const path = `/voyance/${slug}/consulter`
  const { data: loaderData } = await openPage(site, loader, path, pair.client, { slug })
  expect(boxes(loaderData, undefined)).toEqual([false, false])
  await pair.psychic.post('/api/workspace/presence', { channels: [] })
  const both = { consents: ['SENSITIVE_DATA'], start: ['START_AT_ONCE'] }
  const sent = await sendForm(site, action, path, both, pair.client, { slug })
  expect(sent).toMatchObject({ status: 409, data: { refusal: { code: 4020 } } })
  expect(boxes(loaderData, sent.data)).toEqual([true, true])
})

test('a request includes its own express request to begin at once, and stores its proof', async () => {
  const pair = await addPair(site, { cents: 5000 })
  const { slug } = await site.owner
    .selectFrom('psychics')
    .select('slug')
    .where('id', '=', pair.psychicId)
    .executeTakeFirstOrThrow()
  const path = `/voyance/${slug}/consulter`
  const ask = (fields: Record<string, string | string[]>) => sendForm(site, action, path, fields, pair.client, { slug })
  const { data: loaderData } = await openPage(site, loader, path, pair.client, { slug })
  expect(boxes(loaderData, undefined)).toEqual([false])
  const refused = await ask({})
  expect(refused).toMatchObject({ status: 403, data: { refusal: { code: 4012, field: 'consents' } } })
  const old = await ask({ start: ['START_AT_ONCE'], startShown: '99-START_AT_ONCE-1' })
  expect(old).toMatchObject({ status: 409, data: { ticked: [] } })
  const { location } = await ask({ start: ['START_AT_ONCE'], startShown: loaderData.start._id })
  const id = Number(/^\/consultations\/(\d+)$/.exec(location!)![1])
  const proofs = site.owner.selectFrom('consent_proofs').selectAll().where('type', '=', 'START_AT_ONCE')
  expect(await proofs.execute()).toMatchObject([
    { consultation_id: id, form_type: 'START_AT_ONCE', agreed: true, text_version: loaderData.start.version },
  ])
})

test('the call works without that answer and makes up no proof; a no is refused', async () => {
  const pair = await addPair(site, { cents: 5000 })
  const ask = (more: object) =>
    pair.client.post('/api/consultations', { psychicId: pair.psychicId, channel: 'chat', ...more })
  const no = await ask({ consents: [{ type: 'START_AT_ONCE', agreed: false }] })
  expect([no.status, no.body.api.error.code]).toEqual([403, 4012])
  const { id } = (await ask({})).body.consultation
  expect(await beganOnRequest(site.app.db, id)).toBe(false)
})

test('a new visitor is sent to register, a browser that was signed in before to sign in', async () => {
  const { slug } = await addPsychic(site.owner)
  const path = `/voyance/${slug}/consulter`
  const door = async (browser: Parameters<typeof openPage>[3]) =>
    (await openPage(site, loader, path, browser, { slug })).location
  const back = encodeURIComponent(path)
  expect(await door(site.browser())).toBe(`/inscription?retour=${back}`)
  const browser = site.browser()
  await browser.post('/api/users/me', {
    firstName: 'Anne',
    emailAddress: 'anne@example.fr',
    password: 'une lune claire sur la mer',
    birthDate: '1990-05-12',
    consents: [{ type: 'REGISTRATION', agreed: true }],
  })
  await browser.post('/api/users/logout')
  expect(await door(browser)).toBe(`/connexion?retour=${back}`)
})

/** Whether each consent is ticked. */
function boxes(loaderData: unknown, actionData: unknown): boolean[] {
  const props = { loaderData, actionData } as ComponentProps<typeof ConsultPage>
  const Stub = createRoutesStub([{ path: '/', Component: () => <ConsultPage {...props} /> }])
  const inputs = renderToStaticMarkup(<Stub />).match(/<input[^>]*type="checkbox"[^>]*>/g) ?? []
  return inputs.map((input) => /\schecked/.test(input))
}
