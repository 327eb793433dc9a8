import { FREE_SECONDS, REFUND_DAYS } from '../../house/ledger/rules.ts'
import { PHONE_BONUS_SECONDS } from '../../house/users/phone-rules.ts'

/** Free minutes after a disconnection and minutes of grace that a client may get in thirty days without a report. */
const GIFTS_MOST = 20
/** Free seconds with one psychic in a day without a report: the offers of twelve new clients. */
const OFFERED_MOST = 12 * FREE_SECONDS
/** With this many messages from a psychic, a consultation without a counted second is unusual. */
const MESSAGES_LEAST = 5

/** Days after which a movement is in a provider's list, and a payment in that list is known here. */
const LISTED_DAYS = 3
/** Days after which a difference with a provider's list is no longer told. */
const WATCHED_DAYS = 60

/** Whether an instant is within the days of which the provider's list was read, and not of the last ones. */
const withinRead = (at: string): string =>
  `${at} >= r.first at time zone 'Europe/Paris'
    and ${at} < (r.last - ${LISTED_DAYS}) at time zone 'Europe/Paris'
    and ${at} > app_now() - interval '${WATCHED_DAYS} days'`

/** Unusual or overdue rows; each query lists them. Unlike a broken law, none is a fault by itself. */
export const moneyWatches = [
  {
    key: 'refunds',
    name: `no refund is unconfirmed for more than ${REFUND_DAYS} days`,
    faults: `select r.id, r.order_id, r.amount, r.asked_at from order_refunds r
      where r.provider_reference is null and r.asked_at < app_now() - interval '${REFUND_DAYS} days'`,
  },
  {
    key: 'pending',
    name: 'no order waits for its provider for more than a day',
    faults: `select id, user_id, provider, amount, created_at from orders
      where status = 'pending' and created_at < app_now() - interval '1 day'`,
  },
  {
    key: 'payment-accounts',
    name: 'no provider keeps the account of somebody erased for more than a day',
    faults: `select c.user_id, c.provider, u.erased_at from payment_customers c join users u on u.id = c.user_id
      where u.erased_at < app_now() - interval '1 day'`,
  },
  {
    key: 'premium-months',
    name: 'the operator of the premium-rate numbers counts as many seconds in a month as we do',
    faults: `select site_id, month, operator_seconds, own_seconds from premium_months
      where operator_seconds <> own_seconds and month > (app_now() at time zone 'Europe/Paris')::date - ${WATCHED_DAYS}`,
  },
  {
    key: 'premium-ends',
    name: 'no call to the premium-rate number has an unknown end',
    faults: `select id, site_id, psychic_id, announced_at from premium_calls
      where outcome = 'unknown' and announced_at > app_now() - interval '${WATCHED_DAYS} days'`,
  },
  {
    key: 'undecided',
    name: 'no held amount or pending share is more than a day past its term',
    faults: `select consultation_id, default_at as due from care_holds
        where settled_at is null and default_at < app_now() - interval '1 day'
      union all select consultation_id, lapses_at from pending_shares
        where settled_at is null and lapses_at < app_now() - interval '1 day'`,
  },
  {
    key: 'gifts',
    name: 'no client gets more free seconds than others',
    faults: `with given as (
        select c.client_id, count(*) as gifts from consultation_events e join consultations c on c.id = e.consultation_id
          where e.kind = 'gift' and e.at > app_now() - interval '30 days' group by c.client_id
        union all select client_id, count(*) from waivers
          where kind = 'minute' and day > (app_now() at time zone 'Europe/Paris')::date - 30 group by client_id)
      select client_id, sum(gifts) as gifts, null::bigint as seconds from given
        group by client_id having sum(gifts) > ${GIFTS_MOST}
      union all select a.owner_id, null, sum(e.amount) from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id and a.kind = 'client_free_time'
        where t.kind in ('free-time', 'phone-bonus') group by a.owner_id
        having sum(e.amount) > ${FREE_SECONDS + PHONE_BONUS_SECONDS}`,
  },
  {
    key: 'offered',
    name: 'no psychic is consulted mostly on free time',
    faults: `select a.owner_id as psychic_id, sum(e.amount) as seconds from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id
      join ledger_accounts a on a.id = e.account_id and a.kind = 'free_time_used'
      where t.posted_at > app_now() - interval '1 day' group by a.owner_id having sum(e.amount) > ${OFFERED_MOST}`,
  },
  {
    key: 'uncounted',
    name: `a psychic with ${MESSAGES_LEAST} delivered messages has counted seconds`,
    faults: `select c.id as consultation_id, c.client_id, c.psychic_id, count(*) as messages
      from consultations c join receipts r on r.consultation_id = c.id and r.seconds = 0
      join messages m on m.consultation_id = c.id and m.author = 'psychic' and not m.undelivered
      where c.status = 'ended' and c.ended_at > app_now() - interval '30 days'
      group by c.id having count(*) >= ${MESSAGES_LEAST}`,
  },
  {
    key: 'unlisted',
    name: 'each payment and refund is in the list of its provider',
    faults: `with read as (select provider, min(day) as first, max(day) as last from provider_days group by provider)
      select o.id as order_id, null::bigint as refund_id, o.provider_payment as id, o.amount
        from orders o join read r using (provider)
        where o.status = 'paid' and o.provider_payment is not null and ${withinRead('o.settled_at')}
          and not exists (select from provider_movements m where m.provider = o.provider and m.kind = 'payment'
            and m.payment = o.provider_payment and m.amount = o.amount and m.currency = o.currency)
      union all select o.id, f.id, f.provider_reference, f.amount
        from order_refunds f join orders o on o.id = f.order_id join read r using (provider)
        where f.provider_reference is not null and f.paid_by is null and ${withinRead('f.asked_at')}
          and not exists (select from provider_movements m where m.provider = o.provider and m.kind = 'refund'
            and m.source = f.provider_reference and m.amount = -f.amount)`,
  },
  {
    key: 'unknown',
    name: 'each payment, refund and chargeback in the list of a provider is known here',
    faults: `select m.provider, m.movement, m.kind, m.amount, m.currency, m.at from provider_movements m
      where m.at < app_now() - interval '${LISTED_DAYS} days' and m.at > app_now() - interval '${WATCHED_DAYS} days'
        and case m.kind
          when 'payment' then not exists (select from orders o where o.provider = m.provider and o.status = 'paid'
            and o.provider_payment = m.payment)
          when 'refund' then not exists (select from order_refunds f join orders o on o.id = f.order_id
            where o.provider = m.provider and f.provider_reference = m.source)
          when 'chargeback' then not exists (select from chargebacks c
            where c.provider = m.provider and c.provider_dispute = m.source)
          else false end`,
  },
  {
    key: 'uncovered',
    name: 'what clients have not spent is at the provider and on the bank account',
    faults: `select day, client_money, at_provider, at_bank from (
        select * from unspent_days where at_bank is not null order by day desc limit 1) told
      where client_money > coalesce(at_provider, 0) + at_bank`,
  },
] as const satisfies readonly { key: string; name: string; faults: string }[]
