import { expect, test } from 'vitest'
import { beyondMargins, overprints, readPdf } from '../../../../../test/pdf.ts'
import { plainWording } from '../../../../platform/i18n/texts.ts'
import type { House } from '../../../house/papers/paper.server.ts'
import { invoicePdf } from './invoice-pdf.server.ts'
import type { Invoice } from './invoice-queries.server.ts'

const at = new Date('2026-11-21T11:00:00Z')
const invoice: Invoice = {
  ...{ id: 40, kind: 'invoice', number: 8, posting: 'top-up', siteId: 99, issuedAt: at },
  ...{ amount: 2000, vatPercent: 20, vat: 333 },
  order: { id: 12, reference: 'b0d6ae2e-0d2f-4d53-a3a0-0b5ff6f3e2a1', paidAt: at },
  first: { number: 8, issuedAt: at },
  client: { id: 7, firstName: 'Camille', email: 'camille@example.test' },
}
const note: Partial<Invoice> = {
  ...{ kind: 'credit-note', number: 3, posting: 'payment-refund', issuedAt: new Date('2026-11-23T09:00:00Z') },
  ...{ amount: 500, vat: 83 },
}
const demo: House = { brand: 'main', company: 'Cosmospace', contact: 'aide@cosmospace.test', identity: null }
const identity = {
  name: 'Cosmospace SAS',
  address: '1 rue de la Paix, 75002 Paris',
  registration: 'RCS Paris 732 829 320, TVA FR44732829320',
  director: 'Une personne',
  host: 'Un hébergeur',
  phone: '0123456789',
  mediator: 'Le médiateur',
}

const make = async (changes: Partial<Invoice> = {}, house = demo) =>
  readPdf(await invoicePdf({ ...invoice, ...changes }, house, plainWording))
const wordsOf = ({ lines }: Awaited<ReturnType<typeof make>>) =>
  lines
    .map(({ text }) => text)
    .join('')
    .replaceAll('\u00a0', ' ')

test('an invoice tells who paid what and when, its VAT, its number, and who sold it', async () => {
  const words = wordsOf(await make({}, { ...demo, identity }))
  for (const said of [
    'Facture',
    'N° FAC-99-8, émise le 21 novembre 2026.',
    'Établie pour Camille, camille@example.test.',
    'Achat n° 12',
    'Montant hors taxe16,67 €',
    'TVA (20 %)3,33 €',
    'Montant toutes taxes comprises20,00 €',
    'ne l’est pas une seconde fois',
    identity.registration,
  ]) {
    expect(words).toContain(said)
  }
})

test('a credit note names its invoice, what is given back with its VAT, and how', async () => {
  const words = wordsOf(await make(note))
  expect(words).toContain('Avoir')
  expect(words).toContain('N° AVO-99-3, émis le 23 novembre 2026, sur la facture n° FAC-99-8 du 21 novembre 2026.')
  expect(words).toContain('TVA (20 %)0,83 €')
  expect(words).toContain('rendue sur votre moyen de paiement')
  expect(wordsOf(await make({ ...note, posting: 'chargeback-lost' }))).toContain('rendue par votre banque')
  expect(wordsOf(await make({ posting: 'chargeback-won' }))).toContain('de nouveau le vôtre')
})

test('it carries each brand’s own name, is accessible, and nothing overlaps', async () => {
  const companies = { main: 'Maison une', second: 'Maison deux', affiliation: 'Maison trois' } as const
  for (const [brand, company] of Object.entries(companies)) {
    const client = { ...invoice.client, firstName: 'Marie-Éléonore', email: null }
    const pdf = await make({ client }, { ...demo, brand: brand as House['brand'], company })
    expect(wordsOf(pdf)).toContain(company)
    expect(wordsOf(pdf)).toContain('Établie pour Marie-Éléonore.')
    expect([pdf.plain.includes('/Lang (fr)'), pdf.tags.includes('Table')]).toEqual([true, true])
    expect([overprints(pdf), beyondMargins(pdf)]).toEqual([[], []])
  }
})
