import { createHash } from 'node:crypto'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { ConsentsBlock } from './components/consents-block.tsx'
import { CONTENT_VERSION, forms } from './content.ts'

const site = useTestApp()

const proofsOf = (userId: number) =>
  site.app.db.selectFrom('consent_proofs').selectAll().where('user_id', '=', userId).orderBy('id').execute()

test('changed texts require a new version', () => {
  const digest = createHash('sha256').update(JSON.stringify(forms)).digest('hex').slice(0, 16)
  expect({ version: CONTENT_VERSION, digest }).toEqual({ version: 10, digest: 'bab0127481859c7e' })
})

test('without ids, the content is this site’s registration', async () => {
  const { status, body } = await site.browser().get('/api/consents')
  expect(status).toBe(200)
  expect(body.consent.version).toBe(CONTENT_VERSION)
  expect(body.consent.consents.map((item: { type: string; required: boolean }) => [item.type, item.required])).toEqual([
    ['REGISTRATION', true],
    ['MARKETING_EMAIL', false],
    ['MARKETING_SMS', false],
    ['MARKETING_PHONE', false],
  ])
  const [registration, email] = body.consent.consents
  expect(registration.displayedText).toContain('%terms%')
  expect(registration.linksProperties).toEqual([
    { name: 'terms', text: 'Conditions de la consultation', link: '/page/conditions', target: '_blank' },
  ])
  expect(registration.implicitConsents).toEqual([])
  expect(email.displayedText).toContain('Cosmospace')
  expect(body.consent.dataTreatmentDetailsText).toContain('CNIL')
})

test('rows 118 and 180: each required consent has an error message of its own, the others none', async () => {
  const messages = await Promise.all(
    [10016, 10017, 10018, 10019, 10020, 10021, 10022, 10023, 10024].map(async (applicationId) => {
      const { consent } = (await site.browser().get(`/api/consents?applicationId=${applicationId}`)).body
      return (consent.consents as { type: string; required: boolean; errorMessage: string | null }[]).map((item) => {
        expect(item.errorMessage !== null, item.type).toBe(item.required)
        return item.required ? [item.type, item.errorMessage] : []
      })
    }),
  )
  const said = new Map(messages.flat().filter((one) => one.length > 0) as [string, string][])
  expect([said.size, new Set(said.values()).size]).toEqual([9, 9])
  expect(said.get('FIDELITY_REGISTRATION')).toContain('participer\u00a0:')
})

test('a refused form says under each unticked box what is missing there', async () => {
  const { consent } = (await site.browser().get('/api/consents?applicationId=10018')).body
  const html = renderToString(createElement(ConsentsBlock, { content: consent, ticked: ['CALLBACK'], error: 'Non.' }))
  expect(html).toContain('Cochez cette case pour confier')
  expect(html).not.toContain('Cochez cette case pour que l’on vous rappelle')
  expect(renderToString(createElement(ConsentsBlock, { content: consent }))).not.toContain('Cochez cette case')
})

test.each([
  ['applicationId=11001&formId=100', 'REGISTRATION', 'Étoile du Soir'],
  ['applicationId=11000', 'REGISTRATION', 'Cosmospace'],
  ['applicationId=10016&formId=1', 'REGISTRATION', 'Cosmospace'],
  ['applicationId=10017', 'FIDELITY_REGISTRATION', 'Cosmospace'],
  ['applicationId=10018', 'CALLBACK', ''],
  ['applicationId=10019&formId=342', 'FREE_QUESTION', 'Voyance Partenaires'],
  ['applicationId=10020', 'NEWSLETTER', 'Cosmospace'],
  ['applicationId=10021', 'SENSITIVE_DATA', 'Cosmospace'],
  ['applicationId=10022', 'START_AT_ONCE', ''],
  ['applicationId=10023', 'OWN_TODAY', ''],
  ['applicationId=10024', 'SHARED_CHART', ''],
])('%s is %s of « %s »', async (query, type, company) => {
  const { body } = await site.browser().get(`/api/consents?${query}`)
  expect(body.consent.consents[0].type).toBe(type)
  expect(JSON.stringify(body.consent.consents)).toContain(company)
  expect(JSON.stringify(body.consent)).not.toMatch(/\{\w+\}/)
})

