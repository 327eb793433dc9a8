import { expect, test } from 'vitest'
import { addStaff } from '../../../../../test/staff.ts'
import { useTestApp } from '../../../../../test/test-app.ts'
import { needed } from '../../../../platform/needed/needed.ts'

const site = useTestApp({
  LEGAL_NAME: 'Cosmospace SAS',
  LEGAL_ADDRESS: '1 rue de la Paix, 75002 Paris',
  LEGAL_REGISTRATION: 'RCS Paris 123 456 789',
  LEGAL_DIRECTOR: 'Une personne',
  LEGAL_HOST: 'Un hébergeur',
  LEGAL_PHONE: '0123456789',
  LEGAL_MEDIATOR: 'Le médiateur',
})

const take = async () =>
  (await addStaff(site, 'admin')).browser.post('/api/admin/accounting/fec', { from: '2026-01-01', to: '2026-10-31' })

test('a registration without a valid SIREN is refused, and one with it names the file', async () => {
  expect((await take()).body.api.error.code).toBe(4402)
  needed(site.app.config.legal, 'the company').registration = 'RCS Paris 732 829 320'
  const { status, headers } = await take()
  expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="732829320FEC20261031.txt"'])
})
