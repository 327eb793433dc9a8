import type { Service } from '../../../src/features/house/halts/rules.ts'
import { type Pack, type PackId, packs } from '../../../src/features/house/ledger/rules.ts'
import type { AwaitingList } from '../../../src/features/house/second-person/rules.ts'
import type { alertKinds } from '../../../src/features/site/dashboard/rules.ts'
import { inEuros } from '../../../src/platform/i18n/french.ts'

/** A number with its noun, in the singular or plural. */
const some = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`

export const words = {
  title: 'Tableau de bord',
  days: 'Période',
  brand: 'Marque',
  everyBrand: 'Toutes les marques',
  span: (days: number) => `${days} jours`,
  day: 'Jour',
  now: 'En ce moment',
  running: 'Consultations en cours',
  waiting: 'Demandes en attente',
  present: 'Voyants présents',
  today: 'Depuis minuit',
  alerts: 'À regarder',
  calm: 'Rien à signaler.',
  switches: 'Interrupteurs',
  switchesLead: 'Ils agissent en moins de deux secondes. Ce qui est en cours continue, l’argent déposé ne bouge pas.',
  reason: 'Raison',
  reasonHint: 'Elle est inscrite au registre.',
}

export const plots = {
  consultations: 'Consultations',
  seconds: 'Durée comptée',
  revenue: 'Chiffre d’affaires, TVA comprise',
  wait: 'Attente médiane',
  misses: 'Demandes manquées',
  drops: 'Coupures',
}

interface Words {
  says(count: number, names: readonly string[]): string
  /** Link to the page where the matter is handled. */
  way?: { label: string; href: string }
}

type RefundList = Exclude<AwaitingList, 'psychics' | 'campaigns'>

/** Refunds that another member of staff proposed and that wait for confirmation. */
const awaiting = (list: RefundList): Words => ({
  says: (count) =>
    `${some(count, 'remboursement proposé attend', 'remboursements proposés attendent')} votre accord\u00a0: ${of[list]}.`,
  way: { label: 'Lire', href: `#/${list}` },
})
const of: Readonly<Record<RefundList, string>> = {
  disputes: 'contestations',
  withdrawals: 'rétractations',
  'care-alerts': 'alertes de soin',
}

