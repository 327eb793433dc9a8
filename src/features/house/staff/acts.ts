import type { Capability } from './capabilities.ts'

interface Rule {
  can: Capability
  /** The second factor must have been given within the last minutes. */
  fresh?: true
}

/**
 * Every act of staff on people, money and each other: the capability it needs, and whether it needs a fresh second
 * factor.
 */
export const acts = {
  'client.search': { can: 'clients.read' },
  'client.open': { can: 'clients.read' },
  'client.block': { can: 'clients.block', fresh: true },
  'client.unblock': { can: 'clients.block', fresh: true },
  'client.remark': { can: 'clients.read' },
  'client.remark-erase': { can: 'clients.read' },
  'consultation.open': { can: 'clients.read' },
  'consultation.messages': { can: 'conversations.read', fresh: true },
  'dispute.open': { can: 'disputes.answer' },
  'dispute.refund': { can: 'disputes.answer', fresh: true },
  'dispute.confirm': { can: 'disputes.answer', fresh: true },
  'dispute.decline': { can: 'disputes.answer' },
  'dispute.reject': { can: 'disputes.answer' },
  'consent.open': { can: 'privacy.read' },
  'message.open': { can: 'messages.answer' },
  'message.answer': { can: 'messages.answer' },
  'message.close': { can: 'messages.answer' },
  'withdrawal.open': { can: 'withdrawals.answer' },
  'withdrawal.refund': { can: 'withdrawals.answer', fresh: true },
  'withdrawal.confirm': { can: 'withdrawals.answer', fresh: true },
  'withdrawal.decline': { can: 'withdrawals.answer' },
  'withdrawal.refuse': { can: 'withdrawals.answer' },
  'mail.allow': { can: 'clients.read' },
  'complaint.open': { can: 'complaints.answer' },
  'complaint.take': { can: 'complaints.answer' },
  'complaint.answer': { can: 'complaints.answer' },
  'care.open': { can: 'care.answer' },
  'care.close': { can: 'care.answer' },
  'care.settle': { can: 'care.answer', fresh: true },
  'care.confirm': { can: 'care.answer', fresh: true },
  'care.decline': { can: 'care.answer' },
  'payment.refund-again': { can: 'payouts.make' },
  'payment.refund-paid': { can: 'payouts.make', fresh: true },
  'review.publish': { can: 'reviews.moderate' },
  'review.refuse': { can: 'reviews.moderate' },
  'review.remove': { can: 'reviews.moderate' },
  'reply.publish': { can: 'reviews.moderate' },
  'reply.refuse': { can: 'reviews.moderate' },
  'horoscope.edit': { can: 'horoscopes.edit' },
  'horoscope.restore': { can: 'horoscopes.edit' },
  'content.draft': { can: 'content.edit' },
  'content.schedule': { can: 'content.edit' },
  'content.publish': { can: 'content.edit' },
  'content.withdraw': { can: 'content.edit' },
  'content.restore': { can: 'content.edit' },
  'picture.add': { can: 'content.edit' },
  'picture.describe': { can: 'content.edit' },
  'picture.erase': { can: 'content.edit' },
  'season.override': { can: 'seasons.override' },
  'season.lift': { can: 'seasons.override' },
  'text.draft': { can: 'texts.edit' },
  'text.discard': { can: 'texts.edit' },
  'text.publish': { can: 'texts.edit', fresh: true },
  'text.restore': { can: 'texts.edit', fresh: true },
  'member.invite': { can: 'members.manage', fresh: true },
  'member.role': { can: 'members.manage', fresh: true },
  'member.suspend': { can: 'members.manage', fresh: true },
  'member.restore': { can: 'members.manage', fresh: true },
  'member.factor': { can: 'members.manage', fresh: true },
  'psychic.receive': { can: 'psychics.manage' },
  'psychic.edit': { can: 'psychics.manage' },
  'psychic.document-add': { can: 'psychics.manage' },
  'psychic.document-read': { can: 'psychics.manage' },
  'psychic.document-answer': { can: 'psychics.manage' },
  'psychic.test': { can: 'psychics.manage' },
  'psychic.open': { can: 'psychics.manage', fresh: true },
  'psychic.refuse': { can: 'psychics.manage' },
  'psychic.reopen': { can: 'psychics.manage' },
  'psychic.pause': { can: 'psychics.manage' },
  'psychic.resume': { can: 'psychics.manage' },
  'psychic.price': { can: 'psychics.manage', fresh: true },
  'psychic.portrait': { can: 'psychics.manage' },
  'psychic.payee': { can: 'payouts.make', fresh: true },
  'payout.make': { can: 'payouts.make', fresh: true },
  'payout.take': { can: 'payouts.make', fresh: true },
  'accounting.take': { can: 'money.read', fresh: true },
  'certificate.take': { can: 'money.read' },
  'service.halt': { can: 'services.halt', fresh: true },
  'service.resume': { can: 'services.halt', fresh: true },
  'ledger.verify': { can: 'money.read' },
  'list.export': { can: 'desk', fresh: true },
  'own.recovery-codes': { can: 'desk', fresh: true },
} as const satisfies Record<string, Rule>

export type Act = keyof typeof acts

/** Characters of the recorded reason of an act. */
export const REASON_MAX = 2000

/** How old a second factor may be for acts that need a fresh one. */
export const FRESH_MINUTES = 5
