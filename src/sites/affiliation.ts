import type { SiteDefinition } from './site.ts'

export const affiliation: SiteDefinition = {
  id: 342,
  key: 'affiliation',
  label: 'Voyance Partenaires',
  demoHost: 'affiliation.localhost',
  indexed: false,
  tagManagerId: 'GTM-AFFIL342',
  applicationId: 11002,
  psychicNoun: { slug: 'voyant', singular: 'voyant', plural: 'voyants' },
}
