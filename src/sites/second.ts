import type { SiteDefinition } from './site.ts'

export const second: SiteDefinition = {
  id: 100,
  key: 'second',
  label: 'Étoile du Soir',
  demoHost: 'second.localhost',
  indexed: true,
  tagManagerId: 'GTM-ETOILE100',
  applicationId: 11001,
  outside: {
    apps: {
      horoscope: 'https://apps.apple.com/fr/app/etoile-du-soir-horoscope/id1450099001',
      clairvoyance: 'https://apps.apple.com/fr/app/etoile-du-soir-voyance/id1450099002',
      contact: 'https://m.me/etoiledusoir',
    },
    social: [
      { name: 'Facebook', address: 'https://www.facebook.com/etoiledusoir' },
      { name: 'Instagram', address: 'https://www.instagram.com/etoiledusoir' },
    ],
    yearlyHoroscope: 'https://horoscope-annuel.etoile-du-soir.example/',
  },
  psychicNoun: { slug: 'medium', singular: 'médium', plural: 'médiums' },
}
