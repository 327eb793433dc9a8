import { generateKeyPairSync } from 'node:crypto'
import { authenticate } from 'mailauth'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCampaign, sendsOf } from '../../../../test/campaigns.ts'
import { addConsultation } from '../../../../test/consultations.ts'
import { addLetters, addReaders, forbidden } from '../../../../test/crowd.ts'
import { startMailServer } from '../../../../test/mail-server.ts'
import { addPsychic } from '../../../../test/psychics.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { systemVisit } from '../../house/session/open-visit.server.ts'
import { tokenFor } from '../../people/marketing/tokens.server.ts'
import { runCampaigns } from './run-campaigns.server.ts'

/** 10,000 takes about two minutes: CAMPAIGN_MAILS=10000 npx vitest run many-mails */
const MAILS = Number(process.env.CAMPAIGN_MAILS ?? 300)
/** Of each kind of people who may not be written to. */
const FORBIDDEN = Math.max(2, Math.round(MAILS / 100))
/** Who unsubscribe while the campaign runs. */
const LEAVING = 12

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const came: { to: string; at: number }[] = []
let whenCame: (count: number) => void = () => {}
const server = await startMailServer({
  onRcptTo({ address }, _session, done) {
    came.push({ to: address, at: performance.now() })
    whenCame(came.length)
    done()
  },
})
afterAll(() => server.close())

const site = useTestApp({
  EMAIL_PROVIDER: 'smtp',
  SMTP_URL: server.url,
  SMTP_FROM: 'lettre@cosmospace.example',
  SMTP_DKIM_SELECTOR: 'campagnes',
  SMTP_DKIM_KEY_99: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  CAMPAIGN_PACE: '1000000',
  CAMPAIGN_ONE_PERSON_MOST: '1000000',
})

const domains = ['gmail.com', 'orange.fr', 'laposte.net', 'hotmail.fr', 'exemple.fr']
const named = (kind: string, count: number) =>
  Array.from({ length: count }, (_, nth) => `${kind}-${nth}@${domains[nth % domains.length]}`)

const clients = named('cliente', Math.ceil(MAILS / 2))
const letters = named('lectrice', Math.floor(MAILS / 2))
let clientIds: Map<string, number>
let campaign: number
const ended = new Map<string, number>()

beforeAll(async () => {
  clientIds = await addReaders(site, clients)
  await addLetters(site, letters)
  for (const [kind, befall] of Object.entries(forbidden)) {
    const emails = named(`interdit-${kind}`, FORBIDDEN)
    // Half of them read the letter too, with the address of their account.
    await addLetters(
      site,
      ['withdrew', 'unproved', 'moved', 'gone'].includes(kind) ? [] : emails.slice(0, FORBIDDEN / 2),
    )
    for (const [email, id] of await addReaders(site, emails)) await befall(site, id, email)
  }
  for (const [email, clientId] of await addReaders(site, named('interdit-alerte', 2))) {
    const { id: psychicId } = await addPsychic(site.owner)
    const given = { clientId, psychicId, status: 'ended', pickUp: 1 } as const
    const consultationId = await addConsultation(site.owner, given)
    await site.owner
      .insertInto('care_alerts')
      .values({
        site_id: 99,
        kind: 'distress',
        consultation_id: consultationId,
        client_id: clientId,
        raised_at: site.now(),
      })
      .execute()
    await addLetters(site, [email])
  }
  await addReaders(site, named('interdit-autre-marque', FORBIDDEN), 100)
  await addLetters(site, named('interdit-lettre-autre-marque', FORBIDDEN), 100)
  campaign = await addCampaign(site, {
    name: 'Décembre',
    content: {
      a: {
        subject: 'Le ciel de décembre',
        blocks: [
          { kind: 'heading', text: 'Ce mois-ci' },
          { kind: 'paragraph', text: 'Le Soleil change de signe.' },
          { kind: 'button', text: 'Lire l’horoscope', path: '/horoscope' },
        ],
      },
      b: { subject: 'Décembre dans le ciel', blocks: [{ kind: 'button', text: 'Lire', path: '/horoscope' }] },
    },
  })
}, 600_000)

/** Unsubscribes with one click, as a mail program does; the moment at which it is done is kept. */
async function leave(email: string): Promise<void> {
  const visit = systemVisit(site.app, site.app.sites[0])
  const token = tokenFor(visit, 'unsubscribe', { kind: 'user', id: clientIds.get(email)! })
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: '' }
  const answer = await site
    .browser()
    .request('POST', `/api/unsubscribe?token=${token}`, 'List-Unsubscribe=One-Click', form)
  expect(answer.status).toBe(200)
  ended.set(email, performance.now())
}

