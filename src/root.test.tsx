import type { RouteConfigEntry } from '@react-router/dev/routes'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, matchRoutes, Outlet, type RouteObject, useRouteError } from 'react-router'
import { beforeAll, expect, test, vi } from 'vitest'
import { plainWording } from './platform/i18n/texts.ts'
import { ErrorBoundary, Layout } from './root.tsx'
import routes from './routes.ts'
import { Fragments } from './ui/kept/fragments.server.tsx'
import { PlaceContext } from './ui/kept/kept.tsx'
import type { ShellData } from './ui/shell-data.ts'

const anonymous: ShellData = {
  site: {
    key: 'main',
    label: 'Cosmospace',
    canonical: 'https://site.example',
    indexed: true,
    original: null,
    outside: {
      apps: {
        horoscope: 'https://store.example/horoscope',
        clairvoyance: 'https://store.example/voyance',
        contact: 'https://message.example/',
      },
      social: [{ name: 'Réseau', address: 'https://social.example/' }],
      yearlyHoroscope: 'https://annee.example/',
    },
    psychicNoun: { slug: 'voyant', singular: 'voyant', plural: 'voyants' },
  },
  mode: 'demo',
  measured: false,
  scheme: null,
  season: null,
  wording: plainWording,
  letter: { shown: '99-NEWSLETTER-2', sentence: 'Je souhaite recevoir la lettre.' },
  person: null,
  open: null,
  tickets: [],
  appointment: null,
}
const client: ShellData = {
  ...anonymous,
  person: { firstName: 'Nora', gender: 'female', hasEmail: true, leavesOn: null, role: 'client', balance: 1250 },
}
const psychic: ShellData = {
  ...anonymous,
  person: { firstName: 'Salomé', gender: 'female', hasEmail: true, leavesOn: null, role: 'psychic', balance: null },
}

// The stub has no script to name, which makes React log an error at every render.
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

/** The whole document of one address, as the server renders it; with an error page for `fault`. */
const draw = (shell: ShellData, fault?: unknown): string => renderToString(documentOf(shell, fault))

function documentOf(shell: ShellData, fault?: unknown, path = '/ici?x=1') {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shell,
      Component: Whole,
      ErrorBoundary: Failed,
      HydrateFallback: () => null,
      children: [{ path: '*', Component: () => <main id="content" /> }],
    },
  ])
  const errors = fault === undefined ? null : { root: fault }
  return <Stub initialEntries={[path]} hydrationData={{ loaderData: { root: shell }, errors }} />
}

const Whole = () => (
  <Layout>
    <Outlet />
  </Layout>
)

function Failed() {
  const error = useRouteError()
  return (
    <Layout>
      <ErrorBoundary error={error} params={{}} />
    </Layout>
  )
}

const answer = (status: number, said: unknown = null) => ({ status, statusText: '', internal: false, data: said })
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll('&#x27;', "'")
const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map((match) => match[1]!)

const asRoutes = (entries: RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path, index, children }) =>
    index ? { index, path } : { path, children: children && asRoutes(children) },
  )

test.each([
  ['a visitor', anonymous],
  ['a client', client],
  ['a psychic', psychic],
])('every link around the page leads somewhere for %s', async (_, shell) => {
  const pages = asRoutes(await routes)
  const links = linksOf(draw(shell)).filter((href) => href.startsWith('/'))
  expect(links.length).toBeGreaterThan(4)
  for (const href of links) {
    expect(matchRoutes(pages, href)?.at(-1)?.route.path, href).not.toBe('*')
  }
})

