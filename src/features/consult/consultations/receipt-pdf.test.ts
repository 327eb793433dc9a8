import { expect, test } from 'vitest'
import { beyondMargins, overprints, readPdf } from '../../../../test/pdf.ts'
import { plainWording } from '../../../platform/i18n/texts.ts'
import type { House } from '../../house/papers/paper.server.ts'
import type { Receipt } from '../rooms/read-receipt.server.ts'
import { receiptPdf } from './receipt-pdf.server.ts'

const consultation = { id: 7, psychicName: 'Salomé', requestedAt: new Date('2026-11-21T11:00:00Z') }
const at = '2026-11-21T11:00:00.000Z'
const kinds = ['requested', 'accepted', 'started', 'dropped', 'resumed', 'silent', 'ended']
const receipt: Receipt = {
  timeline: kinds.map((kind) => ({ at, kind, side: 'client' as const, reason: null })),
  channel: 'chat',
  seconds: 125,
  freeSeconds: 0,
  giftSeconds: 30,
  pricePerMinute: 250,
  pricePerAnswer: null,
  taxed: 0,
  total: 520,
  vat: 87,
  vatPercent: 20,
  balanceBefore: 2000,
  balanceAfter: 1480,
  waived: false,
  givenBack: false,
  timeBack: false,
  held: false,
  heldUntil: null,
  proof: 'ab12'.repeat(16),
  dispute: null,
  refund: null,
  mayReview: false,
  reviewed: false,
}
const demo: House = { brand: 'main', company: 'Cosmospace', contact: 'aide@cosmospace.test', identity: null }
const identity = {
  name: 'Cosmospace SAS',
  address: '1 rue de la Paix, 75002 Paris',
  registration: 'RCS Paris 123 456 789, TVA FR00123456789',
  director: 'Une personne',
  host: 'Un hébergeur',
  phone: '0123456789',
  mediator: 'Le médiateur',
}

const make = async (changes: Partial<Receipt> = {}, house = demo) =>
  readPdf(
    await receiptPdf(
      {
        consultation,
        receipt: { ...receipt, ...changes },
        client: { firstName: 'Camille', email: 'camille@example.test' },
        house,
        address: 'https://cosmospace.test/consultations/7/recu',
      },
      plainWording,
    ),
  )
const wordsOf = ({ lines }: Awaited<ReturnType<typeof make>>) =>
  lines
    .map(({ text }) => text)
    .join('')
    .replaceAll('\u00a0', ' ')

test('the PDF receipt is accessible: tagged, titled, in French, with embedded fonts and alternative texts', async () => {
  const pdf = await make()
  expect(pdf.plain).toContain('/Marked true')
  expect(pdf.plain).toContain('/DisplayDocTitle true')
  expect(pdf.plain).toContain('/Lang (fr)')
  expect(pdf.tags).toContain('H1')
  expect(pdf.tags.filter((tag) => tag === 'Table')).toHaveLength(2)
  expect(pdf.tags.filter((tag) => tag === 'TH').length).toBeGreaterThan(12)
  expect(pdf.alternatives).toHaveLength(1)
  expect(pdf.fonts.length).toBeGreaterThan(1)
  expect(pdf.fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
  expect(pdf.plain).not.toContain('Helvetica')
  expect(pdf.lines.filter(({ tag }) => tag === '')).toEqual([])
})

test('it names the company, the client and the price', async () => {
  const words = wordsOf(await make())
  for (const said of [
    'Cosmospace',
    'Établi pour Camille, camille@example.test',
    'Consultation n° 7 avec Salomé',
    'Temps payé2 min 05 s',
    'Document de démonstration',
    'https://cosmospace.test/consultations/7/recu',
    '1 / 1',
  ]) {
    expect(words).toContain(said)
  }
  const real = wordsOf(await make({}, { ...demo, identity }))
  for (const said of [identity.name, identity.address, identity.registration, identity.mediator]) {
    expect(real).toContain(said)
  }
  expect(real).not.toContain('démonstration')
})

test('less than a minute is said to cost nothing', async () => {
  const waived = 'Moins d’une minute : rien ne vous est compté.'
  expect(wordsOf(await make({ waived: true, seconds: 40, total: 0, vat: 0 }))).toContain(waived)
  expect(wordsOf(await make())).not.toContain(waived)
})

test('refunds are listed with their date and the remaining price', async () => {
  const words = wordsOf(await make({ refund: { amount: 400, at: '2026-11-23T09:00:00.000Z' } }))
  expect(words).toContain('Remboursé le 23 novembre 20264,00 €')
  expect(words).toContain('Total après remboursement1,20 €')
  expect(wordsOf(await make())).not.toContain('Remboursé')
})

test('nothing overlaps, however long the timeline', async () => {
  expect(overprints(await make())).toEqual([])
  const long = await make({ timeline: Array.from({ length: 120 }, () => receipt.timeline[3]!) })
  expect(long.pages).toBeGreaterThan(2)
  expect(overprints(long)).toEqual([])
  expect(beyondMargins(long)).toEqual([])
  expect(wordsOf(long)).toContain(`${long.pages} / ${long.pages}`)
})

test('what was paid with credit already invoiced is said, and VAT is stated of the rest only', async () => {
  const said = 'dont payé avec du crédit dont la TVA est déjà facturée'
  const whole = wordsOf(await make({ total: 525, taxed: 525, vat: 0 }))
  expect(whole).toContain(`${said}5,25 €`)
  expect(whole).not.toContain('dont TVA')
  const part = wordsOf(await make({ total: 525, taxed: 225, vat: 50 }))
  expect(part).toContain(`${said}2,25 €`)
  expect(part).toContain('dont TVA (20 %)0,50 €')
  expect(wordsOf(await make())).not.toContain(said)
})

test('the receipt of a question by text message names its channel and its times, and no counted time', async () => {
  const timeline = ['requested', 'ended'].map((kind) => ({ at, kind, side: 'client' as const, reason: null }))
  const words = wordsOf(await make({ channel: 'sms', pricePerAnswer: 580, seconds: 0, total: 580, timeline }))
  expect(words).toContain('CanalSMS')
  expect(words).toMatch(
    /Question posée21 novembre 2026 à 12 h.*Réponse envoyée21 novembre 2026 à 12 h.*Prix de la réponse5,80 €/,
  )
  expect(words).toContain('Question posée : son prix est mis de côté')
  expect(words).not.toContain('Temps compté')
})
