import { href } from 'react-router'
import { inDay, inEuros } from '../../../platform/i18n/french.ts'
import { say, type Wording } from '../../../platform/i18n/texts.ts'
import type { Letter } from '../../house/mail/letter.ts'
import { letterTexts } from './letter-texts.ts'
import type { ChargebackState } from './rules.ts'

interface ClientValues {
  state: ChargebackState
  firstName: string
  canonical: string
  contact: string
  /** The number and day of the purchase. */
  id: number
  paidAt: Date
  /** Cents: what is disputed, and what of the client's unused credit is frozen, or was refunded. */
  amount: number
  frozen: number
  refunded: number
}

/**
 * To the client whose bank disputes a payment, or warns of it. It accuses nobody: a bank may err, and somebody else may
 * have paid with the card.
 */
export function clientLetter(wording: Wording, { state, ...values }: ClientValues): Letter {
  const { amount, frozen, refunded } = values
  const shown = { amount: inEuros(amount), frozen: inEuros(frozen), refunded: inEuros(refunded) }
  const given = { ...values, ...shown, day: inDay(values.paidAt), paidAt: '' }
  const t = (key: keyof typeof letterTexts.entries) => say(wording, letterTexts, key, given)
  const page = (key: 'wallet' | 'follow', path: string) => ({ button: t(key), address: `${values.canonical}${path}` })
  const wallet = page('wallet', href('/wallet'))
  const letter = (subject: string, body: Letter['body']) => ({
    subject,
    greeting: t('greeting'),
    body,
    reason: t('reason'),
  })
  if (state === 'warning') {
    const back = refunded > 0 ? [t('warningBack'), page('follow', href('/wallet/remboursement'))] : [t('warningSpent')]
    return letter(t('warningSubject'), [t('warning'), ...back, t('mistake')])
  }
  if (state === 'won') return letter(t('wonSubject'), [t('won'), t(frozen > 0 ? 'wonFree' : 'wonSpent'), wallet])
  if (state === 'lost') return letter(t('lostSubject'), [t('lost'), t(frozen > 0 ? 'lostTaken' : 'lostSpent'), wallet])
  return letter(t('openSubject'), [
    t('open'),
    t(frozen > 0 ? 'openFrozen' : 'openSpent'),
    t('openNext'),
    wallet,
    t('mistake'),
  ])
}

interface DeskValues {
  state: ChargebackState
  company: string
  /** The chargeback's page. */
  address: string
  amount: number
  dueBy: Date | null
}

/** To the staff who see payments. It passes through mailboxes that are not ours, so it does not reveal whom it is about. */
export function deskLetter(wording: Wording, { state, address, amount, dueBy, company }: DeskValues): Letter {
  const values = { company, amount: inEuros(amount), day: dueBy === null ? '' : inDay(dueBy) }
  const t = (key: keyof typeof letterTexts.entries) => say(wording, letterTexts, key, values)
  return {
    subject: t(`desk.${state}Subject`),
    greeting: t('deskGreeting'),
    body: [
      t(`desk.${state}`),
      ...(dueBy && (state === 'open' || state === 'inquiry') ? [t('deskDue')] : []),
      { button: t('deskButton'), address },
    ],
    reason: t('deskReason'),
  }
}
