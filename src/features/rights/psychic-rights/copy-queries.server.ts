import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Heading, Label } from './copy-texts.ts'

export type CopyRow = Partial<Record<Label, unknown>>

/** Read from the tables alone; the account, its bank details and the order of the parts are the copy's. */
type Read = Exclude<Heading, 'account' | 'payee'>

/** A minute of the day as it is read on a clock. */
const clock = (column: string) => sql`to_char(make_interval(mins => ${sql.ref(column)}), 'HH24:MI')`

/** What each part is read from. Nothing that a client wrote, and nothing that names one, is among it. */
const reads: Record<Read, (psychicId: number) => RawBuilder<CopyRow>> = {
  profile: (id) => sql`
    select name, slug, state, gender, headline, presentation, method, specialities, offered_channels as channels,
      practising_since as "practisingSince", joined_at as "joinedAt", identity_checked_on as "identityCheckedOn"
    from psychics where id = ${id}`,
  listings: (id) => sql`
    select site_id as site, price_per_minute as "perMinute", price_per_answer as "perAnswer"
    from psychic_listings where psychic_id = ${id} order by site_id`,
  prices: (id) => sql`
    select site_id as site, price_per_minute as "perMinute", since, reason
    from psychic_prices where psychic_id = ${id} order by psychic_prices.id`,
  answerPrices: (id) => sql`
    select site_id as site, price_per_answer as "perAnswer", since, reason
    from psychic_answer_prices where psychic_id = ${id} order by psychic_answer_prices.id`,
  week: (id) => sql`
    select day as weekday, ${clock('from_minute')} as "from", ${clock('to_minute')} as "to"
    from psychic_hours where psychic_id = ${id} order by day, from_minute`,
  days: (id) => sql`select day, spans from psychic_day_hours where psychic_id = ${id} order by day`,
  holidays: (id) => sql`
    select from_day as "from", to_day as "to" from psychic_holidays where psychic_id = ${id} order by from_day`,
  presence: (id) => sql`
    select day, milliseconds / 1000 as seconds from presence_days where psychic_id = ${id} order by day`,
  consultations: (id) => sql`
    select c.id as number, c.site_id as site, c.channel, c.status as state, c.requested_at as "requestedAt",
      c.accepted_at as "acceptedAt", c.started_at as "startedAt", c.ended_at as "endedAt", c.end_reason as "endReason",
      c.price_per_minute as "perMinute", c.price_per_answer as "perAnswer", c.psychic_share_percent as "sharePercent",
      r.seconds, r.free_seconds as "freeSeconds", r.total as billed
    from consultations c left join receipts r on r.consultation_id = c.id
    where c.psychic_id = ${id} order by c.id`,
  reviews: (id) => sql`
    select consultation_id as consultation, site_id as site, rating, status as state, written_at as at
    from reviews where psychic_id = ${id} order by consultation_id`,
  replies: (id) => sql`
    select y.consultation_id as consultation, y.text, y.status as state, y.written_at as at
    from review_replies y join consultations c on c.id = y.consultation_id
    where c.psychic_id = ${id} order by y.consultation_id`,
  earnings: (id) => sql`
    select t.posted_at as at, a.site_id as site, t.kind, a.kind as account, consultation_of(t) as consultation, e.amount
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id
    where a.owner_id = ${id} and a.unit = 'cent' and a.kind in ('psychic_earnings', 'psychic_pending', 'psychic_held')
    order by e.id`,
  payouts: (id) => sql`
    select to_char(month, 'YYYY-MM') as month, site_id as site, amount, executed_at as "executedAt",
      returned_at as "returnedAt", return_reason as reason
    from psychic_payouts where psychic_id = ${id} order by psychic_payouts.month, file_id`,
  papers: (id) => sql`
    select to_char(month, 'YYYY-MM') as month, site_id as site, kind, number, issued_at as at
    from psychic_statements where psychic_id = ${id} order by psychic_statements.month, kind, number`,
  tax: (id) => sql`
    select legal_name as "legalName", siret, address, vat_status as vat, mandate_on as "mandateOn"
    from psychic_tax_facts where psychic_id = ${id}`,
  proposals: (id) => sql`
    select site_id as site, field, before, after, state, proposed_at as at, decided_at as "decidedAt", reason
    from profile_proposals where psychic_id = ${id} order by profile_proposals.id`,
  answers: (id) => sql`
    select label, text from canned_answers where psychic_id = ${id} order by canned_answers.id`,
  documents: (id) => sql`
    select kind, kept_at as "keptAt", outcome, reason, expires_on as "expiresOn"
    from psychic_documents where psychic_id = ${id} order by psychic_documents.id`,
  charter: (id) => sql`
    select name, version, signed_at as "signedAt" from charter_signatures where psychic_id = ${id} order by signed_at`,
  training: (id) => sql`
    select module, version, passed_at as at from training_passes where psychic_id = ${id} order by passed_at`,
  notes: (id) => sql`select count(*)::integer as count from client_notes where psychic_id = ${id}`,
}

export async function readPart(db: Database, part: Read, psychicId: number): Promise<CopyRow[]> {
  return (await reads[part](psychicId).execute(db)).rows
}
