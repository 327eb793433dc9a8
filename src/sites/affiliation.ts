import type { SiteDefinition } from './site.ts'

export const affiliation: SiteDefinition = {
  id: 342,
  key: 'affiliation',
  label: 'Voyance Partenaires',
  demoHost: 'affiliation.localhost',
  indexed: false,
  tagManagerId: 'GTM-AFFIL342',
  applicationId: 11002,
  outside: {
    apps: {
      horoscope: 'https://apps.apple.com/fr/app/voyance-partenaires-horoscope/id1450099001',
      clairvoyance: 'https://apps.apple.com/fr/app/voyance-partenaires-voyance/id1450099002',
      contact: 'https://m.me/voyancepartenaires',
    },
    social: [{ name: 'LinkedIn', address: 'https://www.linkedin.com/company/voyance-partenaires' }],
    yearlyHoroscope: 'https://horoscope-annuel.voyance-partenaires.example/',
  },
  psychicNoun: { slug: 'voyant', singular: 'voyant', plural: 'voyants' },
}
