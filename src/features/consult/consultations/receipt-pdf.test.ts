import { expect, test } from 'vitest'
import { beyondMargins, overdrawn, overprints, readPdf } from '../../../../test/pdf.ts'
import { plainWording } from '../../../platform/i18n/texts.ts'
import type { House } from '../../house/papers/paper.server.ts'
import type { Receipt } from '../rooms/read-receipt.server.ts'
import { receiptPdf } from './receipt-pdf.server.ts'

const camille = { firstName: 'Camille', email: 'camille@example.test' }
const consultation = { id: 7, requestedAt: new Date('2026-11-21T11:00:00Z') }
const at = '2026-11-21T11:00:00.000Z'
const moments = [
  ['requested', '11:00:00'],
  ['accepted', '11:00:12'],
  ['started', '11:00:30'],
  ['dropped', '11:01:30'],
  ['resumed', '11:01:50'],
  ['gift', '11:01:50'],
  ['silent', '11:02:50'],
  ['resumed', '11:03:20'],
  ['ended', '11:03:55'],
] as const
const receipt: Receipt = {
  timeline: moments.map(([kind, hour]) => ({
    at: `2026-11-21T${hour}.000Z`,
    kind,
    side: 'client' as const,
    reason: kind === 'ended' ? 'client' : null,
  })),
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
  code: '7-4f3a91c07be2d8564f3a91c07be2d856',
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

const ADDRESS = 'https://cosmospace.test/recu/7-4f3a91c07be2d8564f3a91c07be2d856'

const make = async (changes: Partial<Receipt> = {}, house = demo, client = camille, psychicName = 'Salomé') =>
  readPdf(
    await receiptPdf(
      {
        consultation: { ...consultation, psychicName },
        receipt: { ...receipt, ...changes },
        client,
        house,
        address: ADDRESS,
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
  expect(pdf.alternatives).toHaveLength(3)
  expect(pdf.fonts.length).toBeGreaterThan(1)
  expect(pdf.fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
  expect(pdf.plain).not.toContain('Helvetica')
  expect(pdf.lines.filter(({ tag }) => tag === '')).toEqual([])
})

test('it names the company, the client and the price', async () => {
  const words = wordsOf(await make())
  for (const said of [
    'Cosmospace',
    'Établi pourCamillecamille@example.testConsultation avec Salomé',
    'Reçu n° 7, 21 novembre 2026',
    'Temps payé2 min 05 s',
    'Document de démonstration',
    `L’adresse de cette page : ${ADDRESS}`,
    'Vérifier ce reçu',
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

test('the course is drawn, and each event says the time that followed it', async () => {
  const words = wordsOf(await make({ freeSeconds: 80 }))
  for (const said of [
    'de 12 h 00 min 00 s à 12 h 03 min 55 s. Attente, gratuite : 30 s ; Temps offert : 1 min 20 s ; Temps payé : 45 s',
    'le compteur démarreTemps offert : 1 min12 h 00 min 30 s',
    'le compteur s’arrêteCoupure, non comptée : 20 s12 h 01 min 30 s',
    'Fin des secondes offertes : le compteur repartTemps offert : 20 s12 h 02 min 20 s',
    'Fin du temps offert : le temps payé commenceTemps payé : 10 s12 h 02 min 40 s',
    'Fin de la consultation, à votre demande12 h 03 min 55 s',
  ]) {
    expect(words).toContain(said)
  }
})

const uneven = 'Marie-Éléonore Wilhelmine de la Tour-Maubourg-Fay '

test.each([
  ['as usual', receipt.timeline.length, 2],
  ['with a timeline that ends where the second page does', 34, 3],
  ['of forty rows', 40, 3],
  ['of a hundred and twenty rows', 120, 8],
])('nothing overlaps on a receipt %s', async (_, rows, most) => {
  const one = receipt.timeline[3]!
  const timeline = Array.from({ length: rows }, (__, place) => receipt.timeline[place] ?? one)
  const client = { firstName: uneven.repeat(3), email: `${'tres-longue-adresse.'.repeat(8)}@example.test` }
  const pdf = await make({ timeline }, { ...demo, identity }, client, uneven.repeat(3))
  expect(pdf.figures).toHaveLength(3)
  expect([overprints(pdf), overdrawn(pdf), beyondMargins(pdf)]).toEqual([[], [], []])
  expect([pdf.pages > 1, pdf.pages <= most]).toEqual([true, true])
  expect(wordsOf(pdf)).toContain(`${pdf.pages} / ${pdf.pages}`)
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
