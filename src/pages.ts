/** Who may open a page. */
type Who =
  | 'everyone'
  /** Visitors who are not signed in; all others are redirected. */
  | 'visitor'
  | 'signedIn'
  | 'client'
  | 'psychic'
  | 'clientOrPsychic'
  /** The client who owns what the address names; 404 for anyone else. */
  | 'itsClient'
  /** The client and the psychic of the consultation in the address; 404 for anyone else. */
  | 'bothSides'
  /** Staff with a capability of `house/staff/capabilities.ts`; 404 for anyone else. */
  | { can: string }

/** How long a page is cached for visitors who are not signed in, and the parameters that change it. */
export interface Kept {
  /**
   * 'content': until a text or the content of the site changes. 'day': the same, and until the day ends in Paris.
   * 'hour': the same, and until the hour ends. 'presence': for a moment, since it shows who is available.
   */
  until: 'content' | 'day' | 'hour' | 'presence'
  /** Query parameters that change the page; all others are left out of the cache key. */
  query?: readonly string[]
  /** The shape of each path parameter; an address of another shape is not cached. */
  params?: Readonly<Record<string, RegExp>>
}

interface Row {
  /** From src/. */
  file: `features/${string}.page.${'ts' | 'tsx'}`
}

interface OpenRow extends Row {
  who: 'everyone'
  /**
   * Whether search engines may index it; then it is in the site map. A first segment under which nothing may be indexed
   * is closed in robots.txt.
   */
  listed: boolean
  /** The same words on every brand: the main site's page is the canonical one. */
  shared?: true
  /** Without it, the page is rendered for each visitor. */
  kept?: Kept
}

/** A page that is not for everyone is made for one person: it is neither cached nor indexed. */
interface ClosedRow extends Row {
  who: Exclude<Who, 'everyone'>
  listed?: never
  shared?: never
  kept?: never
}

/** A page of text, whose path is that of a content entry. */
const text = {
  file: 'features/site/reading/text.page.tsx',
  who: 'everyone',
  listed: true,
  kept: { until: 'content' },
} as const

const SLUG = { slug: /[a-z0-9-]{1,80}/ }
const DECK = /le-tarot-de-marseille|l-oracle-de-vos-amours|les-runes/
const MONTH = /\d{4}-\d{2}/
const PERIOD = /jour|demain|semaine|mois|annuel/

/** A page of text beside which people who can be called now are listed with their codes. */
const audiotel = { ...text, file: 'features/site/reading/audiotel.page.tsx', kept: { until: 'presence' } } as const