test.each([
  ['applicationId=99', 'applicationId'],
  ['applicationId=10025', 'applicationId'],
  ['applicationId=', 'applicationId'],
  ['applicationId=abc', 'applicationId'],
  ['formId=2', 'formId'],
  ['formId=1e400', 'formId'],
])('%s is unknown', async (query, field) => {
  const { status, body } = await site.browser().get(`/api/consents?${query}`)
  expect(status).toBe(400)
  expect(body.api.error).toMatchObject({ code: 107, field })
})

test('registration leaves a proof of each answer, word for word', async () => {
  const { body } = await site.browser().post('/api/users/me', {
    firstName: 'Anne',
    emailAddress: 'anne@example.fr',
    password: 'une lune claire sur la mer',
    birthDate: '1990-05-12',
    gender: 'female',
    consents: [
      { type: 'REGISTRATION', agreed: true },
      { type: 'MARKETING_SMS', agreed: false },
    ],
  })
  const proofs = await proofsOf(body.user.id)
  expect(proofs).toMatchObject([
    {
      site_id: 99,
      form_type: 'REGISTRATION',
      type: 'REGISTRATION',
      agreed: true,
      text_shown:
        'J’accepte les Conditions de la consultation et j’ai lu comment mes données sont utilisées. J’ai 18 ans ou plus.',
      text_version: CONTENT_VERSION,
      given_at: site.now(),
    },
    { type: 'MARKETING_SMS', agreed: false },
  ])
  for (const proof of proofs) {
    expect(proof.text_hash).toEqual(createHash('sha256').update(proof.text_shown).digest())
    expect(proof.address_hash).toHaveLength(32)
    expect(proof.address_hash).not.toEqual(createHash('sha256').update('127.0.0.1').digest())
  }
})

test('is given, withdrawn and given again from the account, with a proof each time', async () => {
  const { id, browser } = await addClient(site, { consented: false })
  const change = (type: string, agreed: boolean) => browser.post('/api/consents', { consents: [{ type, agreed }] })
  for (const agreed of [true, false, true]) {
    const { status, body } = await change('SENSITIVE_DATA', agreed)
    expect(status).toBe(200)
    expect(body.consents[0]).toEqual({ type: 'SENSITIVE_DATA', agreed, at: site.now().toISOString() })
    await site.advance(60)
  }
  const { body } = await change('MARKETING_EMAIL', true)
  expect(
    body.consents.map((one: { type: string; agreed: boolean; at: string | null }) => [one.type, one.agreed]),
  ).toEqual([
    ['SENSITIVE_DATA', true],
    ['MARKETING_EMAIL', true],
    ['MARKETING_SMS', false],
    ['MARKETING_PHONE', false],
    ['OWN_TODAY', false],
  ])
  expect((await proofsOf(id)).map((proof) => [proof.form_type, proof.type, proof.agreed])).toEqual([
    ['SENSITIVE_DATA', 'SENSITIVE_DATA', true],
    ['SENSITIVE_DATA', 'SENSITIVE_DATA', false],
    ['SENSITIVE_DATA', 'SENSITIVE_DATA', true],
    ['REGISTRATION', 'MARKETING_EMAIL', true],
  ])
})

test.each([
  ['the terms, which only end with the account', [{ type: 'REGISTRATION', agreed: false }]],
  ['an unknown type', [{ type: 'constructor', agreed: true }]],
  [
    'a type answered twice',
    [
      { type: 'SENSITIVE_DATA', agreed: true },
      { type: 'SENSITIVE_DATA', agreed: false },
    ],
  ],
  ['nothing', []],
])('refuses %s', async (_, consents) => {
  const { id, browser } = await addClient(site, { consented: false })
  const { status, body } = await browser.post('/api/consents', { consents })
  expect(status).toBe(400)
  expect(body.api.error).toMatchObject({ code: 107, field: 'consents' })
  expect(await proofsOf(id)).toEqual([])
})

test('an anonymous visitor can’t change anything', async () => {
  const { status, body } = await site
    .browser()
    .post('/api/consents', { consents: [{ type: 'SENSITIVE_DATA', agreed: true }] })
  expect([status, body.api.error.code]).toEqual([401, 103])
})