export const alerts: Readonly<Record<(typeof alertKinds)[number], Words>> = {
  care: {
    says: (count) => `${some(count, 'alerte de détresse attend', 'alertes de détresse attendent')} quelqu’un.`,
    way: { label: 'Ouvrir', href: '#/care-alerts' },
  },
  ledger: {
    says: (count) =>
      `Le grand livre ou le registre n’est plus ce qui a été scellé\u00a0: ${some(count, 'anomalie', 'anomalies')}.`,
    way: { label: 'Voir les vérifications', href: '#/verifications' },
  },
  nights: {
    says: (count) => `${some(count, 'journée n’est', 'journées ne sont')} ni scellée ni rapprochée.`,
    way: { label: 'Voir les sceaux', href: '#/checkpoints' },
  },
  presses: {
    says: (_, names) => `Ces voyants signalent un danger bien plus souvent que les autres\u00a0: ${names.join(', ')}.`,
    way: { label: 'Voir les alertes', href: '#/care-alerts' },
  },
  collusion: {
    says: (_, names) => `Des comptes de clients semblent agir de concert avec ces voyants\u00a0: ${names.join(', ')}.`,
    way: {
      label: 'Lire les signalements',
      href: `#/collusion-findings?${new URLSearchParams({ filter: JSON.stringify({ closed: 'no' }) })}`,
    },
  },
  'payout-holds': {
    says: (_, names) =>
      `La suspension des virements de ces voyants finit dans moins de cinq jours\u00a0: ${names.join(', ')}.`,
    way: { label: 'Voir les voyants', href: '#/psychics' },
  },
  'disputes-awaiting': awaiting('disputes'),
  'withdrawals-awaiting': awaiting('withdrawals'),
  'care-alerts-awaiting': awaiting('care-alerts'),
  'campaigns-awaiting': {
    says: (count) => `${some(count, 'campagne attend', 'campagnes attendent')} votre accord.`,
    way: { label: 'Voir les campagnes', href: '#/campaigns' },
  },
  'psychics-awaiting': {
    says: (count) =>
      `${some(count, 'compte bancaire proposé attend', 'comptes bancaires proposés attendent')} votre accord.`,
    way: { label: 'Voir les voyants', href: '#/psychics' },
  },
  refunds: {
    says: (count) =>
      `${some(count, 'remboursement n’a pas été confirmé', 'remboursements n’ont pas été confirmés')} par le prestataire.`,
    way: {
      label: 'Voir',
      href: `#/refunds?${new URLSearchParams({ filter: JSON.stringify({ givenUp: 'yes' }) })}`,
    },
  },
  reconciliation: {
    says: (count) => `Le rapprochement n’est pas nul\u00a0: ${some(count, 'écart', 'écarts')}.`,
    way: { label: 'Voir les écarts', href: '#/reconciliations' },
  },
  absence: { says: () => 'Aucun voyant n’est présent.', way: { label: 'Voir la liste', href: '/voyance' } },
  disputes: {
    says: (count) => `${some(count, 'contestation attend', 'contestations attendent')} depuis plus de 40 heures.`,
    way: { label: 'Répondre', href: '#/disputes' },
  },
  complaints: {
    says: (count) => `${some(count, 'réclamation est en retard', 'réclamations sont en retard')}.`,
    way: { label: 'Traiter', href: '#/complaints' },
  },
  papers: {
    says: (count) => `${some(count, 'voyant en ligne a', 'voyants en ligne ont')} des pièces expirées.`,
    way: {
      label: 'Voir les dossiers',
      href: `#/psychics?${new URLSearchParams({ filter: JSON.stringify({ papers: 'over', state: 'live' }) })}`,
    },
  },
  'sent-papers': {
    says: (count) =>
      `${some(count, 'pièce envoyée attend', 'pièces envoyées attendent')} d’être vérifiée${count === 1 ? '' : 's'}.`,
    way: {
      label: 'Voir les dossiers',
      href: `#/psychics?${new URLSearchParams({ filter: JSON.stringify({ sentPapers: 'yes' }) })}`,
    },
  },
  payouts: {
    says: (count) =>
      `Le jour des virements est venu\u00a0: ${some(count, 'voyant attend le sien', 'voyants attendent le leur')}.`,
    way: { label: 'Préparer les virements', href: '#/payouts/create' },
  },
  jobs: { says: (_, names) => `Des tâches de fond ont échoué depuis 24 heures\u00a0: ${names.join(', ')}.` },
  bounces: {
    says: (count) => `${count} adresses ont refusé nos e-mails depuis 24 heures.`,
    way: { label: 'Voir les adresses', href: '#/bounces' },
  },
}

interface Switch {
  name: string
  offered: string
  held: string
  begin: string
  end: string
}

const packSwitch = ({ id, amount }: Pack): [PackId, Switch] => [
  id,
  {
    name: `Crédit de ${inEuros(amount)}`,
    offered: 'en vente',
    held: 'retiré de la vente',
    begin: `Retirer le crédit de ${inEuros(amount)}`,
    end: `Remettre en vente le crédit de ${inEuros(amount)}`,
  },
]

export const switches: Readonly<Record<Service, Switch>> = {
  'top-ups': {
    name: 'Recharges',
    offered: 'ouvertes',
    held: 'suspendues',
    begin: 'Suspendre les recharges',
    end: 'Reprendre les recharges',
  },
  consultations: {
    name: 'Nouvelles consultations',
    offered: 'ouvertes',
    held: 'suspendues',
    begin: 'Suspendre les nouvelles consultations',
    end: 'Reprendre les consultations',
  },
  ...(Object.fromEntries(packs.map(packSwitch)) as Record<PackId, Switch>),
}
