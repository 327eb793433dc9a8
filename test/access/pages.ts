import { randomUUID } from 'node:crypto'
import { textPaths } from '../../src/text-paths.ts'
import { type Arrival, admins, allStaff, editors, moderators, opens, supporters } from './cells.ts'
import type { Cells, Scene, World } from './people.ts'

/** One page: its address, and the result for each person of opening it, and of sending its form. */
export interface PageRow {
  path: string
  params?: (world: World) => Record<string, string>
  scene?: Scene
  /** Absent if the page has no loader. */
  loads?: Cells<Arrival>
  /** Absent if the page has no form. */
  sends?: { fields: (world: World) => Record<string, string>; cells: Cells<Arrival> }
}

const REFUSED = 401
const slug = ({ psychicSlug }: World) => ({ slug: psychicSlug })
const id = (world: World) => ({ id: String(world.id) })
const google = () => ({ provider: 'google' })
const message = () => ({ text: 'Bonjour' })
const BACK = '/connexion'

/** Every page, by its route. */
export const pageRows: Readonly<Record<string, PageRow>> = {
  '': { path: '/', loads: opens.everyone() },
  voyance: { path: '/voyance', loads: opens.everyone() },
  'voyance/avis': { path: '/voyance/avis', loads: opens.everyone() },
  'voyance/:slug': {
    path: '/voyance/quelquun',
    params: slug,
    loads: opens.everyone(),
    sends: { fields: () => ({ freeAlert: 'ask' }), cells: opens.clients(409, REFUSED) },
  },
  'voyance/:slug/consulter': {
    path: '/voyance/quelquun/consulter',
    params: slug,
    loads: opens.clients(200, '/inscription'),
    sends: {
      fields: () => ({ start: 'START_AT_ONCE' }),
      cells: { ...opens.clients(409, REFUSED), otherClient: '/consultations' },
    },
  },
  'consultations/:id': {
    path: '/consultations/1',
    scene: 'room',
    params: id,
    loads: opens.bothSides(200, '/espace-voyant'),
    sends: { fields: message, cells: opens.bothSides('/consultations', '/consultations', REFUSED) },
  },
  'consultations/:id/note': {
    path: '/consultations/1/note',
    scene: 'room',
    params: id,
    loads: { ...opens.psychics(404), psychic: 200 },
    sends: { fields: () => ({ text: 'Une note.' }), cells: { ...opens.psychics(404), psychic: '/consultations' } },
  },
  'consultations/:id/messages': {
    path: '/consultations/1/messages',
    scene: 'room',
    params: id,
    loads: opens.bothSides(200, 200, 200),
    sends: { fields: message, cells: opens.bothSides('/consultations', '/consultations', REFUSED) },
  },
  'consultations/:id/recu': {
    path: '/consultations/1/recu',
    scene: 'ended',
    params: id,
    loads: opens.bothSides(200, 404),
    sends: {
      fields: () => ({ intent: 'dispute', reason: 'Une coupure.' }),
      cells: opens.bothSides('/consultations', 404, REFUSED),
    },
  },
  'consultations/:id/signaler': {
    path: '/consultations/1/signaler',
    scene: 'room',
    params: id,
    loads: opens.bothSides(200, 404),
    sends: { fields: () => ({ topic: 'health' }), cells: opens.bothSides('/consultations', 404, REFUSED) },
  },
  'consultations/:id/recu.pdf': {
    path: '/consultations/1/recu.pdf',
    scene: 'ended',
    params: id,
    loads: opens.bothSides(200, 404),
  },
  'mon-compte/consultations': { path: '/mon-compte/consultations', loads: opens.signedIn() },
  inscription: {
    path: '/inscription',
    loads: opens.anonymous(),
    sends: { fields: () => ({}), cells: opens.everyone(400) },
  },
  connexion: {
    path: '/connexion',
    loads: opens.anonymous(),
    sends: { fields: () => ({ email: `${randomUUID()}@example.fr`, password: 'x' }), cells: opens.everyone(REFUSED) },
  },
  'mot-de-passe-oublie': {
    path: '/mot-de-passe-oublie',
    loads: opens.everyone(),
    sends: { fields: () => ({ intent: 'ask', emailAddress: 'rien' }), cells: opens.everyone(400) },
  },
  'mon-compte/mot-de-passe': {
    path: '/mon-compte/mot-de-passe',
    loads: opens.signedIn(),
    sends: { fields: () => ({ oldPassword: 'x', password: 'y' }), cells: opens.signedIn(409) },
  },
  'mon-compte/e-mail': {
    path: '/mon-compte/e-mail',
    loads: opens.signedIn(),
    sends: { fields: () => ({ intent: 'keep' }), cells: opens.signedIn('/mon-compte') },
  },
  'mon-compte/telephone': {
    path: '/mon-compte/telephone',
    loads: opens.clients(),
    sends: { fields: () => ({ intent: 'remove' }), cells: opens.clients('/mon-compte/telephone') },
  },
  'mon-compte/adresse': {
    path: '/mon-compte/adresse',
    loads: opens.clients(),
    sends: { fields: () => ({ intent: 'remove' }), cells: opens.clients('/mon-compte/adresse') },
  },
  'mon-compte/donnees': {
    path: '/mon-compte/donnees',
    loads: opens.clients(),
    sends: { fields: () => ({ intent: 'export' }), cells: opens.clients('/mon-compte/donnees') },
  },
  'mon-compte/notes': {
    path: '/mon-compte/notes',
    loads: opens.clients(),
    sends: { fields: () => ({ intent: 'all' }), cells: opens.clients('/mon-compte/notes') },
  },
  'mon-compte/pause': {
    path: '/mon-compte/pause',
    loads: opens.clients(),
    sends: { fields: () => ({ intent: 'keep' }), cells: opens.clients(404) },
  },
  'mon-compte/suppression': {
    path: '/mon-compte/suppression',
    loads: opens.clients(),
    sends: { fields: () => ({ intent: 'keep' }), cells: opens.clients('/mon-compte/donnees') },
  },
  'mon-compte/donnees/:id/fichier': {
    path: '/mon-compte/donnees/1000000/fichier',
    params: () => ({ id: '1000000' }),
    sends: { fields: () => ({ format: 'json' }), cells: opens.clients(404) },
  },
  'connexion/relier': {
    path: '/connexion/relier',
    loads: opens.anonymous(BACK),
    sends: { fields: () => ({ intent: 'send' }), cells: opens.everyone(BACK) },
  },
  'connexion/:provider': {
    path: '/connexion/google',
    params: google,
    loads: opens.everyone(),
    sends: {
      fields: () => ({}),
      // Only clients can link a provider; others are redirected back with a message.
      cells: { ...opens.everyone('/mon-compte'), anonymous: 200, client: 200, otherClient: 200 },
    },
  },
  'connexion/:provider/retour': {
    path: '/connexion/google/retour',
    params: google,
    loads: opens.signedIn('/mon-compte'),
  },
  'inscription/terminer': {
    path: '/inscription/terminer',
    loads: opens.anonymous(BACK),
    sends: { fields: () => ({}), cells: opens.everyone(BACK) },
  },
  'mon-compte/acces': { path: '/mon-compte/acces', loads: opens.signedIn() },
  'mon-compte/connexions': {
    path: '/mon-compte/connexions',
    sends: { fields: () => ({ service: 'google' }), cells: opens.clients('/mon-compte') },
  },
  'bac-a-sable/connexion/:provider': {
    path: '/bac-a-sable/connexion/google',
    params: google,
    loads: opens.everyone(404),
    sends: { fields: () => ({}), cells: opens.everyone(404) },
  },
  deconnexion: {
    path: '/deconnexion',
    loads: opens.everyone('/mon-compte'),
    sends: { fields: () => ({}), cells: opens.everyone('/') },
  },
  verification: {
    path: '/verification',
    loads: opens.signedIn('/mon-compte'),
    // Their addresses are proved, so the page redirects them.
    sends: { fields: () => ({ intent: 'verify', code: '000000' }), cells: opens.signedIn('/verification') },
  },
  'mon-compte': {
    path: '/mon-compte',
    loads: opens.signedIn(),
    sends: { fields: () => ({ firstName: 'Camille', gender: 'unknown' }), cells: opens.signedIn('/mon-compte') },
  },
  'mon-compte/appareils': {
    path: '/mon-compte/appareils',
    loads: opens.signedIn(),
    sends: {
      fields: ({ clientReference }) => ({ reference: clientReference }),
      cells: { ...opens.signedIn(404), client: '/mon-compte/appareils' },
    },
  },
  'mon-compte/consentements': {
    path: '/mon-compte/consentements',
    loads: opens.clients(),
    sends: {
      fields: () => ({ type: 'MARKETING_SMS', agreed: 'no' }),
      cells: opens.clients('/mon-compte/consentements'),
    },
  },
  'mon-compte/consentements/:type': {
    path: '/mon-compte/consentements/SENSITIVE_DATA',
    params: () => ({ type: 'SENSITIVE_DATA' }),
    loads: opens.clients(),
  },
  lettre: {
    path: '/lettre',
    loads: opens.everyone(),
    sends: { fields: () => ({ emailAddress: 'rien' }), cells: opens.everyone(400) },
  },
  'offres/confirmer': {
    path: '/offres/confirmer?jeton=rien',
    loads: opens.everyone(400),
    sends: { fields: () => ({}), cells: opens.everyone(400) },
  },
  desinscription: {
    path: '/desinscription?jeton=rien',
    loads: opens.everyone(400),
    sends: { fields: () => ({}), cells: opens.everyone(400) },
  },
  'contactez-nous': {
    path: '/contactez-nous',
    loads: opens.everyone(),
    sends: { fields: () => ({ message: 'Non.' }), cells: opens.everyone(400) },
  },
  reclamation: {
    path: '/reclamation',
    loads: opens.everyone(),
    sends: { fields: () => ({ text: 'Non.' }), cells: opens.everyone(400) },
  },
  retractation: {
    path: '/retractation',
    loads: opens.everyone(),
    sends: {
      fields: () => ({ contrat: 'commande-999999999' }),
      cells: opens.clients(404, REFUSED),
    },
  },
  'retractation/:reference': {
    path: '/retractation/R-0',
    params: () => ({ reference: 'R-0' }),
    loads: opens.clients(404),
  },
  'retractation/:reference/recu.pdf': {
    path: '/retractation/R-0/recu.pdf',
    params: () => ({ reference: 'R-0' }),
    loads: opens.clients(404),
  },
  'page/conditions': { path: '/page/conditions', loads: opens.everyone() },
  'page/mentions-legales': { path: '/page/mentions-legales', loads: opens.everyone() },
  'page/accessibilite': { path: '/page/accessibilite', loads: opens.everyone() },
  'page/donnees-personnelles': { path: '/page/donnees-personnelles', loads: opens.everyone() },
  mag: { path: '/mag', loads: opens.everyone() },
  'mag/:slug': {
    path: '/mag/rien',
    params: () => ({ slug: 'rien' }),
    loads: opens.everyone(404),
  },
  'voyance/lexique': { path: '/voyance/lexique', loads: opens.everyone() },
  'voyance/lexique/:slug': {
    path: '/voyance/lexique/rien',
    params: () => ({ slug: 'rien' }),
    loads: opens.everyone(404),
  },
  'divination/lexique': { path: '/divination/lexique', loads: opens.everyone() },
  'divination/lexique/:slug': {
    path: '/divination/lexique/rien',
    params: () => ({ slug: 'rien' }),
    loads: opens.everyone(404),
  },
  'questions-frequentes': { path: '/questions-frequentes', loads: opens.everyone() },
  recherche: { path: '/recherche?q=tarot', loads: opens.everyone() },
  // The tests' database has no texts.
  ...Object.fromEntries(textPaths.map((path) => [path.slice(1), { path, loads: opens.everyone(404) }])),
  // For a brand with another word for its psychics.
  'voyance/mediums': { path: '/voyance/mediums', loads: opens.everyone('/voyance/voyants') },
  'grands-mediums-histoire': { path: '/grands-mediums-histoire', loads: opens.everyone('/grands-voyants-histoire') },
  cookies: {
    path: '/cookies',
    loads: opens.everyone(),
    sends: { fields: () => ({ choice: 'refused' }), cells: opens.everyone() },
  },
  ciel: { path: '/ciel', loads: opens.everyone() },
  horoscope: { path: '/horoscope', loads: opens.everyone() },
  'horoscope/:period': {
    path: '/horoscope/jour',
    params: () => ({ period: 'jour' }),
    loads: opens.everyone(),
  },
  'horoscope/:period/:sign': {
    path: '/horoscope/annuel/lion',
    params: () => ({ period: 'annuel', sign: 'lion' }),
    loads: opens.everyone(),
  },
  mesure: { path: '/mesure', loads: opens.everyone(404) },
  'bac-a-sable': { path: '/bac-a-sable', loads: opens.everyone() },
  'bac-a-sable/e-mails/:id': {
    path: '/bac-a-sable/e-mails/1',
    params: () => ({ id: '999999999' }),
    loads: opens.everyone(404),
  },
  'mon-compte/cles-d-acces': {
    path: '/mon-compte/cles-d-acces',
    loads: opens.signedIn(),
    sends: {
      fields: ({ passkeyId }) => ({ id: String(passkeyId), intent: 'rename', name: 'Tablette' }),
      cells: { ...opens.signedIn(404), client: '/mon-compte/cles-d-acces' },
    },
  },
  'mes-favoris': {
    path: '/mes-favoris',
    loads: opens.clients(),
    sends: {
      fields: ({ psychicId }) => ({ psychicId: String(psychicId) }),
      cells: opens.clients('/mes-favoris'),
    },
  },
  wallet: {
    path: '/wallet',
    loads: opens.clients(),
    sends: {
      fields: () => ({ key: randomUUID(), packId: 'credit-10' }),
      cells: opens.clients('/bac-a-sable/paiement', REFUSED),
    },
  },
  'bac-a-sable/paiement/:reference': {
    path: '/bac-a-sable/paiement/x',
    params: ({ orderReference }) => ({ reference: orderReference }),
    loads: { ...opens.signedIn(404), client: 200 },
    sends: { fields: () => ({ outcome: 'refuse' }), cells: { ...opens.everyone(404), client: '/wallet' } },
  },
  'espace-voyant/demandes': { path: '/espace-voyant/demandes', loads: opens.psychics(200, 200) },
  'espace-voyant/avis': {
    path: '/espace-voyant/avis',
    loads: opens.psychics(),
    sends: { fields: () => ({ id: '999999', text: 'Merci.' }), cells: opens.psychics(404, REFUSED) },
  },
  'espace-voyant': {
    path: '/espace-voyant',
    loads: opens.psychics(),
    sends: { fields: () => ({ intent: 'open' }), cells: opens.psychics('/espace-voyant', REFUSED) },
  },
  'theme-astral': { path: '/theme-astral', sends: { fields: () => ({}), cells: opens.everyone() } },
  'mon-compte/themes': {
    path: '/mon-compte/themes',
    loads: opens.clients(),
    sends: { fields: () => ({ id: '999999999', intent: 'erase' }), cells: opens.clients(404) },
  },
  'mon-compte/themes/nouveau': {
    path: '/mon-compte/themes/nouveau',
    loads: opens.clients('/theme-astral'),
    sends: { fields: () => ({}), cells: opens.clients('/theme-astral') },
  },
  'mon-compte/themes/:id': {
    path: '/mon-compte/themes/1',
    params: ({ chartId }) => ({ id: String(chartId) }),
    loads: { ...opens.clients(404), client: 200 },
  },
  'mon-compte/themes/:id/horoscope': {
    path: '/mon-compte/themes/1/horoscope',
    params: ({ chartId }) => ({ id: String(chartId) }),
    loads: { ...opens.clients(404), client: 200 },
  },
  'mon-compte/themes/:id/theme.pdf': {
    path: '/mon-compte/themes/1/theme.pdf',
    params: ({ chartId }) => ({ id: String(chartId) }),
    loads: { ...opens.clients(404), client: 200 },
  },
  'compatibilite-amoureuse': { path: '/compatibilite-amoureuse' },
  'compatibilite-amoureuse/signes': { path: '/compatibilite-amoureuse/signes', loads: opens.everyone() },
  'compatibilite-amoureuse/naissances': {
    path: '/compatibilite-amoureuse/naissances',
    sends: { fields: () => ({}), cells: opens.everyone() },
  },
  'compatibilite-amoureuse/:pair': {
    path: '/compatibilite-amoureuse/belier-lion',
    params: () => ({ pair: 'belier-lion' }),
    loads: opens.everyone(),
  },
  equipe: { path: '/equipe', loads: opens.staff(allStaff) },
  'equipe/second-facteur': {
    path: '/equipe/second-facteur',
    loads: opens.staff(allStaff),
    sends: { fields: () => ({ code: '000000' }), cells: opens.staff(allStaff, 403) },
  },
  'equipe/contestations/:id': {
    path: '/equipe/contestations/1',
    scene: 'ended',
    params: id,
    loads: opens.staff(supporters, 404),
    sends: { fields: () => ({ reason: 'Essai' }), cells: opens.staff(supporters, 404) },
  },
  'equipe/avis': {
    path: '/equipe/avis',
    loads: opens.staff(moderators),
    sends: { fields: () => ({ id: '999999', intent: 'publish' }), cells: opens.staff(moderators, 404) },
  },
  'equipe/horoscopes': {
    path: '/equipe/horoscopes',
    loads: opens.staff(editors),
    sends: {
      fields: () => ({ period: 'day', day: '2020-01-01', sign: 'leo', topic: 'love', intent: 'restore' }),
      cells: opens.staff(editors, 404),
    },
  },
  'equipe/membres': {
    path: '/equipe/membres',
    loads: opens.staff(admins),
    sends: { fields: () => ({ intent: 'invite' }), cells: opens.staff(admins, 400) },
  },
  'equipe/affiliation': { path: '/equipe/affiliation', loads: opens.staff(admins) },
  'equipe/affiliation.csv': { path: '/equipe/affiliation.csv', loads: opens.staff(admins) },
  'equipe/registre': { path: '/equipe/registre', loads: opens.staff(admins) },
  'hors-ligne': { path: '/hors-ligne' },
  ui: { path: '/ui', loads: opens.everyone() },
  '*': { path: '/nulle-part', loads: opens.everyone(404) },
}
