import { randomUUID } from 'node:crypto'
import { type PagePath, textPaths } from '../../src/pages.ts'
import { type Arrival, admins, allStaff, editors, moderators, opens, supporters } from './cells.ts'
import type { Cells, Scene, World } from './people.ts'

/** What is particular to a page; who may open it is in src/pages.ts. */
export interface PageRow {
  /** Of its path, which has some. */
  params?: (world: World) => Record<string, string>
  /** Of its address. */
  query?: string
  scene?: Scene
  /** An expected result of opening it other than the page: `done` for those who may open it, `cells` for some people. */
  differs?: { why: string; done?: Arrival; cells?: Partial<Cells<Arrival>> }
  /** Absent if the page has no form. */
  sends?: { fields: (world: World) => Record<string, string>; cells: Cells<Arrival> }
}

const REFUSED = 401
const slug = ({ psychicSlug }: World) => ({ slug: psychicSlug })
const id = (world: World) => ({ id: String(world.id) })
const google = () => ({ provider: 'google' })
const message = () => ({ text: 'Bonjour' })
const BACK = '/connexion'
const NO_TEXTS = { why: 'the database of the tests has no texts', done: 404 }
const OTHER_WORD = 'a brand that has another word for its psychics has it there'

/** The pages that need something to be opened, take a form, or answer otherwise than their line of the table says. */
export const pageRows: Readonly<Partial<Record<PagePath, PageRow>>> = {
  '/voyance/:slug': {
    params: slug,
    sends: { fields: () => ({ freeAlert: 'ask' }), cells: opens.clients(409, REFUSED) },
  },
  '/voyance/:slug/sms': {
    params: slug,
    differs: { why: 'a visitor makes an account first', cells: { anonymous: '/inscription' } },
    sends: { fields: () => ({ start: 'START_AT_ONCE', text: 'court' }), cells: opens.clients(409, REFUSED) },
  },
  '/mon-compte/sms': { sends: { fields: () => ({ id: '999999' }), cells: opens.clients(404, REFUSED) } },
  '/espace-voyant/sms': {
    sends: { fields: () => ({ intent: 'open' }), cells: opens.psychics('/espace-voyant/sms', REFUSED) },
  },
  '/voyance/:slug/consulter': {
    params: slug,
    differs: { why: 'a visitor makes an account first', cells: { anonymous: '/inscription' } },
    sends: {
      fields: () => ({ start: 'START_AT_ONCE' }),
      cells: { ...opens.clients(409, REFUSED), otherClient: '/consultations' },
    },
  },
  '/mes-attentes': {
    sends: {
      fields: ({ psychicId }) => ({ intent: 'leave', psychicId: String(psychicId) }),
      cells: opens.clients('/mes-attentes', REFUSED),
    },
  },
  '/mes-attentes/suivi': {
    differs: { why: 'inside a frame, it says by itself where to sign in', cells: { anonymous: 200 } },
  },
  '/voyance/:slug/rendez-vous': {
    params: slug,
    sends: {
      fields: () => ({ length: '30', channel: 'chat', startsAt: '2020-01-01T10:00:00Z' }),
      cells: opens.clients(409, '/inscription'),
    },
  },
  '/mon-compte/rendez-vous': {
    sends: {
      fields: (world) => ({ intent: 'cancel', id: String(world.appointmentId) }),
      cells: { ...opens.clients(404, REFUSED), client: '/mon-compte/rendez-vous' },
    },
  },
  '/mon-compte/rendez-vous/:id/rendez-vous.ics': { params: (world) => ({ id: String(world.appointmentId) }) },
  '/recu/:code': { params: () => ({ code: 'rien' }), differs: { why: 'nobody has this receipt', done: 404 } },
  '/agenda/:token': {
    params: () => ({ token: 'rien' }),
    differs: { why: 'nobody has this calendar', done: 404 },
  },
  '/espace-voyant/horaires': {
    sends: { fields: () => ({ intent: 'week' }), cells: opens.psychics('/espace-voyant/horaires', REFUSED) },
  },
  '/espace-voyant/rendez-vous': {
    sends: { fields: () => ({ mode: 'ask' }), cells: opens.psychics('/espace-voyant/rendez-vous', REFUSED) },
  },
  '/consultations/:id': {
    scene: 'room',
    params: id,
    differs: { why: 'psychics have their rooms in their workspace', cells: { psychic: '/espace-voyant' } },
    sends: { fields: message, cells: opens.bothSides('/consultations', '/consultations', REFUSED) },
  },
  '/mon-compte/consultations': {
    sends: { fields: () => ({ words: 'lune' }), cells: { ...opens.signedIn(), anonymous: REFUSED } },
  },
  '/programme-fidelite/inscription': {
    differs: { why: 'a visitor makes an account first', cells: { anonymous: '/inscription' } },
    sends: { fields: () => ({ intent: 'join' }), cells: opens.clients(409, '/inscription') },
  },
  '/programme-fidelite/mon-compte': {
    differs: { why: 'a client who is no member registers first', done: '/programme-fidelite/inscription' },
    sends: { fields: () => ({ intent: 'leave' }), cells: opens.clients(409) },
  },
  '/programme-fidelite/mon-compte/carte.svg': { differs: { why: 'no client here is a member', done: 409 } },
  '/programme-fidelite/commander-ma-carte': {
    differs: { why: 'a client who is no member registers first', done: '/programme-fidelite/inscription' },
    sends: { fields: () => ({ intent: 'order' }), cells: opens.clients(409) },
  },
  '/consultations/:id/offrir': {
    scene: 'ended',
    params: id,
    differs: { why: 'a consultation of another’s', cells: { otherPsychic: 404 } },
    sends: { fields: () => ({ minutes: '3', key: 'offrir-1' }), cells: { ...opens.psychics(404), psychic: 409 } },
  },
  '/consultations/:id/note': {
    scene: 'room',
    params: id,
    differs: { why: 'a consultation of another’s', cells: { otherPsychic: 404 } },
    sends: { fields: () => ({ text: 'Une note.' }), cells: { ...opens.psychics(404), psychic: '/consultations' } },
  },
  '/consultations/:id/theme': {
    scene: 'room',
    params: id,
    differs: { why: 'nothing is shared in it', done: 404 },
  },
  '/consultations/:id/messages': {
    scene: 'room',
    params: id,
    differs: { why: 'inside a frame, it says by itself where to sign in', cells: { anonymous: 200 } },
    sends: { fields: message, cells: opens.bothSides('/consultations', '/consultations', REFUSED) },
  },
  '/consultations/:id/recu': {
    scene: 'ended',
    params: id,
    sends: {
      fields: () => ({ intent: 'dispute', reason: 'Une coupure.' }),
      cells: opens.bothSides('/consultations', 404, REFUSED),
    },
  },
  '/consultations/:id/signaler': {
    scene: 'room',
    params: id,
    sends: { fields: () => ({ topic: 'health' }), cells: opens.bothSides('/consultations', 404, REFUSED) },
  },
  '/consultations/:id/recu.pdf': { scene: 'ended', params: id },
  '/tarots-oracles/:game': {
    params: () => ({ game: 'le-tarot-de-marseille' }),
    sends: { fields: () => ({ intent: 'begin' }), cells: opens.everyone(200) },
  },
  '/tarots-oracles/:game/tirages/:id': {
    params: () => ({ game: 'le-tarot-de-marseille', id: 'rien' }),
    differs: { why: 'no draw has this id', done: 404 },
    sends: { fields: () => ({ intent: 'share' }), cells: opens.everyone(404) },
  },
  '/tarots-oracles/la-numerologie': { sends: { fields: () => ({}), cells: opens.everyone(400) } },
  '/tarots-oracles/:deck/cartes': { params: () => ({ deck: 'le-tarot-de-marseille' }) },
  '/tarots-oracles/:deck/cartes/:card': {
    params: () => ({ deck: 'le-tarot-de-marseille', card: 'le-mat' }),
    differs: NO_TEXTS,
  },
  '/inscription': { sends: { fields: () => ({}), cells: opens.everyone(400) } },
  '/bac-a-sable': {
    sends: { fields: () => ({ intent: 'hangUp', call: 'none' }), cells: opens.everyone('/bac-a-sable') },
  },
  '/connexion': {
    sends: { fields: () => ({ email: `${randomUUID()}@example.fr`, password: 'x' }), cells: opens.everyone(REFUSED) },
  },
  '/mot-de-passe-oublie': {
    sends: { fields: () => ({ intent: 'ask', emailAddress: 'rien' }), cells: opens.everyone(400) },
  },
  '/mon-compte/mot-de-passe': {
    sends: { fields: () => ({ oldPassword: 'x', password: 'y' }), cells: opens.signedIn(409) },
  },
  '/mon-compte/e-mail': { sends: { fields: () => ({ intent: 'keep' }), cells: opens.signedIn('/mon-compte') } },
  '/mon-compte/telephone': {
    sends: { fields: () => ({ intent: 'remove' }), cells: opens.clientsAndPsychics('/mon-compte/telephone') },
  },
  '/mon-compte/notifications': {
    sends: { fields: () => ({ intent: 'choose' }), cells: opens.clientsAndPsychics('/mon-compte/notifications') },
  },
  '/mon-compte/adresse': {
    sends: { fields: () => ({ intent: 'remove' }), cells: opens.clients('/mon-compte/adresse') },
  },
  '/mon-compte/donnees': {
    sends: { fields: () => ({ intent: 'export' }), cells: opens.clients('/mon-compte/donnees') },
  },
  '/mon-compte/notes': { sends: { fields: () => ({ intent: 'all' }), cells: opens.clients('/mon-compte/notes') } },
  '/mon-compte/pause': { sends: { fields: () => ({ intent: 'keep' }), cells: opens.clients(404) } },
  '/mon-compte/budget': { sends: { fields: () => ({ keep: 'day' }), cells: opens.clients(404) } },
  '/mon-compte/suppression': {
    sends: { fields: () => ({ intent: 'keep' }), cells: opens.clients('/mon-compte/donnees') },
  },
  '/mon-compte/donnees/:id/fichier': {
    params: () => ({ id: '1000000' }),
    sends: { fields: () => ({ format: 'json' }), cells: opens.clients(404) },
  },
  '/connexion/relier': {
    differs: { why: 'no service has sent them', done: BACK },
    sends: { fields: () => ({ intent: 'send' }), cells: opens.everyone(BACK) },
  },
  '/connexion/:provider': {
    params: google,
    sends: {
      fields: () => ({}),
      // Only clients can link a provider; others are redirected back with a message.
      cells: { ...opens.everyone('/mon-compte'), anonymous: 200, client: 200, otherClient: 200 },
    },
  },
  '/connexion/:provider/retour': {
    params: google,
    differs: { why: 'no service has sent them', done: '/mon-compte', cells: { anonymous: BACK } },
  },
  '/inscription/terminer': {
    differs: { why: 'no service has sent them', done: BACK },
    sends: { fields: () => ({}), cells: opens.everyone(BACK) },
  },
  '/mon-compte/connexions': { sends: { fields: () => ({ service: 'google' }), cells: opens.clients('/mon-compte') } },
  '/bac-a-sable/connexion/:provider': {
    params: google,
    differs: { why: 'no sign-in of the sandbox is under way', done: 404 },
    sends: { fields: () => ({}), cells: opens.everyone(404) },
  },
  '/deconnexion': {
    differs: { why: 'one leaves by its form alone', done: '/mon-compte' },
    sends: { fields: () => ({}), cells: opens.everyone('/') },
  },
  '/verification': {
    differs: { why: 'their address is proved, so they are redirected', done: '/mon-compte' },
    sends: { fields: () => ({ intent: 'verify', code: '000000' }), cells: opens.signedIn('/verification') },
  },
  '/mon-compte': {
    sends: { fields: () => ({ firstName: 'Camille', gender: 'unknown' }), cells: opens.signedIn('/mon-compte') },
  },
  '/mon-compte/appareils': {
    sends: {
      fields: ({ clientReference }) => ({ reference: clientReference }),
      cells: { ...opens.signedIn(404), client: '/mon-compte/appareils' },
    },
  },
  '/mon-compte/consentements': {
    sends: {
      fields: () => ({ type: 'MARKETING_SMS', agreed: 'no' }),
      cells: opens.clients('/mon-compte/consentements'),
    },
  },
  '/mon-compte/consentements/:type': { params: () => ({ type: 'SENSITIVE_DATA' }) },
  '/lettre': { sends: { fields: () => ({ emailAddress: 'rien' }), cells: opens.everyone(400) } },
  '/offres/confirmer': {
    query: '?jeton=rien',
    differs: { why: 'a token of nothing', done: 400 },
    sends: { fields: () => ({}), cells: opens.everyone(400) },
  },
  '/desinscription': {
    query: '?jeton=rien',
    differs: { why: 'a token of nothing', done: 400 },
    sends: { fields: () => ({}), cells: opens.everyone(400) },
  },
  '/voyance/webinaire': { sends: { fields: () => ({ slug: 'rien' }), cells: opens.everyone(404) } },
  '/webinaire/merci': {
    query: '?jeton=rien',
    differs: { why: 'a token of nothing', done: 400 },
    sends: { fields: () => ({}), cells: opens.everyone(400) },
  },
  '/webinaire/:slug/webinaire.ics': {
    params: () => ({ slug: 'rien' }),
    differs: { why: 'no webinar has this name', done: 404 },
  },
  '/contactez-nous': { sends: { fields: () => ({ message: 'Non.' }), cells: opens.everyone(400) } },
  '/reclamation': { sends: { fields: () => ({ text: 'Non.' }), cells: opens.everyone(400) } },
  '/retractation': {
    sends: {
      fields: () => ({ contrat: 'commande-999999999' }),
      cells: opens.clients(404, REFUSED),
    },
  },
  '/retractation/:reference': {
    params: () => ({ reference: 'R-0' }),
    differs: { why: 'a withdrawal that nobody made', done: 404 },
  },
  '/retractation/:reference/recu.pdf': {
    params: () => ({ reference: 'R-0' }),
    differs: { why: 'a withdrawal that nobody made', done: 404 },
  },
  '/astrologie/:slug': { params: () => ({ slug: 'belier' }), differs: NO_TEXTS },
  '/mag/:slug': { params: () => ({ slug: 'rien' }), differs: NO_TEXTS },
  '/voyance/lexique/:slug': { params: () => ({ slug: 'rien' }), differs: NO_TEXTS },
  '/divination/lexique/:slug': { params: () => ({ slug: 'rien' }), differs: NO_TEXTS },
  '/recherche': { query: '?q=tarot' },
  ...Object.fromEntries(textPaths.map((path) => [path, { differs: NO_TEXTS }])),
  '/voyance/mediums': { differs: { why: OTHER_WORD, done: '/voyance/voyants' } },
  '/grands-mediums-histoire': { differs: { why: OTHER_WORD, done: '/grands-voyants-histoire' } },
  '/cookies': { sends: { fields: () => ({ choice: 'refused' }), cells: opens.everyone() } },
  '/apparence': { sends: { fields: () => ({ scheme: 'dark' }), cells: opens.everyone('/apparence') } },
  '/horoscope/:period': { params: () => ({ period: 'jour' }) },
  '/horoscope/:period/:sign': { params: () => ({ period: 'annuel', sign: 'lion' }) },
  '/horoscope/annuel/:sign/:year': { params: () => ({ sign: 'lion', year: '2026' }) },
  '/mesure': { differs: { why: 'nothing is measured here', done: 404 } },
  '/bac-a-sable/e-mails/:id': {
    params: () => ({ id: '999999999' }),
    differs: { why: 'a mail that nobody sent', done: 404 },
  },
  '/mon-compte/cles-d-acces': {
    sends: {
      fields: ({ passkeyId }) => ({ id: String(passkeyId), intent: 'rename', name: 'Tablette' }),
      cells: { ...opens.signedIn(404), client: '/mon-compte/cles-d-acces' },
    },
  },
  '/mes-favoris': {
    sends: {
      fields: ({ psychicId }) => ({ psychicId: String(psychicId) }),
      cells: opens.clients('/mes-favoris'),
    },
  },
  '/voyance/question-gratuite': {
    differs: NO_TEXTS,
    sends: {
      fields: () => ({ question: 'Que dit le ciel de ce choix ?', theme: 'self' }),
      cells: opens.clients(409, '/inscription'),
    },
  },
  '/mon-compte/questions': {
    sends: {
      fields: ({ questionId }) => ({ id: String(questionId), intent: 'useful' }),
      cells: { ...opens.clients(404), client: '/mon-compte/questions' },
    },
  },
  '/espace-voyant/questions': {
    sends: {
      fields: ({ questionId }) => ({ id: String(questionId), intent: 'take' }),
      cells: opens.psychics(409),
    },
  },
  '/tirage-au-sort': { sends: { fields: () => ({ intent: 'enter' }), cells: opens.clients(409, REFUSED) } },
  '/tirage-au-sort/:id': {
    params: () => ({ id: '999999' }),
    differs: { why: 'no lottery has this id', done: 404 },
  },
  '/tirage-au-sort/:id/liste.txt': {
    params: () => ({ id: '999999' }),
    differs: { why: 'no lottery has this id', done: 404 },
  },
  '/mon-journal': { sends: { fields: () => ({ intent: 'clear' }), cells: opens.clients('/mon-journal') } },
  '/mon-journal/garder': {
    differs: { why: 'nothing is named', done: 404 },
    sends: { fields: () => ({}), cells: opens.clients(404) },
  },
  '/mon-journal/:id': {
    params: ({ entryId }) => ({ id: String(entryId) }),
    differs: { why: 'what another keeps', cells: { otherClient: 404 } },
    sends: {
      fields: () => ({ intent: 'note', note: 'Une note.' }),
      cells: { ...opens.clients(404), client: '/mon-journal' },
    },
  },
  '/wallet': {
    sends: {
      fields: () => ({ key: randomUUID(), packId: 'credit-10' }),
      cells: opens.clients('/bac-a-sable/paiement', REFUSED),
    },
  },
  '/wallet/code': {
    sends: { fields: () => ({ key: randomUUID(), code: 'RIEN-2026' }), cells: opens.clients(404, REFUSED) },
  },
  '/wallet/remboursement': {
    sends: { fields: () => ({ key: crypto.randomUUID() }), cells: opens.clients(409, REFUSED) },
  },
  '/paiement/:reference': { params: ({ orderReference }) => ({ reference: orderReference }) },
  '/paiement/:reference/banque': {
    params: ({ orderReference }) => ({ reference: orderReference }),
    differs: { why: 'the sandbox’s payments have no form for a bank', done: 404 },
  },
  '/wallet/achats/:id/attestation.pdf': {
    params: () => ({ id: '999999999' }),
    differs: { why: 'an order that nobody paid', done: 404 },
  },
  '/wallet/factures/:id/facture.pdf': {
    params: () => ({ id: '999999999' }),
    differs: { why: 'no invoice', done: 404 },
  },
  '/bac-a-sable/paiement/:reference': {
    params: ({ orderReference }) => ({ reference: orderReference }),
    sends: { fields: () => ({ outcome: 'refuse' }), cells: { ...opens.everyone(404), client: '/wallet' } },
  },
  '/espace-voyant/demandes': {
    differs: { why: 'inside a frame, it says by itself where to sign in', cells: { anonymous: 200 } },
  },
  '/devenir-voyant': { sends: { fields: () => ({}), cells: opens.everyone(400) } },
  '/devenir-voyant/suivi/:token': {
    params: () => ({ token: 'inconnu' }),
    differs: { why: 'nobody has this private address', done: 404 },
    sends: { fields: () => ({ intent: 'withdraw' }), cells: opens.everyone(404) },
  },
  '/espace-voyant/profil': {
    sends: { fields: () => ({ headline: '' }), cells: opens.psychics(400, REFUSED) },
  },
  '/espace-voyant/formation/:module': {
    params: () => ({ module: 'detresse' }),
    sends: { fields: () => ({}), cells: opens.psychics(400, REFUSED) },
  },
  '/espace-voyant/reponses': {
    sends: { fields: () => ({ intent: 'remove', id: '999999' }), cells: opens.psychics(404, REFUSED) },
  },
  '/espace-voyant/avis': {
    sends: { fields: () => ({ id: '999999', text: 'Merci.' }), cells: opens.psychics(404, REFUSED) },
  },
  '/espace-voyant/contestations': {
    sends: { fields: () => ({ id: '999999', text: 'Rien.' }), cells: opens.psychics(404, REFUSED) },
  },
  '/espace-voyant/clients-refuses': {
    sends: { fields: () => ({ intent: 'receive', id: '999999' }), cells: opens.psychics(404, REFUSED) },
  },
  '/espace-voyant/equipe': {
    sends: { fields: () => ({ subject: 'payment', message: 'Court' }), cells: opens.psychics(400, REFUSED) },
  },
  '/espace-voyant/mes-droits': {
    sends: { fields: () => ({ intent: 'keep' }), cells: opens.psychics('/espace-voyant/mes-droits') },
  },
  '/espace-voyant/mes-droits/copie.json': { sends: { fields: () => ({}), cells: opens.psychics() } },
  '/espace-voyant/gains/compte-bancaire': {
    sends: { fields: () => ({ intent: 'give', holder: 'Albe', iban: 'FR00' }), cells: opens.psychics(400, REFUSED) },
  },
  '/espace-voyant/gains/:month': { params: () => ({ month: '2026-10' }) },
  '/espace-voyant/gains/:month/gains.csv': {
    params: () => ({ month: '2026-10' }),
    differs: { why: 'a month in which nothing moved', done: 404 },
  },
  '/espace-voyant/gains/:month/releve.pdf': {
    params: () => ({ month: '2026-10' }),
    differs: { why: 'a month in which nothing moved', done: 404 },
  },
  '/espace-voyant': { sends: { fields: () => ({ intent: 'open' }), cells: opens.psychics('/espace-voyant', REFUSED) } },
  '/theme-astral': { sends: { fields: () => ({}), cells: opens.everyone() } },
  // The database of the tests has no towns: for everyone alike, none is found.
  '/ciel': { sends: { fields: () => ({ lieu: 'Rennes' }), cells: opens.everyone(400) } },
  '/theme-astral/theme.pdf': {
    differs: { why: 'no birth is in an address', done: '/theme-astral' },
    sends: { fields: () => ({}), cells: opens.everyone('/theme-astral') },
  },
  '/calendrier-lunaire/:month': { params: () => ({ month: '2026-12' }) },
  '/calendrier-lunaire/:year/lunaisons.ics': { params: () => ({ year: '2026' }) },
  '/ciel-du-jour/:day': { params: () => ({ day: '2026-12-01' }) },
  '/planetes-retrogrades/:year': { params: () => ({ year: '2027' }) },
  '/ephemerides/:month': { params: () => ({ month: '2026-12' }) },
  '/ephemerides/:month/ephemerides.csv': { params: () => ({ month: '2026-12' }) },
  '/mon-compte/aujourd-hui': {
    differs: { why: 'it leads to the chart that this client keeps', cells: { client: '/mon-compte/themes' } },
  },
  '/mon-compte/aujourd-hui/e-mail': {
    sends: { fields: () => ({ agreed: 'no' }), cells: opens.clients('/mon-compte/aujourd-hui/e-mail') },
  },
  '/mon-compte/themes': { sends: { fields: () => ({ id: '999999999', intent: 'erase' }), cells: opens.clients(404) } },
  '/mon-compte/themes/nouveau': {
    differs: { why: 'no birth is given', done: '/theme-astral' },
    sends: { fields: () => ({}), cells: opens.clients('/theme-astral') },
  },
  '/mon-compte/themes/:id': {
    params: ({ chartId }) => ({ id: String(chartId) }),
    differs: { why: 'a birth that another keeps', cells: { otherClient: 404 } },
  },
  '/mon-compte/themes/:id/horoscope': {
    params: ({ chartId }) => ({ id: String(chartId) }),
    differs: { why: 'a birth that another keeps', cells: { otherClient: 404 } },
  },
  '/mon-compte/themes/:id/transits': {
    params: ({ chartId }) => ({ id: String(chartId) }),
    differs: { why: 'a birth that another keeps', cells: { otherClient: 404 } },
  },
  '/mon-compte/themes/:id/revolution-solaire': {
    params: ({ chartId }) => ({ id: String(chartId) }),
    differs: { why: 'a birth that another keeps', cells: { otherClient: 404 } },
    sends: { fields: () => ({ annee: '1800' }), cells: { ...opens.clients(400), otherClient: 404 } },
  },
  '/mon-compte/themes/:id/roue.png': {
    params: ({ chartId }) => ({ id: String(chartId) }),
    differs: { why: 'a birth that another keeps', cells: { otherClient: 404 } },
  },
  '/mon-compte/themes/:id/theme.pdf': {
    params: ({ chartId }) => ({ id: String(chartId) }),
    differs: { why: 'a birth that another keeps', cells: { otherClient: 404 } },
  },
  '/tarots-oracles/:slug/tirages/:id/verifier.html': {
    params: ({ resultId }) => ({ slug: 'le-pendule', id: resultId }),
    differs: { why: 'a result that nobody shared', done: 404, cells: { client: 200 } },
  },
  '/compatibilite-amoureuse/naissances': { sends: { fields: () => ({}), cells: opens.everyone() } },
  '/compatibilite-amoureuse/:pair': { params: () => ({ pair: 'belier-lion' }) },
  '/love-test': { sends: { fields: () => ({}), cells: opens.everyone(400) } },
  '/love-test/user-informations': { sends: { fields: () => ({}), cells: opens.everyone('/love-test') } },
  '/love-test/love-questions': { sends: { fields: () => ({}), cells: opens.everyone('/love-test') } },
  '/love-test/prospect-email': { sends: { fields: () => ({}), cells: opens.everyone('/love-test') } },
  '/love-test/love-results': { sends: { fields: () => ({}), cells: opens.everyone('/love-test') } },
  '/love-test/merci': { sends: { fields: () => ({}), cells: opens.everyone('/love-test') } },
  '/equipe/second-facteur': { sends: { fields: () => ({ code: '000000' }), cells: opens.staff(allStaff, 403) } },
  '/equipe/contestations/:id': {
    scene: 'ended',
    params: id,
    differs: { why: 'nobody has disputed it', done: 404 },
    sends: { fields: () => ({ reason: 'Essai' }), cells: opens.staff(supporters, 404) },
  },
  '/equipe/avis': {
    sends: { fields: () => ({ id: '999999', intent: 'publish' }), cells: opens.staff(moderators, 404) },
  },
  '/equipe/horoscopes': {
    sends: {
      fields: () => ({ period: 'day', day: '2020-01-01', sign: 'leo', topic: 'love', intent: 'restore' }),
      cells: opens.staff(editors, 404),
    },
  },
  '/equipe/partenaires': { sends: { fields: () => ({ intent: 'add' }), cells: opens.staff(admins, 400) } },
  '/equipe/partenaires/:id': {
    params: id,
    differs: { why: 'there is no such partner', done: 404 },
    sends: { fields: () => ({ intent: 'revoke', keyId: '1', reason: 'Essai' }), cells: opens.staff(admins, 404) },
  },
  '/equipe/partenaires/:id/rapport.csv': {
    params: id,
    differs: { why: 'there is no such partner', done: 404 },
  },
  '/equipe/campagnes/:id/apercu': {
    params: () => ({ id: '999999' }),
    differs: { why: 'there is no such campaign', done: 404 },
  },
  '/equipe/membres': { sends: { fields: () => ({ intent: 'invite' }), cells: opens.staff(admins, 400) } },
  '/*': { params: () => ({ '*': 'nulle-part' }), differs: { why: 'there is no such page', done: 404 } },
}