/** Every page by its path, as the router writes it. */
const table = {
  '/': { file: 'features/site/home/home.page.tsx', who: 'everyone', listed: true, kept: { until: 'presence' } },
  '/voyance': {
    file: 'features/consult/catalogue/psychics.page.tsx',
    who: 'everyone',
    listed: true,
    kept: {
      until: 'presence',
      query: ['gender', 'isGrouped', 'isNew', 'jobId', 'name', 'nombre', 'platforms', 'price', 'status'],
    },
  },
  '/voyance/guide': {
    file: 'features/consult/guide/guide.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
    kept: { until: 'presence', query: ['theme', 'voie', 'compte'] },
  },
  '/voyance/avis': {
    file: 'features/consult/reviews/log.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
    kept: { until: 'presence' },
  },
  '/voyance/question-gratuite': {
    file: 'features/site/free-question/question.page.tsx',
    who: 'everyone',
    listed: true,
  },
  '/voyance/:slug': {
    file: 'features/consult/catalogue/psychic.page.tsx',
    who: 'everyone',
    listed: true,
    kept: { until: 'presence', query: ['avis'], params: { slug: /[a-z0-9-]{1,60}/ } },
  },
  '/voyance/:slug/sms': { file: 'features/consult/text-questions/ask.page.tsx', who: 'client' },
  '/mon-compte/sms': { file: 'features/consult/text-questions/mine.page.tsx', who: 'client' },
  '/espace-voyant/sms': { file: 'features/consult/text-questions/pool.page.tsx', who: 'psychic' },
  '/voyance/:slug/consulter': { file: 'features/consult/consultations/consult.page.tsx', who: 'client' },
  '/voyance/:slug/rendez-vous': { file: 'features/consult/appointments/book.page.tsx', who: 'everyone', listed: false },
  '/mon-compte/rendez-vous': { file: 'features/consult/appointments/mine.page.tsx', who: 'client' },
  '/mon-compte/rendez-vous/:id/rendez-vous.ics': {
    file: 'features/consult/appointments/file.page.ts',
    who: 'itsClient',
  },
  '/agenda/:token': { file: 'features/consult/appointments/feed.page.ts', who: 'everyone', listed: false },
  '/recu/:code': { file: 'features/consult/receipts/check.page.tsx', who: 'everyone', listed: false },
  '/consultations/:id': { file: 'features/consult/consultations/room.page.tsx', who: 'bothSides' },
  '/consultations/:id/messages': { file: 'features/consult/consultations/pane.page.tsx', who: 'bothSides' },
  '/consultations/:id/note': { file: 'features/consult/notes/note.page.tsx', who: 'psychic' },
  '/consultations/:id/theme': { file: 'features/consult/shared-charts/chart.page.tsx', who: 'psychic' },
  '/consultations/:id/offrir': { file: 'features/consult/time-gifts/give.page.tsx', who: 'psychic' },
  '/consultations/:id/signaler': { file: 'features/consult/care/report.page.tsx', who: 'itsClient' },
  '/consultations/:id/recu': { file: 'features/consult/consultations/receipt.page.tsx', who: 'itsClient' },
  '/consultations/:id/recu.pdf': { file: 'features/consult/consultations/receipt-pdf.page.ts', who: 'itsClient' },
  '/mon-compte/consultations': { file: 'features/consult/consultations/mine.page.tsx', who: 'signedIn' },
  '/mes-attentes': { file: 'features/consult/queue/waits.page.tsx', who: 'client' },
  '/mes-attentes/suivi': { file: 'features/consult/queue/follow.page.tsx', who: 'client' },
  '/inscription': { file: 'features/site/sign-in/register.page.tsx', who: 'visitor' },
  '/connexion': { file: 'features/site/sign-in/sign-in.page.tsx', who: 'visitor' },
  '/mot-de-passe-oublie': { file: 'features/site/sign-in/lost.page.tsx', who: 'everyone', listed: false },
  '/mon-compte/mot-de-passe': { file: 'features/people/passwords/change.page.tsx', who: 'signedIn' },
  '/mon-compte/telephone': { file: 'features/people/phones/phone.page.tsx', who: 'clientOrPsychic' },
  '/mon-compte/notifications': { file: 'features/people/push/notifications.page.tsx', who: 'clientOrPsychic' },
  '/mon-compte/e-mail': { file: 'features/people/accounts/new-address.page.tsx', who: 'signedIn' },
  '/programme-fidelite': { file: 'features/money/loyalty/programme.page.tsx', who: 'everyone', listed: true },
  '/programme-fidelite/inscription': { file: 'features/money/loyalty/register.page.tsx', who: 'client' },
  '/programme-fidelite/mon-compte': { file: 'features/money/loyalty/member.page.tsx', who: 'client' },
  '/programme-fidelite/mon-compte/carte.svg': { file: 'features/money/loyalty/qr.page.ts', who: 'client' },
  '/programme-fidelite/commander-ma-carte': { file: 'features/money/loyalty/card.page.tsx', who: 'client' },
  '/mon-compte/adresse': { file: 'features/people/addresses/address.page.tsx', who: 'client' },
  '/connexion/relier': { file: 'features/people/social/prove.page.tsx', who: 'visitor' },
  '/connexion/:provider': { file: 'features/people/social/start.page.tsx', who: 'everyone', listed: false },
  '/connexion/:provider/retour': { file: 'features/people/social/return.page.ts', who: 'everyone', listed: false },
  '/inscription/terminer': { file: 'features/people/social/complete.page.tsx', who: 'visitor' },
  '/mon-compte/connexions': { file: 'features/people/social/unlink.page.tsx', who: 'client' },
  '/bac-a-sable/connexion/:provider': {
    file: 'features/people/social/sandbox.page.tsx',
    who: 'everyone',
    listed: false,
  },
  '/deconnexion': { file: 'features/people/accounts/sign-out.page.ts', who: 'everyone', listed: false },
  '/verification': { file: 'features/people/accounts/verify.page.tsx', who: 'signedIn' },
  '/mon-compte': { file: 'features/site/my-account/account.page.tsx', who: 'signedIn' },
  '/mon-compte/acces': { file: 'features/site/my-account/ways-in.page.tsx', who: 'signedIn' },
  '/mon-compte/donnees': { file: 'features/rights/privacy/data.page.tsx', who: 'client' },
  '/mon-compte/questions': { file: 'features/consult/free-questions/mine.page.tsx', who: 'client' },
  '/mon-compte/notes': { file: 'features/consult/notes/my-notes.page.tsx', who: 'client' },
  '/mon-compte/pause': { file: 'features/rights/my-pause/pause.page.tsx', who: 'client' },
  '/mon-compte/budget': { file: 'features/people/budget/budget.page.tsx', who: 'client' },
  '/mon-compte/suppression': { file: 'features/rights/privacy/leave.page.tsx', who: 'client' },
  '/mon-compte/donnees/:id/fichier': { file: 'features/rights/privacy/export-file.page.ts', who: 'client' },
  '/mon-compte/cles-d-acces': { file: 'features/people/passkeys/passkeys.page.tsx', who: 'signedIn' },
  '/mon-compte/appareils': { file: 'features/people/devices/devices.page.tsx', who: 'signedIn' },
  '/mon-compte/consentements': { file: 'features/rights/my-consents/consents.page.tsx', who: 'client' },
  '/mon-compte/consentements/:type': { file: 'features/house/consents/proofs.page.tsx', who: 'client' },
  '/lettre': { file: 'features/people/marketing/letter.page.tsx', who: 'everyone', listed: false },
  '/offres/confirmer': { file: 'features/people/marketing/confirm.page.tsx', who: 'everyone', listed: false },
  '/desinscription': { file: 'features/people/marketing/unsubscribe.page.tsx', who: 'everyone', listed: false },
  '/retractation': { file: 'features/money/withdrawals/withdrawal.page.tsx', who: 'everyone', listed: false },
  '/retractation/:reference': { file: 'features/money/withdrawals/receipt.page.tsx', who: 'client' },
  '/retractation/:reference/recu.pdf': { file: 'features/money/withdrawals/receipt-pdf.page.ts', who: 'client' },
  '/devenir-voyant': {
    file: 'features/money/recruitment/apply.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
    kept: { until: 'content' },
  },
  '/devenir-voyant/suivi/:token': {
    file: 'features/money/recruitment/follow.page.tsx',
    who: 'everyone',
    listed: false,
  },
  '/contactez-nous': {
    file: 'features/rights/contact/contact.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
    kept: { until: 'content', query: ['sujet'] },
  },
  '/contact-voyant': { file: 'features/consult/follow-ups/exchange.page.tsx', who: 'everyone', listed: true },
  '/reclamation': { file: 'features/rights/complaints/complaint.page.tsx', who: 'everyone', listed: false },
  '/page/conditions': {
    file: 'features/house/consents/terms.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
    kept: { until: 'content' },
  },
  '/ciel': {
    file: 'features/sky/horoscopes/sky.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
    kept: { until: 'hour' },
  },
  '/horoscope': {
    file: 'features/sky/horoscopes/horoscope.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
    kept: { until: 'hour' },
  },
  '/horoscope/:period': {
    file: 'features/sky/horoscopes/period.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
    kept: { until: 'hour', params: { period: PERIOD } },
  },
  '/horoscope/:period/:sign': {
    file: 'features/sky/horoscopes/sign.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
    kept: { until: 'day', params: { period: PERIOD, sign: /[a-z]{4,10}/ } },
  },
  '/calendrier-lunaire': {
    file: 'features/sky/almanac/moon.page.tsx',
    who: 'everyone',
    listed: true,
    kept: { until: 'day', query: ['mois'] },
  },
  '/calendrier-lunaire/:month': {
    file: 'features/sky/almanac/moon.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
    kept: { until: 'day', params: { month: MONTH } },
  },
  '/calendrier-lunaire/:year/lunaisons.ics': {
    file: 'features/sky/almanac/lunations.page.ts',
    who: 'everyone',
    listed: false,
  },
  '/ciel-du-jour': {
    file: 'features/sky/almanac/hours.page.tsx',
    who: 'everyone',
    listed: true,
    kept: { until: 'day', query: ['jour'] },
  },
  '/ciel-du-jour/:day': {
    file: 'features/sky/almanac/hours.page.tsx',
    who: 'everyone',
    listed: false,
    shared: true,
    kept: { until: 'content', params: { day: /\d{4}-\d{2}-\d{2}/ } },
  },
  '/planetes-retrogrades': {
    file: 'features/sky/almanac/retrogrades.page.tsx',
    who: 'everyone',
    listed: true,
    kept: { until: 'day', query: ['annee'] },
  },
  '/planetes-retrogrades/:year': {
    file: 'features/sky/almanac/retrogrades.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
    kept: { until: 'day', params: { year: /\d{4}/ } },
  },
  '/ephemerides': {
    file: 'features/sky/almanac/ephemeris.page.tsx',
    who: 'everyone',
    listed: true,
    kept: { until: 'day', query: ['mois'] },
  },
  '/ephemerides/:month': {
    file: 'features/sky/almanac/ephemeris.page.tsx',
    who: 'everyone',
    listed: false,
    shared: true,
    kept: { until: 'content', params: { month: MONTH } },
  },
  '/ephemerides/:month/ephemerides.csv': {
    file: 'features/sky/almanac/ephemeris-csv.page.ts',
    who: 'everyone',
    listed: false,
  },
  '/horoscope/annuel/:sign/:year': {
    file: 'features/sky/horoscopes/year.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
    kept: { until: 'day', params: { sign: /[a-z]{4,10}/, year: /20\d\d/ } },
  },
  '/tarots-oracles': {
    file: 'features/play/hub/hub.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
    kept: { until: 'content' },
  },
  '/tarots-oracles/:game': {
    file: 'features/play/table/game.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
    kept: { until: 'content', params: { game: /[a-z0-9-]{1,80}/ } },
  },
  '/tarots-oracles/:game/tirages/:id': {
    file: 'features/play/table/result.page.tsx',
    who: 'everyone',
    listed: false,
  },
  '/tirage-au-sort': { file: 'features/play/lottery/lottery.page.tsx', who: 'everyone', listed: true, shared: true },
  '/tirage-au-sort/reglement': {
    file: 'features/play/lottery/rules.page.tsx',
    who: 'everyone',
    listed: false,
    shared: true,
    kept: { until: 'content' },
  },
  '/tirage-au-sort/:id': { file: 'features/play/lottery/past.page.tsx', who: 'everyone', listed: false },
  '/tirage-au-sort/:id/liste.txt': { file: 'features/play/lottery/list.page.ts', who: 'everyone', listed: false },
  '/tarots-oracles/la-numerologie': {
    file: 'features/play/numerology/numerology.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
  },
  '/tarots-oracles/:deck/cartes': {
    file: 'features/play/cards/cards.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
    kept: { until: 'content', params: { deck: DECK } },
  },
  '/tarots-oracles/:deck/cartes/:card': {
    file: 'features/play/cards/card.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
    kept: { until: 'content', params: { deck: DECK, card: /[a-z0-9-]{1,80}/ } },
  },
  '/voyance/webinaire': { file: 'features/content/webinars/webinar.page.tsx', who: 'everyone', listed: true },
  '/webinaire/merci': { file: 'features/content/webinars/place.page.tsx', who: 'everyone', listed: false },
  '/webinaire/:slug/webinaire.ics': { file: 'features/content/webinars/file.page.ts', who: 'everyone', listed: false },
  '/page/mentions-legales': {
    file: 'features/site/legal/notice.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
    kept: { until: 'content' },
  },
  '/page/accessibilite': {
    file: 'features/site/legal/accessibility.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
    kept: { until: 'content' },
  },
  '/page/donnees-personnelles': {
    file: 'features/site/legal/privacy.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
    kept: { until: 'content' },
  },
  '/mag': {
    file: 'features/site/reading/magazine.page.tsx',
    who: 'everyone',
    listed: true,
    kept: { until: 'content', query: ['page', 'theme'] },
  },
  '/mag/:slug': {
    file: 'features/site/reading/article.page.tsx',
    who: 'everyone',
    listed: true,
    kept: { until: 'content', params: SLUG },
  },
  '/voyance/lexique': {
    file: 'features/site/reading/glossary.page.tsx',
    who: 'everyone',
    listed: true,
    kept: { until: 'content', query: ['q'] },
  },
  '/voyance/lexique/:slug': {
    file: 'features/site/reading/term.page.tsx',
    who: 'everyone',
    listed: true,
    kept: { until: 'content', params: SLUG },
  },
  '/divination/lexique': {
    file: 'features/site/reading/glossary.page.tsx',
    who: 'everyone',
    listed: true,
    kept: { until: 'content', query: ['q'] },
  },
  '/divination/lexique/:slug': {
    file: 'features/site/reading/term.page.tsx',
    who: 'everyone',
    listed: true,
    kept: { until: 'content', params: SLUG },
  },
  '/astrologie': {
    file: 'features/site/reading/signs.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
    kept: { until: 'content' },
  },
  '/astrologie/:slug': {
    file: 'features/site/reading/about-sign.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
    kept: { until: 'content', params: SLUG },
  },
  '/questions-frequentes': {
    file: 'features/site/reading/questions.page.tsx',
    who: 'everyone',
    listed: true,
    kept: { until: 'content' },
  },
  '/page/comment-consulter': text,
  '/page/paiement-securise-simple-rapide': text,
  '/page/modes-consultations': text,
  '/voyance/voyance-privee': text,
  '/voyance/voyance-serieuse': text,
  '/voyance/voyance-en-direct': text,
  '/voyance/voyance-sans-attente': text,
  '/voyance/voyants': { ...text, kept: { until: 'presence' } },
  '/voyance/mediums': { ...text, kept: { until: 'presence' } },
  '/voyance/astrologues': { ...text, kept: { until: 'presence' } },
  '/voyance/tarologues': { ...text, kept: { until: 'presence' } },
  '/voyance/numerologues': { ...text, kept: { until: 'presence' } },
  '/voyance/tchat': text,
  '/voyance/sms': { ...text, kept: { until: 'presence' } },
  '/voyance/telephone': { ...text, kept: { until: 'presence' } },
  '/voyance/audiotel': audiotel,
  '/voyance/rappel-immediat': { ...text, kept: { until: 'presence' } },
  '/voyance/rappel-immediat-voyance': { ...text, kept: { until: 'presence' } },
  '/voyance/services-voyance-gratuite': text,
  '/voyance-gratuite': text,
  '/voyance-gratuite-tchat': text,
  '/voyance-gratuite-telephone': text,
  '/grands-voyants-histoire': text,
  '/grands-mediums-histoire': text,
  '/cosmospace': text,
  '/qui-sommes-nous': text,
  '/partenaires': text,
  '/recherche': { file: 'features/site/search/search.page.tsx', who: 'everyone', listed: false },
  '/cookies': { file: 'features/rights/cookies/cookies.page.tsx', who: 'everyone', listed: false },
  '/apparence': { file: 'features/site/appearance/appearance.page.tsx', who: 'everyone', listed: false },
  '/mesure': { file: 'features/rights/cookies/measure.page.ts', who: 'everyone', listed: false },
  '/bac-a-sable': { file: 'features/site/sandbox/sandbox.page.tsx', who: 'everyone', listed: false },
  '/bac-a-sable/e-mails/:id': { file: 'features/site/sandbox/mail.page.ts', who: 'everyone', listed: false },
  '/tarots-oracles/:slug/tirages/:id/verifier.html': {
    file: 'features/play/draws/verify/file.page.ts',
    who: 'everyone',
    listed: false,
  },
  '/mes-favoris': { file: 'features/play/favorites/favorites.page.tsx', who: 'client' },
  '/mon-journal': { file: 'features/play/journal/journal.page.tsx', who: 'client' },
  '/mon-journal/garder': { file: 'features/play/journal/keep.page.tsx', who: 'client' },
  '/mon-journal/bilan': { file: 'features/play/journal/figures.page.tsx', who: 'client' },
  '/mon-journal/:id': { file: 'features/play/journal/entry.page.tsx', who: 'client' },
  '/wallet': { file: 'features/money/wallet/wallet.page.tsx', who: 'client' },
  '/wallet/code': { file: 'features/money/promo-codes/promo-code.page.tsx', who: 'client' },
  '/wallet/remboursement': { file: 'features/money/refunds/refunds.page.tsx', who: 'client' },
  '/paiement/:reference': { file: 'features/money/payments/return.page.tsx', who: 'itsClient' },
  '/paiement/:reference/banque': { file: 'features/money/payments/bank-form.page.tsx', who: 'itsClient' },
  '/wallet/achats/:id/attestation.pdf': {
    file: 'features/money/accounting/certificates/certificate.page.ts',
    who: 'itsClient',
  },
  '/wallet/factures/:id/facture.pdf': {
    file: 'features/money/accounting/invoices/invoice.page.ts',
    who: 'itsClient',
  },
  '/bac-a-sable/paiement/:reference': { file: 'features/money/wallet/sandbox-payment.page.tsx', who: 'itsClient' },
  '/espace-voyant/demandes': { file: 'features/consult/workspace/watch.page.tsx', who: 'psychic' },
  '/espace-voyant/questions': { file: 'features/consult/free-questions/pool.page.tsx', who: 'psychic' },
  '/espace-voyant/reponses': { file: 'features/consult/canned-answers/answers.page.tsx', who: 'psychic' },
  '/espace-voyant/formation': { file: 'features/consult/training/training.page.tsx', who: 'psychic' },
  '/espace-voyant/formation/:module': { file: 'features/consult/training/module.page.tsx', who: 'psychic' },
  '/espace-voyant/profil': { file: 'features/money/profile-proposals/profile.page.tsx', who: 'psychic' },
  '/espace-voyant/avis': { file: 'features/consult/replies/reviews.page.tsx', who: 'psychic' },
  '/espace-voyant/horaires': { file: 'features/consult/hours/hours.page.tsx', who: 'psychic' },
  '/espace-voyant/rendez-vous': { file: 'features/consult/appointments/agenda.page.tsx', who: 'psychic' },
  '/espace-voyant/contestations': { file: 'features/money/disputes/own/own-disputes.page.tsx', who: 'psychic' },
  '/espace-voyant/clients-refuses': {
    file: 'features/consult/refused-clients/refused.page.tsx',
    who: 'psychic',
  },
  '/espace-voyant/statistiques': { file: 'features/consult/statistics/statistics.page.tsx', who: 'psychic' },
  '/espace-voyant/equipe': { file: 'features/rights/contact/own/questions.page.tsx', who: 'psychic' },
  '/espace-voyant/mes-droits': { file: 'features/rights/psychic-rights/rights.page.tsx', who: 'psychic' },
  '/espace-voyant/mes-droits/copie.json': { file: 'features/rights/psychic-rights/copy.page.ts', who: 'psychic' },
  '/espace-voyant/gains': { file: 'features/money/earnings/earnings.page.tsx', who: 'psychic' },
  '/espace-voyant/gains/compte-bancaire': { file: 'features/money/payouts/account/account.page.tsx', who: 'psychic' },
  '/espace-voyant/gains/:month': { file: 'features/money/earnings/gains/month.page.tsx', who: 'psychic' },
  '/espace-voyant/gains/:month/gains.csv': { file: 'features/money/earnings/gains/csv.page.ts', who: 'psychic' },
  '/espace-voyant/gains/:month/releve.pdf': {
    file: 'features/money/earnings/papers/paper.page.ts',
    who: 'psychic',
  },
  '/espace-voyant': { file: 'features/consult/workspace/workspace.page.tsx', who: 'psychic' },
  '/theme-astral': { file: 'features/sky/charts/natal.page.tsx', who: 'everyone', listed: true, shared: true },
  '/theme-astral/theme.pdf': { file: 'features/sky/charts/natal-pdf.page.ts', who: 'everyone', listed: false },
  '/mon-compte/aujourd-hui': { file: 'features/sky/horoscopes/own-today.page.tsx', who: 'client' },
  '/mon-compte/aujourd-hui/e-mail': { file: 'features/sky/horoscopes/day-mail.page.tsx', who: 'client' },
  '/mon-compte/themes': { file: 'features/sky/charts/mine.page.tsx', who: 'client' },
  '/mon-compte/themes/nouveau': { file: 'features/sky/charts/keep.page.tsx', who: 'client' },
  '/mon-compte/themes/:id': { file: 'features/sky/charts/saved.page.tsx', who: 'client' },
  '/mon-compte/themes/:id/horoscope': { file: 'features/sky/horoscopes/own.page.tsx', who: 'client' },
  '/mon-compte/themes/:id/transits': { file: 'features/sky/transits/transits.page.tsx', who: 'client' },
  '/mon-compte/themes/:id/revolution-solaire': { file: 'features/sky/returns/return.page.tsx', who: 'client' },
  '/mon-compte/themes/:id/roue.png': { file: 'features/sky/charts/saved-picture.page.ts', who: 'client' },
  '/mon-compte/themes/:id/theme.pdf': { file: 'features/sky/charts/saved-pdf.page.ts', who: 'client' },
  '/compatibilite-amoureuse': {
    file: 'features/sky/compatibility/match.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
    kept: { until: 'content' },
  },
  '/compatibilite-amoureuse/signes': {
    file: 'features/sky/compatibility/signs.page.tsx',
    who: 'everyone',
    listed: false,
    shared: true,
  },
  '/compatibilite-amoureuse/naissances': {
    file: 'features/sky/compatibility/births.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
  },
  '/compatibilite-amoureuse/:pair': {
    file: 'features/sky/compatibility/pair.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
    kept: { until: 'content', params: { pair: /[a-z]{4,10}-[a-z]{4,10}/ } },
  },
  '/love-test': {
    file: 'features/play/love-test/first.page.tsx',
    who: 'everyone',
    listed: true,
    shared: true,
    kept: { until: 'content' },
  },
  '/love-test/user-informations': { file: 'features/play/love-test/people.page.tsx', who: 'everyone', listed: false },
  '/love-test/love-questions': { file: 'features/play/love-test/questions.page.tsx', who: 'everyone', listed: false },
  '/love-test/prospect-email': { file: 'features/play/love-test/address.page.tsx', who: 'everyone', listed: false },
  '/love-test/love-results': { file: 'features/play/love-test/results.page.tsx', who: 'everyone', listed: false },
  '/love-test/merci': { file: 'features/play/love-test/thanks.page.tsx', who: 'everyone', listed: false },
  '/equipe': { file: 'features/site/team-page/desk.page.tsx', who: { can: 'desk' } },
  // Whoever gave their password and not their second factor yet comes to it too.
  '/equipe/second-facteur': { file: 'features/people/second-factor/second-factor.page.tsx', who: { can: 'desk' } },
  '/equipe/contestations/:id': { file: 'features/money/disputes/dispute.page.tsx', who: { can: 'disputes.answer' } },
  '/equipe/avis': { file: 'features/consult/reviews/moderation.page.tsx', who: { can: 'reviews.moderate' } },
  '/equipe/horoscopes': { file: 'features/sky/horoscopes/edit.page.tsx', who: { can: 'horoscopes.edit' } },
  '/equipe/affiliation': { file: 'features/house/tracking/affiliation.page.tsx', who: { can: 'affiliation.read' } },
  '/equipe/campagnes/:id/apercu': {
    file: 'features/site/campaigns/preview.page.ts',
    who: { can: 'campaigns.write' },
  },
  '/equipe/affiliation.csv': {
    file: 'features/house/tracking/affiliation-csv.page.ts',
    who: { can: 'affiliation.read' },
  },
  '/equipe/partenaires': { file: 'features/money/partners/partners.page.tsx', who: { can: 'affiliation.read' } },
  '/equipe/partenaires/:id': { file: 'features/money/partners/partner.page.tsx', who: { can: 'affiliation.read' } },
  '/equipe/partenaires/:id/rapport.csv': {
    file: 'features/money/partners/report-csv.page.ts',
    who: { can: 'affiliation.read' },
  },
  '/equipe/membres': { file: 'features/people/members/members.page.tsx', who: { can: 'members.manage' } },
  '/equipe/registre': { file: 'features/house/staff/audit.page.tsx', who: { can: 'audit.read' } },
  '/hors-ligne': {
    file: 'features/site/seo/offline.page.tsx',
    who: 'everyone',
    listed: false,
    kept: { until: 'content' },
  },
  '/ui': { file: 'features/site/style-guide/style-guide.page.tsx', who: 'everyone', listed: false },
  '/*': { file: 'features/site/home/not-found.page.tsx', who: 'everyone', listed: false },
} as const satisfies Readonly<Record<`/${string}`, OpenRow | ClosedRow>>

export type PagePath = keyof typeof table

export type Page = (OpenRow | ClosedRow) & { path: PagePath }

export const pages: readonly Page[] = Object.entries<OpenRow | ClosedRow>(table).map(([path, row]) => ({
  ...row,
  path: path as PagePath,
}))

/** The pages of the workspace have their own surroundings, but for its papers and the document that it frames. */
export const inWorkplace = ({ path, who }: Page): boolean =>
  path.startsWith('/espace-voyant') && who === 'psychic' && !path.endsWith('.pdf') && path !== '/espace-voyant/demandes'

/** Where a text of its own stands. */
export const textPaths: readonly PagePath[] = pages
  .filter(({ file }) => file === text.file || file === audiotel.file)
  .map(({ path }) => path)