test(`of ${MAILS} mails each goes once, to nobody who may not be written to or who left a second before`, async () => {
  const leaving: Promise<void>[] = []
  whenCame = (count) => {
    if (count !== Math.floor(MAILS / 10)) return
    const reached = new Set(came.map(({ to }) => to))
    const later = clients.filter((email) => !reached.has(email)).slice(-LEAVING)
    leaving.push(...later.map(leave))
  }
  const from = performance.now()
  const state = async () =>
    (await site.owner.selectFrom('campaigns').select('state').where('id', '=', campaign).executeTakeFirstOrThrow())
      .state
  while (['scheduled', 'sending'].includes(await state())) await runCampaigns(site.app)
  expect(await state()).toBe('sent')
  await Promise.all(leaving)
  const seconds = (performance.now() - from) / 1000
  // The figure of the run that is asked for.
  if (MAILS >= 1000) process.stdout.write(`${came.length} mails in ${seconds.toFixed(1)} s\n`)

  expect(ended.size).toBe(LEAVING)
  const got = came.map(({ to }) => to)
  expect(new Set(got).size).toBe(got.length)
  expect(got.filter((to) => to.startsWith('interdit') || to.startsWith('neuf'))).toEqual([])
  expect(came.filter(({ to, at }) => at > (ended.get(to) ?? Number.POSITIVE_INFINITY) + 1000)).toEqual([])
  const expected = [...clients, ...letters].filter((email) => !ended.has(email))
  expect(expected.filter((email) => !got.includes(email)).length).toBe(0)
  // Those who left were still waiting: a running campaign let them go.
  expect(got.filter((to) => ended.has(to)).length).toBeLessThan(LEAVING)
  const sends = await sendsOf(site, campaign)
  expect(sends.filter(({ state }) => state === 'sent')).toHaveLength(got.length)
  expect(sends.filter(({ state }) => state === 'left-out').every(({ reason }) => reason === 'consent')).toBe(true)
}, 1_200_000)

const dns = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
const resolver = async (name: string, type: string) => {
  if (type === 'TXT' && name === 'campagnes._domainkey.cosmospace.example') return [[`v=DKIM1; k=rsa; p=${dns}`]]
  if (type === 'TXT' && name === '_dmarc.cosmospace.example') return [['v=DMARC1; p=reject; adkim=s']]
  throw Object.assign(new Error('none'), { code: 'ENOTFOUND' })
}

test('every mail is signed with both unsubscribe headers, and passes DKIM and DMARC', async () => {
  expect(server.taken.length).toBeGreaterThan(MAILS - LEAVING - 1)
  for (const { raw, from } of server.taken) {
    const { dkim, dmarc } = await authenticate(raw, {
      ip: '127.0.0.1',
      helo: 'localhost',
      sender: from,
      resolver,
      disableArc: true,
      disableBimi: true,
    })
    const [signature] = dkim.results
    expect(signature?.status.result).toBe('pass')
    expect((dmarc || null)?.status.result).toBe('pass')
    const covered = /^DKIM-Signature:[\s\S]*?\bh=([^;]+);/im.exec(raw)![1]!.replace(/\s/g, '').toLowerCase().split(':')
    expect(covered).toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post', 'from', 'subject']))
  }
}, 1_200_000)

test('a changed way out breaks the signature', async () => {
  const { raw, from } = server.taken[0]!
  for (const [whole, other] of [
    ['List-Unsubscribe=One-Click', 'List-Unsubscribe=Two-Click'],
    ['/api/unsubscribe?token=', '/api/unsubscribe?token=x'],
  ] as const) {
    const forged = raw.replace(whole, other)
    expect(forged).not.toBe(raw)
    const { dkim } = await authenticate(forged, { ip: '127.0.0.1', helo: 'localhost', sender: from, resolver })
    expect(dkim.results[0]?.status.result).not.toBe('pass')
  }
})

test('a mail loads nothing, and its only parameter is the same for everyone who gets its wording', async () => {
  const marks = new Map<string, Set<string>>()
  for (const { raw } of server.taken.slice(0, 200)) {
    const { html = '', text = '', subject = '', headers } = await PostalMime.parse(raw)
    expect(html).not.toMatch(/<img|<script|src=|url\(|@import|<link/i)
    expect(headers.find(({ key }) => key === 'list-id')?.value).toBe('<lettre.localhost>')
    expect(headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click')
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link!.replaceAll('&#38;', '&'))
    const tracked = links.filter((link) => link.includes('?') && !link.includes('/desinscription?jeton='))
    for (const link of tracked) marks.set(subject, (marks.get(subject) ?? new Set()).add(link))
    expect(text).toContain('/desinscription?jeton=')
  }
  expect([...marks.values()].map((links) => links.size)).toEqual([1, 1])
  expect([...marks.values()].flatMap((links) => [...links]).sort()).toEqual([
    `http://localhost:3000/horoscope?campaign_id=maison.${campaign}.a`,
    `http://localhost:3000/horoscope?campaign_id=maison.${campaign}.b`,
  ])
})
