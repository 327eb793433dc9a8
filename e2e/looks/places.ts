import type { Page } from 'playwright-core'
import { questions } from '../../src/features/play/love-test/questions.ts'
import { textPaths } from '../../src/pages.ts'
import { goTo } from '../go-to.ts'
import { followedPlaces } from './followed-places.ts'
import type { Person } from './people.ts'
import type { Place, Size } from './place.ts'
import { roomPlaces } from './rooms.ts'

export const SIZES: readonly Size[] = [
  { width: 320, height: 640 },
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]

const BIRTH = 'date=12/05/1990&heure=14:30&lieu=Rennes (35)'

const LOVE = 'consent=yes&gender=female&stage=long&birthDate=12/05/1990&partnerBirthDate=03/11/1988'
const CHOICES = questions.map(({ id }, at) => `${id}=${at % 3}`).join('&')

const opened: Record<Person, readonly string[]> = {
  anonymous: [
    '/',
    '/voyance',
    '/voyance?isGrouped=1',
    '/voyance?jobId=3&price=2&platforms=chat',
    '/voyance?name=personne-de-ce-nom',
    '/voyance/avis',
    '/voyance/salome',
    '/voyance/eleonore',
    '/inscription',
    '/inscription firstName=Zoé&password=court',
    '/connexion',
    '/connexion email=personne@demo.test&password=faux',
    '/mot-de-passe-oublie',
    '/mot-de-passe-oublie intent=ask&emailAddress=rien',
    '/mot-de-passe-oublie intent=ask&emailAddress=personne@demo.test',
    '/lettre',
    '/offres/confirmer?jeton=rien',
    '/desinscription?jeton=rien',
    '/retractation',
    '/contactez-nous',
    '/contactez-nous message=Non.',
    '/reclamation',
    '/page/conditions',
    '/page/mentions-legales',
    '/page/accessibilite',
    '/page/donnees-personnelles',
    '/ciel',
    '/horoscope',
    '/horoscope/jour',
    '/horoscope/jour/lion',
    '/horoscope/mensuel/vierge',
    '/horoscope/annuel/belier',
    '/tarots-oracles',
    '/tarots-oracles/le-tarot-de-marseille',
    '/tarots-oracles/le-tarot-de-marseille intent=begin&spread=croix-celtique',
    '/tarots-oracles/le-pendule intent=begin',
    '/tarots-oracles/la-numerologie',
    '/tarots-oracles/la-numerologie birthDate=1990-05-12&names=Zoé Martin',
    '/tarots-oracles/le-tarot-de-marseille/cartes',
    '/tarots-oracles/le-tarot-de-marseille/cartes/la-lune',
    '/tarots-oracles/l-oracle-de-vos-amours/cartes',
    '/tarots-oracles/les-runes',
    '/tarots-oracles/les-runes intent=begin&spread=croix-de-pierres',
    '/tarots-oracles/les-runes/cartes',
    '/tarots-oracles/les-runes/cartes/fehu',
    '/tarots-oracles/les-runes/cartes/isa',
    '/theme-astral',
    `/theme-astral ${BIRTH}&prenom=Camille`,
    '/theme-astral date=31/06/1990&sansHeure=1&lieu=Saint',
    '/compatibilite-amoureuse',
    '/compatibilite-amoureuse/belier-lion',
    '/compatibilite-amoureuse/naissances',
    `/compatibilite-amoureuse/naissances ${BIRTH}&date-2=03/11/1988&sansHeure-2=1&lieu-2=Rennes (35)`,
    '/love-test',
    '/love-test/user-informations consent=yes&stage=young&birthDate=31/02/1990&from=people',
    `/love-test/love-questions ${LOVE}`,
    `/love-test/prospect-email ${LOVE}&${CHOICES}`,
    `/love-test/love-results ${LOVE}&${CHOICES}`,
    `/love-test/love-results quarrels2=3&${LOVE}&${CHOICES.replace('quarrels2=1&', '')}`,
    `/love-test/merci ${LOVE}&${CHOICES}`,
    '/mag',
    '/mag?theme=tarot',
    '/voyance/lexique',
    '/voyance/lexique?q=carte',
    '/divination/lexique',
    '/questions-frequentes',
    ...textPaths,
    '/recherche',
    '/recherche?q=amour',
    '/recherche?q=zzzzzz',
    '/cookies',
    '/bac-a-sable',
    '/hors-ligne',
    '/connexion/google',
    '/nulle-part',
    '/voyance/salomee',
  ],
  client: [
    '/mon-compte',
    '/mon-compte/consultations',
    '/mon-compte/rendez-vous',
    '/voyance/salome/rendez-vous',
    '/mon-compte/mot-de-passe',
    '/mon-compte/mot-de-passe oldPassword=x&password=y',
    '/mon-compte/telephone',
    '/mon-compte/notifications',
    '/mon-compte/e-mail',
    '/mon-compte/adresse',
    '/mon-compte/acces',
    '/mon-compte/donnees',
    '/mon-compte/notes',
    '/mon-compte/sms',
    '/mon-compte/pause',
    '/mon-compte/budget',
    '/mon-compte/budget day=0&week=20&month=beaucoup&length=3',
    '/mon-compte/suppression',
    '/mon-compte/cles-d-acces',
    '/mon-compte/appareils',
    '/mon-compte/consentements',
    '/mon-compte/consentements/REGISTRATION',
    '/mes-favoris',
    '/mon-journal',
    '/mon-journal/garder?genre=question',
    '/mon-journal/bilan',
    '/wallet',
    '/wallet/remboursement',
    '/retractation',
    '/mon-compte/themes',
    `/mon-compte/themes/nouveau intent=bring&${BIRTH}`,
    '/voyance/eleonore/consulter',
    '/voyance/salome/sms',
    '/espace-voyant',
    '/verification',
  ],
  newcomer: [
    '/',
    '/voyance',
    '/mon-compte',
    '/wallet',
    '/wallet packId=credit-10&key=x',
    '/voyance/eleonore/consulter',
    '/mes-favoris',
  ],
  psychic: [
    '/',
    '/espace-voyant',
    '/espace-voyant/avis',
    '/espace-voyant/sms',
    '/espace-voyant/gains',
    '/espace-voyant/horaires',
    '/espace-voyant/horaires intent=week&d1-1-from=14:00&d1-1-to=12:00',
    '/espace-voyant/rendez-vous',
    '/espace-voyant/demandes',
    '/mon-compte',
    '/wallet',
  ],
  staff: [
    '/equipe',
    '/equipe/avis',
    '/equipe/horoscopes',
    '/equipe/affiliation',
    '/equipe/membres',
    '/equipe/registre',
    '/equipe/second-facteur',
    '/mon-compte',
  ],
}

/** Every place of the main site that the command checks. */
export const places: readonly Place[] = [
  ...Object.entries(opened).flatMap(([who, paths]) => paths.map((path) => ({ who: who as Person, path }))),
  ...followedPlaces,
  ...roomPlaces,
]

/** The places checked on the other brands. */
export const samples: readonly Place[] = [
  '/',
  '/voyance',
  '/voyance/eleonore',
  '/connexion',
  '/ciel',
  '/horoscope/jour',
].map((path) => ({ who: 'anonymous', path }))

export const reach = (place: Place, page: Page, also: (who: Person) => Promise<Page>): Promise<void> =>
  place.reach ? place.reach(page, also) : goTo(page, place.path)

/** The name in reports and for --only: client /wallet (after a payment). */
export const nameOf = ({ who, path, state }: Place): string => `${who} ${path}${state ? ` (${state})` : ''}`
