import type { SiteDefinition } from './site.ts'

export const second: SiteDefinition = {
  id: 100,
  key: 'second',
  label: 'Étoile du Soir',
  demoHost: 'second.localhost',
  indexed: true,
  tagManagerId: 'GTM-ETOILE100',
  applicationId: 11001,
  psychicNoun: { slug: 'medium', singular: 'médium', plural: 'médiums' },
}
