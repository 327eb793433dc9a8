import { expect, test } from 'vitest'
import { plainWording } from '../../../platform/i18n/texts.ts'
import { siteDefinitions } from '../../../sites/index.ts'
import * as care from '../../consult/care/letters.ts'
import * as freeQuestions from '../../consult/free-questions/letters.ts'
import * as replies from '../../consult/replies/letters.ts'
import * as reviews from '../../consult/reviews/letters.ts'
import * as textQuestions from '../../consult/text-questions/letters.ts'
import { news as textNews } from '../../consult/text-questions/rules.ts'
import * as webinars from '../../content/webinars/letters.ts'
import { LETTERS } from '../../content/webinars/rules.ts'
import * as chargebacks from '../../money/chargebacks/letters.ts'
import { chargebackStates } from '../../money/chargebacks/rules.ts'
import * as collusion from '../../money/collusion/letters.ts'
import * as disputes from '../../money/disputes/letters.ts'
import * as loyalty from '../../money/loyalty/letters.ts'
import * as payoutHolds from '../../money/payout-holds/letters.ts'
import { holdStages } from '../../money/payout-holds/rules.ts'
import * as payouts from '../../money/payouts/letters.ts'
import { payeeStages } from '../../money/payouts/payee.ts'
import * as profileProposals from '../../money/profile-proposals/letters.ts'
import * as psychicDesk from '../../money/psychic-management/letters.ts'
import { paperStages } from '../../money/psychic-management/paper-rules.ts'
import * as recruitment from '../../money/recruitment/letters.ts'
import * as refunds from '../../money/refunds/letters.ts'
import * as withdrawalsDesk from '../../money/withdrawals/desk-letters.ts'
import * as withdrawals from '../../money/withdrawals/letters.ts'
import type { WithdrawalView } from '../../money/withdrawals/views.ts'
import * as accounts from '../../people/accounts/letters.ts'
import * as confirmation from '../../people/confirmation/letters.ts'
import * as marketing from '../../people/marketing/letters.ts'
import * as staff from '../../people/members/letters.ts'
import * as passkeys from '../../people/passkeys/letters.ts'
import * as passwords from '../../people/passwords/letters.ts'
import { texts as phoneTexts } from '../../people/phones/texts.ts'
import { texts as factorTexts } from '../../people/second-factor/texts.ts'
import * as social from '../../people/social/letters.ts'
import * as journal from '../../play/journal/letters.ts'
import * as lottery from '../../play/lottery/letters.ts'
import * as complaintsDesk from '../../rights/complaints/desk-letters.ts'
import * as complaints from '../../rights/complaints/letters.ts'
import type { ComplaintView } from '../../rights/complaints/views.ts'
import * as contact from '../../rights/contact/letters.ts'
import * as privacy from '../../rights/privacy/letters.ts'
import * as psychicRights from '../../rights/psychic-rights/letters.ts'
import * as campaigns from '../../site/campaigns/letters.ts'
import * as horoscopes from '../../sky/horoscopes/letters.ts'
import { JOURNAL_KINDS } from '../journal/kinds.ts'
import * as secondPerson from '../second-person/letters.ts'
import { type Letter, letterText, previewOf } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import { noticeLetter } from './letter-shapes.ts'