test.each([
  ['a visitor', anonymous],
  ['a client', client],
  ['a psychic', psychic],
])('what is put in from elsewhere is what the page itself would have, for %s', async (_, shell) => {
  for (const path of ['/ici?x=1', '/lettre', '/mon-compte', '/voyance', '/ciel/bas']) {
    const page = documentOf(shell, undefined, path)
    const fragments = new Fragments(shell.wording)
    const html = Buffer.from(renderToString(<PlaceContext value={fragments.place}>{page}</PlaceContext>))
    const whole = renderToString(page)
    expect(html.toString()).not.toContain('<footer')
    expect(whole).toContain('<footer')
    expect((await fragments.fill(html)).toString()).toBe(whole)
  }
})

test('the layout shows who is signed in', () => {
  const texts = { visitor: textOf(draw(anonymous)), client: textOf(draw(client)), psychic: textOf(draw(psychic)) }
  expect(texts.visitor).toContain('Se connecter')
  expect(texts.visitor).not.toContain('Mon crédit')
  expect(texts.client).toContain('12,50\u00a0€')
  expect(texts.client).toContain('Nora')
  expect(texts.client).not.toContain('S’inscrire')
  expect(linksOf(draw(psychic))).toContain('/espace-voyant')
  expect(linksOf(draw(psychic))).not.toContain('/wallet')
})

test('every page has a button to sign out, and so has an error page', () => {
  const leave =
    /<form [^>]*method="post"[^>]*action="\/deconnexion"|<form [^>]*action="\/deconnexion"[^>]*method="post"/
  const staff: ShellData = { ...anonymous, person: { ...psychic.person!, role: 'support' } }
  for (const shell of [client, psychic, staff]) {
    for (const fault of [undefined, answer(404), new Error('any')]) {
      expect(draw(shell, fault)).toMatch(leave)
      expect(textOf(draw(shell, fault))).toContain('Se déconnecter')
    }
  }
  expect(draw(anonymous)).not.toMatch(leave)
})

test('other sites are only linked to, and nothing is loaded from them', () => {
  const html = draw(anonymous)
  const outside = [...html.matchAll(/<a [^>]*href="https:[^>]*>/g)].map(([link]) => link)
  expect(outside).toHaveLength(5)
  for (const link of outside) expect(link).toContain('rel="noopener"')
  expect(html).not.toMatch(/(src|srcset|action)="https?:/)
})

test('a signed-out page has the same bytes each time, without a style attribute', () => {
  expect(draw(anonymous)).toBe(draw(anonymous))
  expect(draw(anonymous)).not.toMatch(/\sstyle=/)
})

test('a page names its brand and its canonical address, without the query', () => {
  const html = draw(anonymous)
  expect(html).toContain('<html lang="fr" data-brand="main">')
  expect(html).toContain('<link rel="canonical" href="https://site.example/ici"/>')
  expect(html).not.toContain('noindex')
})

test('a site that is not indexed says so', () => {
  expect(draw({ ...anonymous, site: { ...anonymous.site, indexed: false } })).toContain('content="noindex"')
})

test('when keys are requested, they replace texts', () => {
  expect(textOf(draw({ ...anonymous, wording: { ...plainWording, showKeys: true } }))).toContain('shell.signIn')
})

test.each([
  [404, null, 'Cette page n’existe pas'],
  [401, null, 'Connectez-vous pour continuer'],
  [403, { message: 'Les consultations sont réservées aux majeurs.' }, 'Les consultations sont réservées aux majeurs.'],
  [409, { message: 'Cette consultation est terminée.' }, 'Cette consultation est terminée.'],
  [500, { message: 'select * from users' }, 'Quelque chose s’est mal passé chez nous'],
])('an error page says why: %d', (status, said, sentence) => {
  const html = draw(anonymous, answer(status, said))
  expect(textOf(html)).toContain(sentence)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).not.toContain('canonical')
  expect(html).toContain('content="noindex"')
  expect(html).not.toContain('select * from')
})

test('a bug reveals nothing about itself', () => {
  const html = draw(anonymous, new Error('secret of the house'))
  expect(textOf(html)).toContain('Quelque chose s’est mal passé chez nous')
  expect(html).not.toContain('secret of the house')
})
