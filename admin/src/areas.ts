import type { Area } from './area.ts'
import { accounting } from './resources/accounting.tsx'
import { appointments } from './resources/appointments.tsx'
import { audit } from './resources/audit.tsx'
import { bounces } from './resources/bounces.tsx'
import { campaigns } from './resources/campaigns.tsx'
import { careAlerts } from './resources/care-alerts.tsx'
import { chargebacks } from './resources/chargebacks.tsx'
import { checkpoints } from './resources/checkpoints.tsx'
import { clients } from './resources/clients.tsx'
import { collusionFindings } from './resources/collusion-findings.tsx'
import { complaints } from './resources/complaints.tsx'
import { compliance } from './resources/compliance.tsx'
import { consentProofs } from './resources/consent-proofs.tsx'
import { consultations } from './resources/consultations.tsx'
import { contacts } from './resources/contacts.tsx'
import { contents } from './resources/contents.tsx'
import { dataExports } from './resources/data-exports.tsx'
import { decks } from './resources/decks.tsx'
import { departures } from './resources/departures.tsx'
import { disputes } from './resources/disputes.tsx'
import { drawFigures } from './resources/draw-figures.tsx'
import { entries } from './resources/entries.tsx'
import { freeQuestions } from './resources/free-questions.tsx'
import { games } from './resources/games.tsx'
import { invoices } from './resources/invoices.tsx'
import { lotteries } from './resources/lotteries.tsx'
import { loyaltyCards } from './resources/loyalty-cards.tsx'
import { loyaltyRewards } from './resources/loyalty-rewards.tsx'
import { members } from './resources/members.tsx'
import { offers } from './resources/offers.tsx'
import { packReductions } from './resources/pack-reductions.tsx'
import { payments } from './resources/payments.tsx'
import { payouts } from './resources/payouts.tsx'
import { pictures } from './resources/pictures.tsx'
import { premiumCalls } from './resources/premium-calls.tsx'
import { premiumMonths } from './resources/premium-months.tsx'
import { prices } from './resources/prices.tsx'
import { profileProposals } from './resources/profile-proposals.tsx'
import { promoCodes } from './resources/promo-codes.tsx'
import { providerMovements } from './resources/provider-movements.tsx'
import { psychics } from './resources/psychics.tsx'
import { reconciliations } from './resources/reconciliations.tsx'
import { refunds } from './resources/refunds.tsx'
import { refusedPurchases } from './resources/refused-purchases.tsx'
import { reviewReplies } from './resources/review-replies.tsx'
import { reviews } from './resources/reviews.tsx'
import { seasonOverrides } from './resources/season-overrides.tsx'
import { textQuestions } from './resources/text-questions.tsx'
import { tickets } from './resources/tickets.tsx'
import { timeGifts } from './resources/time-gifts.tsx'
import { unspentDays } from './resources/unspent-days.tsx'
import { verifications } from './resources/verifications.tsx'
import { withdrawals } from './resources/withdrawals.tsx'

/** The areas of the back office by what they are about, in the order of the menu. */
export const parts: readonly { title: string; areas: readonly Area[] }[] = [
  {
    title: 'Consultations',
    areas: [clients, psychics, consultations, premiumCalls, textQuestions, tickets, appointments],
  },
  { title: 'Demandes', areas: [disputes, withdrawals, complaints, contacts, careAlerts] },
  { title: 'À relire', areas: [reviews, reviewReplies, profileProposals, freeQuestions] },
  { title: 'Contenus', areas: [seasonOverrides, contents, pictures] },
  {
    title: 'Offres',
    areas: [campaigns, offers, packReductions, promoCodes, timeGifts, loyaltyCards, loyaltyRewards],
  },
  { title: 'Jeux', areas: [games, decks, drawFigures, lotteries] },
  {
    title: 'Argent',
    areas: [
      payments,
      refunds,
      invoices,
      chargebacks,
      refusedPurchases,
      collusionFindings,
      payouts,
      premiumMonths,
      prices,
    ],
  },
  {
    title: 'Comptes',
    areas: [entries, accounting, reconciliations, providerMovements, unspentDays, checkpoints, verifications],
  },
  { title: 'Droits et équipe', areas: [compliance, consentProofs, dataExports, departures, bounces, members, audit] },
]

export const areas: readonly Area[] = parts.flatMap((part) => part.areas)