const CONTACT = 'donnees@site.example'
const head = {
  site: { ...siteDefinitions[0]!, canonical: 'https://site.example' },
  contact: CONTACT,
  publisher: { name: 'Éther SAS', address: '1 rue de la Lune, 75002 Paris', registration: 'RCS Paris 123 456 789' },
  wording: plainWording,
}
const at = new Date('2026-11-22T14:53:00Z')
/** Values for all placeholders of the letters. */
const values = {
  company: 'Cosmospace',
  canonical: 'https://site.example',
  contact: CONTACT,
  address: 'https://site.example/la-page',
  page: '/verification?retour=%2Fvoyance%2Fsalome',
  firstName: 'Anaïs',
  name: 'Salomé',
  psychic: 'Salomé',
  provider: 'Google',
  others: 'Google',
  code: '042137',
  email: 'anais@example.test',
  minutes: 15,
  days: 7,
  day: '1er décembre 2026',
  moment: '22 novembre 2026 à 15 h 53',
  id: '12',
  slug: 'salome',
  reference: 'R-12',
  reason: 'Le compteur a continué pendant un silence.',
  answer: 'Nous avons vérifié le déroulé.',
  total: 250,
  device: 'Firefox sur Linux',
  papers: 'votre diplôme',
  closing: '1er janvier 2027',
  iban: 'FR•• •••• 2606',
}
const site = { company: 'Cosmospace', canonical: 'https://site.example', isClient: true }
const about = { company: 'Cosmospace', reference: 'M-12', sentAt: at }
const unsubscribe = { page: 'https://site.example/fin', call: 'https://site.example/api/fin' }
const w = plainWording
const withdrawal: WithdrawalView = {
  reference: 'R-12',
  orderId: null,
  consultationId: null,
  described: 'Commande 12',
  name: 'Anaïs',
  email: 'anais@example.test',
  refundable: 1000,
  at,
  status: 'received',
  answeredAt: null,
}
const complaint: ComplaintView = {
  reference: 'C-12',
  about: 'other',
  text: 'Trop long.',
  email: 'anais@example.test',
  at,
  answerBy: at,
  answeredAt: null,
  answer: null,
}

