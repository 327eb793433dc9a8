import { offers } from '../../db/seed/offers.data.ts'
import type { SeedStep } from './seed.ts'

export const offersStep: SeedStep = {
  name: 'offers',
  label: 'Offres',
  size: offers.length,
  async run({ db }) {
    await db
      .insertInto('offers')
      .values(offers.map(({ siteId, type, text }) => ({ site_id: siteId, type, text })))
      .execute()
  },
}
