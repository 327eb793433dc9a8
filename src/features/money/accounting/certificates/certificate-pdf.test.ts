import { expect, test } from 'vitest'
import { beyondMargins, overprints, readPdf } from '../../../../../test/pdf.ts'
import { plainWording } from '../../../../platform/i18n/texts.ts'
import type { House } from '../../../house/papers/paper.server.ts'
import { certificatePdf } from './certificate-pdf.server.ts'
import type { Certificate } from './certificate-queries.server.ts'

const at = new Date('2026-11-21T11:00:00Z')
const certificate: Certificate = {
  orderId: 12,
  number: 8,
  issuedAt: at,
  siteId: 99,
  paidAt: at,
  amount: 2000,
  credit: 2000,
  reference: 'b0d6ae2e-0d2f-4d53-a3a0-0b5ff6f3e2a1',
  client: { id: 7, firstName: 'Camille', email: 'camille@example.test' },
  refunds: [],
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

const make = async (changes: Partial<Certificate> = {}, house = demo) =>
  readPdf(await certificatePdf({ ...certificate, ...changes }, house, plainWording))
const wordsOf = ({ lines }: Awaited<ReturnType<typeof make>>) =>
  lines
    .map(({ text }) => text)
    .join('')
    .replaceAll('\u00a0', ' ')

test('it tells who paid what and when, under its number, and who received it', async () => {
  const words = wordsOf(await make({}, { ...demo, identity }))
  for (const said of [
    'Attestation de paiement',
    'N° ATT-99-8, émise le 21 novembre 2026.',
    'Établie pour Camille, camille@example.test.',
    'Achat de créditn° 12',
    'Montant payé20,00 €',
    certificate.reference,
    identity.registration,
  ]) {
    expect(words).toContain(said)
  }
})

test('it is a deposit and no invoice, and states no amount of VAT', async () => {
  const words = wordsOf(await make())
  expect(words).toContain('acompte')
  expect(words).toContain('n’est pas une facture')
  expect(words).not.toContain('20 %')
  expect(words).not.toContain('3,33')
  expect(words).toContain('Document de démonstration')
})

test('what was given back since is on it, with what is left', async () => {
  const words = wordsOf(await make({ refunds: [{ amount: 500, at: new Date('2026-11-23T09:00:00Z') }] }))
  expect(words).toContain('Rendu le 23 novembre 2026-5,00 €')
  expect(words).toContain('Montant payé après remboursement15,00 €')
  expect(wordsOf(await make())).not.toContain('remboursement')
})

test('it is accessible, and nothing overlaps', async () => {
  const pdf = await make({ client: { ...certificate.client, firstName: 'Marie-Éléonore', email: null } })
  expect(wordsOf(pdf)).toContain('Établie pour Marie-Éléonore.')
  expect([pdf.plain.includes('/Lang (fr)'), pdf.tags.includes('Table')]).toEqual([true, true])
  expect([overprints(pdf), beyondMargins(pdf)]).toEqual([[], []])
})
