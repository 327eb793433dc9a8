import { resolve } from 'node:path'
import { matchRoutes } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { putFirstContent } from '../src/features/content/content/put-first-content.server.ts'
import { putGameSettings } from '../src/features/play/games/put-settings.server.ts'
import { pages } from '../src/pages.ts'
import { needed } from '../src/platform/needed/needed.ts'
import { firstContent } from '../src/server/first-content.ts'
import { openPage } from './forms.ts'
import { addClient } from './people.ts'
import { addPsychic } from './psychics.ts'
import { useTestApp } from './test-app.ts'

/** Every route of the specification's §2; {product} is the brand's word for its psychics, {name} a psychic's or a game's. */
const specified = [
  '/',
  '/connexion',
  '/inscription',
  '/mon-compte',
  '/programme-fidelite',
  '/programme-fidelite/inscription',
  '/programme-fidelite/mon-compte',
  '/programme-fidelite/commander-ma-carte',
  '/contactez-nous',
  '/page/comment-consulter',
  '/page/paiement-securise-simple-rapide',
  '/page/modes-consultations',
  '/voyance',
  '/voyance/salome-walk',
  '/voyance/voyance-privee',
  '/voyance/voyance-serieuse',
  '/voyance/voyance-en-direct',
  '/voyance/voyance-sans-attente',
  '/voyance/rappel-immediat',
  '/voyance/rappel-immediat-voyance',
  '/voyance/telephone',
  '/voyance/audiotel',
  '/voyance/tchat',
  '/voyance/sms',
  '/voyance/voyants',
  '/voyance/{product}s',
  '/voyance/astrologues',
  '/voyance/tarologues',
  '/voyance/numerologues',
  '/voyance/lexique',
  '/divination/lexique',
  '/voyance/question-gratuite',
  '/voyance/services-voyance-gratuite',
  '/horoscope',
  '/horoscope/jour',
  '/horoscope/demain',
  '/horoscope/semaine',
  '/horoscope/mois',
  '/horoscope/annuel',
  '/recherche',
  '/tarots-oracles',
  '/tarots-oracles/le-tarot-gratuit-d-amour',
  '/tarots-oracles/le-tarot-de-marseille',
  '/tarots-oracles/l-oracle-de-vos-amours',
  '/tarots-oracles/le-tarot-de-marseille/cartes',
  '/voyance-gratuite',
  '/voyance-gratuite-telephone',
  '/voyance-gratuite-tchat',
  '/grands-{product}s-histoire',
  '/cosmospace',
  '/qui-sommes-nous',
  '/compatibilite-amoureuse',
  '/partenaires',
  '/mes-favoris',
  '/mag',
  '/love-test',
  '/love-test/user-informations',
  '/love-test/love-questions',
  '/love-test/prospect-email',
  '/love-test/love-results',
  '/love-test/merci',
  '/voyance/webinaire',
  '/webinaire/merci',
  '/contact-voyant',
] as const

// The page of a premium-rate number is where there is one: here on each brand.
const site = useTestApp({
  PREMIUM_NUMBER_99: '0892000099',
  PREMIUM_NUMBER_100: '0892000100',
  PREMIUM_NUMBER_342: '0892000342',
})
const hosts = ['localhost:3000', 'second.localhost:3000', 'affiliation.localhost:3000']
const cookies = new Map<string, string>()

beforeAll(async () => {
  await putFirstContent(site.app, firstContent)
  await putGameSettings(site.app)
  for (const {
    id,
    hosts: [host],
  } of site.app.sites) {
    await addPsychic(site.owner, { slug: `salome-walk-${id}`, siteId: id })
    cookies.set(host, (await addClient(site, { siteId: id })).browser.cookie)
  }
})

const rows = pages.map((page) => ({ id: page.path, path: page.path, page }))

/** The status of an address: of the page that it matches, and of those to which it redirects. */
async function statusOf(host: string, address: string, isSignedIn: boolean, steps = 0): Promise<number> {
  const path = address.replace(/[?#].*$/, '')
  const match = needed(matchRoutes(rows, path)?.at(-1), `a page at ${path}`)
  if (match.route.path === '/*' || steps > 3) return 404
  const { loader } = await import(/* @vite-ignore */ resolve('src', match.route.page.file))
  if (!loader) return 200
  const browser = site.browser(host)
  if (isSignedIn) browser.cookie = needed(cookies.get(host), host)
  const params = Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, value ?? '']))
  const { status, location } = await openPage(site, loader, address, browser, params)
  return location === null ? status : statusOf(host, location, isSignedIn, steps + 1)
}

test.each(hosts)(
  'every route of the specification is a page of %s, for visitors and for clients',
  async (host) => {
    const brand = needed(
      site.app.sites.find(({ hosts: [own] }) => own === host),
      host,
    )
    const missing: string[] = []
    for (const route of specified) {
      const address = route
        .replace('{product}', brand.psychicNoun.slug)
        .replace('salome-walk', `salome-walk-${brand.id}`)
      for (const isSignedIn of [false, true]) {
        if ((await statusOf(host, address, isSignedIn)) === 404) missing.push(`${address} ${isSignedIn}`)
      }
    }
    expect(missing).toEqual([])
  },
  240_000,
)

test('an address that the specification does not have is none', async () => {
  expect(await statusOf('localhost:3000', '/voyance/personne', false)).toBe(404)
  expect(await statusOf('localhost:3000', '/nulle-part', false)).toBe(404)
})
