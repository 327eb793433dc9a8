import type { SiteDefinition } from './site.ts'

export const main: SiteDefinition = {
  id: 99,
  key: 'main',
  label: 'Cosmospace',
  demoHost: 'localhost',
  indexed: true,
  tagManagerId: 'GTM-COSMO99',
  applicationId: 11000,
  psychicNoun: { slug: 'voyant', singular: 'voyant', plural: 'voyants' },
}
