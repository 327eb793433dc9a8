import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Browser } from '../../../../test/browser.ts'
import { colouredPdf } from '../../../../test/coloured-pdf.ts'
import { openPage, sendForm } from '../../../../test/forms.ts'
import { mailsTo } from '../../../../test/mails.ts'
import { addClient } from '../../../../test/people.ts'
import { addStaff } from '../../../../test/staff.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { aPicture, desk, pdfOf } from '../../../../test/vetting.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { openDocument } from '../psychic-management/sealed-document.server.ts'
import * as applyPage from './apply.page.tsx'
import { CHARTER_VERSION, charterWords } from './charter-words.data.ts'
import * as follow from './follow.page.tsx'
import { addPaper, signCharter } from './follow.server.ts'
import { followPage, MOST_PAPERS } from './rules.ts'

const site = useTestApp()
let serial = 0

const typed = (given: Record<string, string | string[]> = {}) => ({
  name: 'Mélusine',
  emailAddress: `candidate${++serial}@example.test`,
  gender: 'female',
  jobIds: ['4', '1'],
  headline: 'Le tarot, sans détour.',
  presentation: 'Je tire les cartes depuis dix ans.\n\nJ’écoute.',
  method: 'Trois cartes, une question.',
  specialities: 'amour, travail',
  practisingSince: '2016',
  offeredChannels: ['chat'],
  adult: 'on',
  ...given,
})
const send = (fields: Record<string, string | string[]>, browser: Browser = site.browser()) =>
  sendForm(site, applyPage.action, '/devenir-voyant', fields, browser)
const visit = () => systemVisit(site.app, site.app.sites[0])

/** Applies, and returns the secret of the mailed address. */
async function applied(given: Record<string, string | string[]> = {}): Promise<{ email: string; token: string }> {
  const fields = typed(given)
  expect((await send(fields)).data).toMatchObject({ refusal: null })
  return { email: String(fields.emailAddress), token: await tokenTo(String(fields.emailAddress)) }
}
async function tokenTo(email: string): Promise<string> {
  const text = (await mailsTo(site, email)).at(-1)?.text ?? ''
  return /suivi\/([\w-]+)/.exec(text)?.[1] ?? ''
}
const shown = async (token: string) =>
  (await openPage(site, follow.loader, followPage(token), site.browser(), { token })).data
const act = (token: string, fields: Record<string, string>) =>
  sendForm(site, follow.action, followPage(token), fields, site.browser(), { token })
const paper = (bytes: Buffer, kind = 'identity', name = 'piece.jpg') => ({ kind, name, bytes })

test('an application reaches the back office, and its private address goes to the mailbox alone', async () => {
  const { email, token } = await applied()
  const admin = await addStaff(site, 'admin')
  const { rows } = (await admin.browser.get('/api/admin/psychics?state=received')).body
  expect(rows[0]).toMatchObject({ name: 'Mélusine', state: 'received' })
  expect(await desk(admin.browser).read(rows[0].id)).toMatchObject({
    emailAddress: email,
    jobIds: [1, 4],
    presentation: ['Je tire les cartes depuis dix ans.', 'J’écoute.'],
    specialities: ['amour', 'travail'],
    missing: ['identity', 'charter'],
  })
  expect(await shown(token)).toMatchObject({ name: 'Mélusine', state: 'received', papers: [], signature: null })
  const kept = await site.owner.selectFrom('application_links').select('token_hash').execute()
  expect(kept.some(({ token_hash }) => token_hash.equals(createHash('sha256').update(token).digest()))).toBe(true)
})

test.each([
  ['name', ''],
  ['emailAddress', 'rien'],
  ['gender', 'autre'],
  ['jobIds', []],
  ['headline', 'x'.repeat(161)],
  ['presentation', 'x'.repeat(1600)],
  ['method', ' '],
  [
    'specialities',
    Array(9)
      .fill(0)
      .map((_, place) => `s${place}`)
      .join(),
  ],
  ['practisingSince', '1900'],
  ['practisingSince', '2099'],
  ['offeredChannels', ['sms']],
] as const)('an error in %s is said at the field, and what was typed is given back', async (field, value) => {
  const answer = await send(typed({ [field]: value as string | string[] }))
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.data.refusal.field).toBe(field)
  expect(answer.data.typed.headline).not.toBe('')
})

test('a minor is not taken', async () => {
  const { adult: _, ...fields } = typed()
  expect((await send(fields)).data.refusal).toMatchObject({ field: 'adult' })
})

test('the answer tells nobody whether an address is known; its owner is told', async () => {
  const { email, token } = await applied()
  expect((await send(typed({ emailAddress: email.toUpperCase(), name: 'Autre' }))).data).toMatchObject({
    refusal: null,
  })
  const again = await tokenTo(email)
  expect(again).not.toBe(token)
  expect((await openPage(site, follow.loader, followPage(token), site.browser(), { token })).status).toBe(404)
  expect((await shown(again)).name, 'the first application is unchanged').toBe('Mélusine')

  const client = `cliente${++serial}@example.test`
  await addClient(site, { email: client })
  expect((await send(typed({ emailAddress: client }))).data).toMatchObject({ refusal: null })
  const [mail] = await mailsTo(site, client)
  expect(mail?.text).toContain('déjà un compte')
  expect(mail?.text).not.toContain('suivi/')
})

