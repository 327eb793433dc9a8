import type { SiteDefinition } from './site.ts'

export const main: SiteDefinition = {
  id: 99,
  key: 'main',
  label: 'Cosmospace',
  demoHost: 'localhost',
  indexed: true,
  tagManagerId: 'GTM-COSMO99',
  applicationId: 11000,
  outside: {
    apps: {
      horoscope: 'https://apps.apple.com/fr/app/cosmospace-horoscope/id1450099001',
      clairvoyance: 'https://apps.apple.com/fr/app/cosmospace-voyance/id1450099002',
      contact: 'https://m.me/cosmospace',
    },
    social: [
      { name: 'Facebook', address: 'https://www.facebook.com/cosmospace' },
      { name: 'Instagram', address: 'https://www.instagram.com/cosmospace' },
      { name: 'YouTube', address: 'https://www.youtube.com/@cosmospace' },
    ],
    yearlyHoroscope: 'https://horoscope-annuel.cosmospace.example/',
  },
  psychicNoun: { slug: 'voyant', singular: 'voyant', plural: 'voyants' },
}
