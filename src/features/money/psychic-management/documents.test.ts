import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { addStaff, type Staff } from '../../../../test/staff.ts'
import { testKeys, useTestApp } from '../../../../test/test-app.ts'
import { aPdf, aPicture, desk, formWith, pdfOf } from '../../../../test/vetting.ts'
import { openKeyRing } from '../../../platform/at-rest/key-ring.ts'
import { MAX_UPLOAD } from '../../../platform/contract/contract.ts'
import { sealAll } from '../../rights/privacy/seal-all.server.ts'
import { openDocument, sealDocument } from './sealed-document.server.ts'

const site = useTestApp()
let admin: Staff
let act: ReturnType<typeof desk>
let id: number

beforeAll(async () => {
  admin = await addStaff(site, 'admin')
  act = desk(admin.browser)
  id = await act.receive({ emailAddress: 'pieces@example.test' })
})

const send = async (file: Uint8Array, name?: string) => {
  const form = formWith(file, { kind: 'other' }, name)
  return (await admin.browser.post(`/api/admin/psychics/${id}/documents`, form)).body.api
}
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

test('a PDF is returned unchanged, as an attachment, and its download is logged', async () => {
  const charter = await act.addDocument(id, 'charter', aPdf)
  const { status, body, headers } = await admin.browser.get(`/api/admin/psychics/${id}/documents/${charter}`)
  expect([status, body]).toEqual([200, aPdf.toString()])
  expect(headers.get('content-disposition')).toBe(`attachment; filename="charter-${charter}.pdf"`)
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  const last = await site.owner.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(last).toMatchObject({ act: 'psychic.document-read', subject: `psychic:${id}`, details: { document: charter } })
})

test('documents are stored sealed, and pictures without their metadata', async () => {
  const document = await act.addDocument(id, 'identity', await aPicture(4000, 3000))
  const { sealed, media_type } = await site.owner
    .selectFrom('psychic_documents')
    .select(['sealed', 'media_type'])
    .where('id', '=', document)
    .executeTakeFirstOrThrow()
  expect(media_type).toBe('image/webp')
  expect(sealed.includes('WEBP')).toBe(false)
  const opened = Buffer.from(site.app.keys.open(`psychic-document:${document}`, sealed), 'base64')
  expect(await sharp(opened).metadata()).toMatchObject({ format: 'webp', width: 3000, height: 2250 })
  expect(opened.includes('Quelqu')).toBe(false)
  const young = { id: 'young', secret: 'the next data key of the tests, long enough' }
  await sealAll({ ...site.app, keys: openKeyRing([young, testKeys[0]]) })
  const renewed = await site.owner.selectFrom('psychic_documents').select(['id', 'sealed']).execute()
  expect(renewed.every((row) => openDocument(openKeyRing([young]), row.id, row.sealed).length > 0)).toBe(true)
  await sealAll({ ...site.app, keys: openKeyRing([testKeys[0], young]) })
})

test.each([
  ['a program named as a PDF', async () => Buffer.from('MZ programme'), 508],
  ['a drawing with a script', async () => drawing, 508],
  ['a truncated picture', async () => (await aPicture()).subarray(0, 700), 508],
  ['a picture of 51 megapixels', () => aPicture(8000, 6400), 506],
  ['a file above the upload limit', async () => Buffer.concat([aPdf, Buffer.alloc(MAX_UPLOAD)]), 506],
] as const)('%s is refused at its field', async (_what, file, code) => {
  expect((await send(await file(), 'charte.pdf')).error).toMatchObject({ code, field: 'file' })
})

test.each([
  ['a script', '4 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n'],
  ['encryption', '4 0 obj\n<< /Encrypt 5 0 R >>\nendobj\n'],
])('a PDF with %s is refused, and an older one is refused on download', async (_what, object) => {
  const pdf = pdfOf(object)
  expect((await send(pdf)).error).toMatchObject({ code: 4381, field: 'file' })
  const document = await act.addDocument(id, 'other', aPdf)
  const sealed = sealDocument(site.app.keys, document, pdf)
  await site.owner.updateTable('psychic_documents').set({ sealed }).where('id', '=', document).execute()
  const taken = await admin.browser.get(`/api/admin/psychics/${id}/documents/${document}`)
  expect([taken.status, taken.body.api.error.code]).toEqual([415, 4381])
})