test('papers are pictures, re-encoded and sealed; what can’t become one is refused', async () => {
  const { token } = await applied()
  await addPaper(visit(), token, paper(await aPicture()))
  const { papers } = await shown(token)
  expect(papers).toMatchObject([{ kind: 'identity', outcome: null }])
  const row = await site.owner
    .selectFrom('psychic_documents')
    .select(['id', 'sealed', 'kept_by'])
    .where('id', '=', papers[0].id)
    .executeTakeFirstOrThrow()
  expect(row.kept_by).toBe(null)
  expect(row.sealed.includes('Quelqu’un')).toBe(false)
  const clear = openDocument(site.app.keys, row.id, row.sealed)
  expect(clear.subarray(8, 12).toString()).toBe('WEBP')
  expect(clear.includes('Quelqu’un')).toBe(false)

  const fails = (given: ReturnType<typeof paper>, of = token) => addPaper(visit(), of, given).catch((e) => e.reason)
  expect(await fails(paper(await colouredPdf(new Array(11).fill('#fff')), 'identity', 'piece.pdf'))).toBe(
    'tooManyPages',
  )
  expect(await fails(paper(Buffer.from('%PDF-1.7\n%%EOF'), 'identity', 'piece.pdf'))).toBe('invalidFileType')
  expect(
    await fails(paper(pdfOf('4 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n'), 'identity', 'piece.pdf')),
  ).toBe('documentActive')
  expect(await fails(paper(Buffer.from('<svg/>'), 'identity', 'piece.svg'))).toBe('invalidFileType')
  expect(await fails(paper(await aPicture(), 'charter'))).toBe('parametersInvalid')
  expect(await fails(paper(await aPicture()), 'inconnu')).toBe('notFound')
  expect((await act(token, { intent: 'paper', kind: 'identity' })).data.refusal.field).toBe('file')
  for (let count = 1; count < MOST_PAPERS; count += 1) await addPaper(visit(), token, paper(await aPicture(60, 60)))
  expect(await fails(paper(await aPicture()))).toBe('papersFull')
})

test('of a PDF only the pictures of its pages are kept', async () => {
  const { token } = await applied()
  await addPaper(visit(), token, paper(await colouredPdf(['#fff', '#000']), 'identity', 'piece.pdf'))
  const { papers } = await shown(token)
  const { id, sealed, media_type } = await site.owner
    .selectFrom('psychic_documents')
    .select(['id', 'sealed', 'media_type'])
    .where('id', '=', papers[0].id)
    .executeTakeFirstOrThrow()
  expect(media_type).toBe('image/webp')
  const clear = openDocument(site.app.keys, id, sealed)
  expect(clear.subarray(8, 12).toString()).toBe('WEBP')
  expect(clear.includes('%PDF')).toBe(false)
})

test('the charter is signed once, with its version, the digest of its words and a paper that the house checks', async () => {
  const { token } = await applied()
  const sign = (fields: Record<string, string>) => act(token, { intent: 'sign', ...fields })
  expect((await sign({ fullName: '', agreed: 'on' })).data.refusal.field).toBe('fullName')
  expect((await sign({ fullName: 'Mélusine Dupont' })).data.refusal.field).toBe('agreed')
  expect((await sign({ fullName: 'Mélusine Dupont', agreed: 'on' })).location).toContain('fait=charte')
  expect((await sign({ fullName: 'Mélusine Dupont', agreed: 'on' })).data.refusal.code).toBe(4805)
  const twice = await Promise.allSettled([1, 2].map(() => signCharter(visit(), token, { name: 'M', agreed: true })))
  expect(twice.every(({ status }) => status === 'rejected')).toBe(true)
  const { signature, papers } = await shown(token)
  expect(signature).toMatchObject({ name: 'Mélusine Dupont' })
  expect(papers).toMatchObject([{ kind: 'charter', outcome: null }])
  const kept = await site.owner.selectFrom('charter_signatures').selectAll().execute()
  expect(kept.at(-1)).toMatchObject({
    version: CHARTER_VERSION,
    name: 'Mélusine Dupont',
    words_digest: createHash('sha256')
      .update(JSON.stringify([CHARTER_VERSION, ...charterWords]))
      .digest(),
  })
})

test('the person follows each step to the open profile', async () => {
  const { token, email } = await applied()
  const [admin, colleague] = [await addStaff(site, 'admin'), await addStaff(site, 'admin')]
  const { do: decide, read } = desk(admin.browser)
  await addPaper(visit(), token, paper(await aPicture()))
  await signCharter(visit(), token, { name: 'Mélusine Dupont', agreed: true })
  const { psychic_id: id } = await site.owner
    .selectFrom('psychic_dossiers')
    .select('psychic_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  for (const { id: document, kind } of (await read(id)).documents) {
    const body = kind === 'identity' ? { expiresOn: '2030-01-31' } : {}
    expect(await decide(id, `documents/${document}/accept`, body)).toBe(0)
  }
  expect(await shown(token)).toMatchObject({ state: 'checked', missing: [] })
  for (const grader of [admin, colleague]) await desk(grader.browser).do(id, 'test', { passed: true, note: 'Bien.' })
  expect((await shown(token)).state).toBe('tested')
  expect(await decide(id, 'open', { pricePerMinute: 250 })).toBe(0)
  expect((await shown(token)).state).toBe('live')
  expect((await act(token, { intent: 'withdraw' })).data.refusal.code).toBe(4290)
})

test('who takes the application back has papers and signature deleted at once', async () => {
  const { token } = await applied()
  await addPaper(visit(), token, paper(await aPicture()))
  await signCharter(visit(), token, { name: 'Mélusine Dupont', agreed: true })
  expect((await act(token, { intent: 'withdraw' })).location).toContain('fait=retrait')
  expect(await shown(token)).toMatchObject({ state: 'refused', papers: [], signature: null })
  expect(await addPaper(visit(), token, paper(await aPicture())).catch((e) => e.reason)).toBe('stepImpossible')
})
