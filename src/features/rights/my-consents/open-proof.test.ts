import { expect, test } from 'vitest'
import { auditEntries } from '../../../../test/audit.ts'
import { addClient } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { CONTENT_VERSION } from '../../house/consents/content.ts'

const site = useTestApp()
const PATH = '/api/admin/consent-proofs'
const reason = 'Demande de la CNIL'

test('proofs are found by client; the person and the sentence are opened for a reason', async () => {
  const support = await addStaff(site, 'support')
  const client = await addClient(site, { consented: false, firstName: 'Noémie' })
  for (const agreed of [true, false]) {
    await client.browser.post('/api/consents', { consents: [{ type: 'MARKETING_SMS', agreed }] })
    await site.advance(60)
  }
  const list = await support.browser.get(`${PATH}?clientId=${client.id}&type=MARKETING_SMS`)
  const digest = expect.stringMatching(/^[0-9a-f]{64}$/)
  const row = {
    clientId: client.id,
    type: 'MARKETING_SMS',
    siteId: 99,
    form: 'REGISTRATION',
    version: CONTENT_VERSION,
    digest,
  }
  expect(list.body.rows).toMatchObject([
    { ...row, agreed: false },
    { ...row, agreed: true },
  ])
  expect(JSON.stringify(list.body)).not.toContain('Noémie')

  const { id } = list.body.rows[1]
  const open = (about: object) => support.browser.post(`${PATH}/${id}/open`, about)
  expect((await open({ reason: ' ' })).body.api.error).toMatchObject({ code: 107, field: 'reason' })
  const { body } = await open({ reason })
  expect(body).toMatchObject({ firstName: 'Noémie', confirmedAt: null })
  expect(body.answers).toMatchObject([
    { agreed: false, intact: true, text: expect.stringContaining('SMS') },
    { id, agreed: true, digest: list.body.rows[1].digest },
  ])
  const logged = (await auditEntries(site)).filter(({ act }) => act === 'consent.open')
  expect(logged).toMatchObject([{ actor_id: support.id, subject: `consent:${id}`, reason }])
})

test('another brand’s proof is not found', async () => {
  const { id } = await addClient(site, { siteId: 100 })
  const support = await addStaff(site, 'support')
  const proof = await site.owner
    .insertInto('consent_proofs')
    .values({
      user_id: id,
      site_id: 100,
      form_type: 'CALLBACK',
      type: 'CALLBACK',
      agreed: true,
      text_shown: '',
      text_version: 1,
      text_hash: Buffer.alloc(32),
      address_hash: Buffer.alloc(32),
      given_at: site.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await support.browser.get(`${PATH}/${proof.id}`)).body.api.error.code).toBe(3000)
  expect((await support.browser.post(`${PATH}/${proof.id}/open`, { reason })).body.api.error.code).toBe(3000)
})
