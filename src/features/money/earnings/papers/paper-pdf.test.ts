import { expect, test } from 'vitest'
import { beyondMargins, overprints, readPdf } from '../../../../../test/pdf.ts'
import { plainWording } from '../../../../platform/i18n/texts.ts'
import type { House } from '../../../house/papers/paper.server.ts'
import { type MonthPaper, paperPdf } from './paper-pdf.server.ts'
import { sumsOf } from './paper-rules.ts'

const at = new Date('2026-12-01T11:00:00Z')
const line = { consultationId: 1, at, isRefund: false, isShare: false, isPremium: false, seconds: 120, freeSeconds: 0 }
const noAnswers = { count: 0, cents: 0 }
const lines = [
  { ...line, vat: 83, commission: 230, net: 187 },
  { ...line, vat: 0, commission: -50, net: 50, isShare: true },
  { ...line, vat: -83, commission: -230, net: -187, isRefund: true },
]
const sums = sumsOf(lines, noAnswers)
const paper = { siteId: 99, psychicId: 12, kind: 'statement', number: 3, issuedAt: at, issuer: null } as const
const statement: MonthPaper = {
  paper,
  name: 'Éléonore',
  month: '2026-11',
  sums,
  balances: { before: 1000, after: -450 },
  moved: [
    { at, amount: -2000 },
    { at, amount: 500 },
  ],
}
const invoice: MonthPaper = {
  ...statement,
  paper: {
    ...paper,
    kind: 'invoice',
    issuer: { name: 'Jeanne Albe', address: '1 rue de la Paix, 75002 Paris', siret: '73282932000074' },
  },
}
const identity = {
  name: 'Cosmospace SAS',
  address: '2 rue de la Paix, 75002 Paris',
  registration: 'RCS Paris 732 829 320, TVA FR44732829320',
  director: 'Une personne',
  host: 'Un hébergeur',
  phone: '0123456789',
  mediator: 'Le médiateur',
}
const house: House = { brand: 'main', company: 'Cosmospace', contact: 'aide@cosmospace.test', identity }
const make = async (of: MonthPaper) => readPdf(await paperPdf(of, house, plainWording))
const wordsOf = ({ lines }: Awaited<ReturnType<typeof make>>) =>
  lines
    .map(({ text }) => text)
    .join('')
    .replaceAll('\u00a0', ' ')

test('calls to the premium-rate number are counted and named apart', () => {
  const bill = { ...line, vat: 83, commission: 230, net: 187 }
  const call = { ...line, isPremium: true, vat: 9, commission: 25, net: 20 }
  expect(sumsOf([bill, call, call], noAnswers)).toMatchObject({
    consultations: 3,
    premiumCalls: 2,
    share: 227,
    premiumShare: 40,
  })
})

test('a paid share of free time is no consultation, and a refund is counted apart', () => {
  expect(sums).toEqual({
    consultations: 1,
    premiumCalls: 0,
    gross: 500,
    vat: 83,
    commission: 180,
    share: 237,
    premiumShare: 0,
    refunds: 1,
    refunded: -187,
    answers: 0,
    answered: 0,
    net: 50,
  })
})

test('what answers to free questions brought is part of a month’s earnings', async () => {
  const answered = sumsOf(lines, { count: 3, cents: 600 })
  expect(answered).toMatchObject({ consultations: 1, share: 237, answers: 3, answered: 600, net: 650 })
  const words = wordsOf(await make({ ...statement, sums: answered }))
  expect(words).toContain('Réponses à des questions gratuites, payées par le site : 36,00 €')
})

test('a statement adds up from the balance before to the one after, and says that it is no invoice', async () => {
  const words = wordsOf(await make(statement))
  for (const said of [
    'Relevé de gains, novembre 2026',
    'N° REL-99-12-3, du 1er décembre 2026.',
    'Établi pour Éléonore.',
    'Consultations facturées1',
    'Payé par les clients, TVA comprise5,00 €',
    'Remboursements aux clients : 1-1,87 €',
    'Gains du mois0,50 €',
    'Solde au début du mois10,00 €',
    'Virement préparé le 1er décembre 2026-20,00 €',
    'Virement revenu le 1er décembre 20265,00 €',
    'Solde à reporter-4,50 €',
    'Le solde est négatif',
    'n’est pas une facture',
  ]) {
    expect(words).toContain(said)
  }
  expect(words).not.toContain('Autofacturation')
  expect(words).not.toContain('Autres mouvements')
})

test('what is neither earned nor transferred is named, so that the balance always adds up', async () => {
  expect(wordsOf(await make({ ...statement, balances: { before: 1000, after: -400 } }))).toContain(
    'Autres mouvements0,50 €',
  )
})

test('an invoice in the psychic’s name has what the law asks: both parties, the mandate, the days, no VAT and why', async () => {
  const words = wordsOf(await make(invoice))
  for (const said of [
    'Facture n° AF-99-12-3, émise le 1er décembre 2026.',
    'Autofacturation',
    'Fournisseur : Jeanne Albe, 1 rue de la Paix, 75002 Paris. SIRET 73282932000074.',
    'Client : Cosmospace SAS, 2 rue de la Paix, 75002 Paris. RCS Paris 732 829 320, TVA FR44732829320.',
    'Prestations réalisées du 1er au 30 novembre 2026.',
    'Total à payer0,50 €',
    'TVA non applicable, article 293 B du code général des impôts.',
    'Facture établie par Cosmospace SAS au nom et pour le compte du fournisseur',
  ]) {
    expect(words).toContain(said)
  }
  expect(words).not.toContain('n’est pas une facture')
})

test('both are accessible, and nothing overlaps', async () => {
  for (const pdf of [await make(statement), await make(invoice)]) {
    expect([pdf.plain.includes('/Lang (fr)'), pdf.tags.includes('Table')]).toEqual([true, true])
    expect([overprints(pdf), beyondMargins(pdf)]).toEqual([[], []])
  }
})