test('an older file that is no longer taken for a PDF is refused on download', async () => {
  const document = await act.addDocument(id, 'other', aPdf)
  const sealed = sealDocument(site.app.keys, document, Buffer.from('%PDF-1.7 sans pages'))
  await site.owner.updateTable('psychic_documents').set({ sealed }).where('id', '=', document).execute()
  const taken = await admin.browser.get(`/api/admin/psychics/${id}/documents/${document}`)
  expect([taken.status, taken.body.api.error.code]).toEqual([415, 508])
})

test.each([
  ['charte.pdf', () => aPdf, 0],
  ['CHARTE.PDF', () => aPdf, 0],
  ['charte', () => aPdf, 0],
  ['Charte du 12.05.2026', () => aPdf, 0],
  ['Charte signée v. 2', () => aPdf, 0],
  ['charte.exe', () => aPdf, 508],
  ['charte.pdf.js', () => aPdf, 508],
  ['charte.jpg', () => aPdf, 508],
  ['carte.jpeg', () => aPicture(), 0],
  ['carte.pdf', () => aPicture(), 508],
  ['carte.', () => aPicture(), 508],
])('a file named %s', async (name, file, code) => {
  expect((await send(await file(), name)).error?.code ?? 0).toBe(code)
})

test('a form without a file, without a real file or with one far too large gets its own error', async () => {
  const path = `/api/admin/psychics/${id}/documents`
  const form = new FormData()
  form.set('kind', 'other')
  expect((await admin.browser.post(path, form)).body.api.error).toMatchObject({ code: 106, field: 'file' })
  expect((await admin.browser.post(path, { kind: 'other' })).body.api.error.code).toBe(105)
  const length = { 'content-length': String(2 * MAX_UPLOAD) }
  expect((await admin.browser.post(path, formWith(aPdf), length)).body.api.error.code).toBe(506)
  const large = formWith(pdfOf(`% ${'x'.repeat(70_000)}\n`), { kind: 'other' })
  expect((await admin.browser.post(path, large, { 'transfer-encoding': 'chunked' })).body.api.error.code).toBe(506)
  expect((await admin.browser.post(path, large)).body.api.ok).toBe(1)
  expect((await admin.browser.post(path, formWith(aPdf, { kind: 'photo' }))).body.api.error).toMatchObject({
    code: 107,
    field: 'kind',
  })
  expect((await admin.browser.post('/api/admin/psychics', 'x'.repeat(70_000))).status).toBe(413)
})

test('a document is checked once, and identity papers need an expiry date in the future', async () => {
  const identity = await act.addDocument(id, 'identity', await aPicture())
  const accept = (body: object) => admin.browser.post(`/api/admin/psychics/${id}/documents/${identity}/accept`, body)
  expect((await accept({})).body.api.error).toMatchObject({ code: 106, field: 'expiresOn' })
  expect((await accept({ expiresOn: '2026-11-20' })).body.api.error).toMatchObject({ code: 4293, field: 'expiresOn' })
  expect((await accept({ expiresOn: '2026-11-21' })).body.api.ok).toBe(1)
  expect(await act.do(id, `documents/${identity}/refuse`, { reason: 'Illisible.' })).toBe(4292)
  expect((await accept({ expiresOn: '2027-11-21' })).body.api.error.code).toBe(4292)
  expect((await act.read(id)).documents[0]).toMatchObject({
    id: identity,
    outcome: 'accepted',
    expiresOn: '2026-11-21',
    isOver: false,
    keptBy: 'Sacha',
    answeredBy: 'Sacha',
  })
})

test('a document of another application is not found', async () => {
  const other = await act.receive({ emailAddress: 'autre@example.test' })
  const document = await act.addDocument(other, 'diploma', aPdf)
  expect((await admin.browser.get(`/api/admin/psychics/${id}/documents/${document}`)).body.api.error.code).toBe(3000)
  expect(await act.do(id, `documents/${document}/accept`)).toBe(3000)
})