/** Every letter, by its module and function name; some in several variants. */
const letters: Record<string, () => Letter | readonly Letter[]> = {
  'accounts.proofLetter': () => accounts.proofLetter(w, values),
  'accounts.knownLetter': () => accounts.knownLetter(w, values),
  'accounts.changeAskedLetter': () => accounts.changeAskedLetter(w, values),
  'accounts.changeDoneLetter': () => accounts.changeDoneLetter(w, values),
  'care.alertLetter': () => [care.alertLetter(w, values, false), care.alertLetter(w, values, true)],
  'care.chargedLetter': () => care.chargedLetter(w, values),
  'care.reportLetter': () => care.reportLetter(w, { ...values, raisedAt: at }),
  'complaintsDesk.answerLetter': () => [
    complaintsDesk.answerLetter(w, values, 'M. Médiateur, Paris'),
    complaintsDesk.answerLetter(w, values, null),
  ],
  'complaints.complaintLetter': () => complaints.complaintLetter(w, complaint, site),
  'confirmation.codeLetter': () => confirmation.codeLetter(w, values),
  'contact.receiptLetter': () => contact.receiptLetter(w, { ...about, subject: 'other' }),
  'contact.answerLetter': () => contact.answerLetter(w, { ...about, ...values, message: 'Bonjour ?' }),
  'horoscopes.dayLetter': () => [
    horoscopes.dayLetter(
      w,
      {
        headline: 'Gardez la main sur le gouvernail',
        sentences: ['La Lune passe au-dessus de vous.', 'Mars la suit.'],
      },
      values,
      unsubscribe,
    ),
    horoscopes.dayLetter(w, { headline: null, sentences: ['La Lune passe au-dessus de vous.'] }, values, unsubscribe),
  ],
  'textQuestions.closedLetter': () => textNews.map((what) => textQuestions.closedLetter(w, what, values)),
  'chargebacks.clientLetter': () =>
    chargebackStates.flatMap((state) =>
      [0, 1240].map((cents) =>
        chargebacks.clientLetter(w, {
          ...values,
          id: 12,
          state,
          paidAt: at,
          amount: 2000,
          frozen: cents,
          refunded: cents,
        }),
      ),
    ),
  'chargebacks.deskLetter': () =>
    chargebackStates.map((state) => chargebacks.deskLetter(w, { ...values, state, amount: 2000, dueBy: at })),
  'disputes.answerLetter': () => [250, 0, null].map((amount) => disputes.answerLetter(w, values, amount)),
  'marketing.confirmLetter': () => [
    marketing.confirmLetter(w, 'offers', values),
    marketing.confirmLetter(w, 'letter', values),
  ],
  'marketing.alreadyLetter': () => marketing.alreadyLetter(w, values, unsubscribe),
  'marketing.offerLetter': () =>
    marketing.offerLetter(
      w,
      {
        subject: 'La lettre de décembre',
        blocks: [
          'Le Soleil change de signe le 22 décembre.',
          { heading: 'Ce mois-ci' },
          { list: ['Deux pleines lunes.', 'Un nouveau jeu de cartes.'] },
        ],
      },
      values,
      unsubscribe,
    ),
  'campaigns.proposedLetter': () => campaigns.proposedLetter(w, { ...values, count: '640' }),
  'passkeys.passkeyLetter': () => [
    passkeys.passkeyLetter(w, 'added', values),
    passkeys.passkeyLetter(w, 'removed', values),
  ],
  'passwords.resetLetter': () => passwords.resetLetter(w, values),
  'passwords.changedLetter': () => [
    passwords.changedLetter(w, values),
    passwords.changedLetter(w, { ...values, others: '' }),
  ],
  'phones.noticeLetter': () => [
    noticeLetter(w, phoneTexts, 'proved', { ...values, end: '12' }, values.address),
    noticeLetter(w, phoneTexts, 'removed', { ...values, end: '12' }, values.address),
  ],
  'collusion.findingsLetter': () => collusion.findingsLetter(w, { ...values, names: 'Salomé, Basile' }),
  'freeQuestions.answeredLetter': () => freeQuestions.answeredLetter(w, values),
  'freeQuestions.unansweredLetter': () => freeQuestions.unansweredLetter(w, values),
  'freeQuestions.unreadLetter': () => freeQuestions.unreadLetter(w, values),
  'freeQuestions.withdrawnLetter': () => freeQuestions.withdrawnLetter(w, values),
  'freeQuestions.refusedLetter': () => freeQuestions.refusedLetter(w, values, values.reason),
  'freeQuestions.reportLetter': () => freeQuestions.reportLetter(w, values),
  'lottery.wonLetter': () => lottery.wonLetter(w, { ...values, time: '20 min' }, values.address),
  'webinars.webinarLetter': () =>
    LETTERS.map((kind) =>
      webinars.webinarLetter(
        w,
        kind,
        { ...values, title: 'Lire une carte', host: 'Salomé', startsAt: at },
        values.address,
      ),
    ),
  'journal.askLetter': () => JOURNAL_KINDS.map((kind) => journal.askLetter(w, values, kind, values.address)),
  'payoutHolds.holdLetter': () =>
    holdStages.map((stage) =>
      payoutHolds.holdLetter(w, { ...values, since: '22 novembre 2026', until: '22 décembre 2026' }, stage),
    ),
  'payouts.payeeLetter': () => payeeStages.map((stage) => payouts.payeeLetter(w, values, stage)),
  'payouts.proposedPayeeLetter': () => payouts.proposedPayeeLetter(w, { ...values, by: 'Sacha' }),
  'privacy.exportReadyLetter': () => privacy.exportReadyLetter(w, values),
  'privacy.prospectLetter': () => privacy.prospectLetter(w, values),
  'privacy.leaveCodeLetter': () => privacy.leaveCodeLetter(w, values),
  'privacy.leavingLetter': () => privacy.leavingLetter(w, values),
  'profileProposals.decidedLetter': () => [
    profileProposals.decidedLetter(w, { ...values, field: 'price' }, null),
    profileProposals.decidedLetter(w, { ...values, field: 'method' }, values.reason),
  ],
  'psychicRights.stoppedLetter': () => psychicRights.stoppedLetter(w, values),
  'recruitment.linkLetter': () => [recruitment.linkLetter(w, values, false), recruitment.linkLetter(w, values, true)],
  'recruitment.knownLetter': () => recruitment.knownLetter(w, values),
  'psychicDesk.welcomeLetter': () => psychicDesk.welcomeLetter(w, values),
  'psychicDesk.refusedLetter': () => psychicDesk.refusedLetter(w, values, values.reason),
  'psychicDesk.papersLetter': () =>
    paperStages.map((stage) => psychicDesk.papersLetter(w, values, { stage, kinds: ['identity', 'diploma'] })),
  'replies.publishedReplyLetter': () => replies.publishedReplyLetter(w, values),
  'replies.refusedReplyLetter': () => replies.refusedReplyLetter(w, values, values.reason),
  'reviews.unshownReviewLetter': () => [
    reviews.unshownReviewLetter(w, 'refused', values, values.reason),
    reviews.unshownReviewLetter(w, 'removed', values, values.reason),
  ],
  'secondPerson.proposalLetter': () => secondPerson.proposalLetter(w, { ...values, by: 'Sacha', amount: 10_300 }),
  'secondFactor.noticeLetter': () => [
    noticeLetter(w, factorTexts, 'enrolled', values, values.address),
    noticeLetter(w, factorTexts, 'renewed', values, values.address),
  ],
  'loyalty.endingLetter': () => loyalty.endingLetter(w, { ...values, points: 40, ends: at }),
  'social.linkLetter': () => social.linkLetter(w, values),
  'social.linkLetterOf': () => [social.linkLetterOf(w, 'linked', values), social.linkLetterOf(w, 'unlinked', values)],
  'staff.inviteLetter': () => staff.inviteLetter(w, values),
  'refunds.refundLetter': () => refunds.refundLetter(w, { ...values, amount: '12,40\u00a0€' }),
  'withdrawalsDesk.answerLetter': () => [
    withdrawalsDesk.answerLetter(w, { ...values, order: 12 }, 1000),
    withdrawalsDesk.answerLetter(w, values, null),
  ],
  'withdrawals.receiptLetter': () => [
    withdrawals.receiptLetter(w, withdrawal, site),
    withdrawals.receiptLetter(w, { ...withdrawal, refundable: null }, { ...site, isClient: false }),
  ],
}
const modules = {
  refunds,
  accounts,
  campaigns,
  care,
  chargebacks,
  collusion,
  complaintsDesk,
  complaints,
  confirmation,
  contact,
  disputes,
  freeQuestions,
  horoscopes,
  journal,
  loyalty,
  lottery,
  marketing,
  passkeys,
  passwords,
  payoutHolds,
  payouts,
  privacy,
  psychicRights,
  profileProposals,
  recruitment,
  psychicDesk,
  replies,
  reviews,
  secondPerson,
  social,
  textQuestions,
  staff,
  withdrawalsDesk,
  withdrawals,
  webinars,
}

const all = Object.entries(letters).flatMap(([name, make]) =>
  [make()].flat().map((letter, outcome): [string, Letter] => [`${name} ${outcome}`, letter]),
)

test('every module of letters is covered', () => {
  const files = Object.keys(import.meta.glob('/src/features/*/*/*letters.ts'))
  expect(files).toHaveLength(Object.keys(modules).length)
  const made = Object.entries(modules).flatMap(([from, module]) => Object.keys(module).map((name) => `${from}.${name}`))
  expect(made.filter((name) => !(name in letters))).toEqual([])
})

test.each(all)('%s: has a title for its subject, and a preview other than its subject line', (_, letter) => {
  const html = letterHtml(letter, head)
  const title = /<h1[^>]*>([^<]+)<\/h1>/.exec(html)![1]!
  expect(title).not.toBe(letter.greeting)
  expect(title).not.toMatch(/^Bonjour/)
  const preview = previewOf(letter)
  expect(preview.length).toBeGreaterThan(20)
  expect([letter.subject, letter.greeting]).not.toContain(preview)
  expect(html.indexOf('aria-hidden="true">')).toBeLessThan(html.indexOf('<h1'))
  for (const part of [letterText(letter, head), html, preview]) expect(part).not.toMatch(/\{\w+\}|undefined/)
})

test.each(all)('%s: names its sender, gives a contact address, and links to it', (_, letter) => {
  const html = letterHtml(letter, head)
  for (const part of [letterText(letter, head), html]) {
    for (const said of ['Éther SAS', '1 rue de la Lune, 75002 Paris', 'RCS Paris 123 456 789', CONTACT]) {
      expect(part).toContain(said)
    }
  }
  const outside = html.replace(/<a [^>]*>.*?<\/a>/gs, '').replace(/<[^>]*>/g, '')
  expect(outside).not.toMatch(/https?:|donnees@/)
  expect(letter.body.join(' ')).not.toContain('répondez-nous')
})
