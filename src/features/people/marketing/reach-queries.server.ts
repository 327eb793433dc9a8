import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { ConsentType } from '../../house/consents/rules.ts'

interface Account {
  birth_date: string | null
  birth_sealed: Buffer | null
  suspended_at: Date | null
  leaves_at: Date | null
}

export interface ClientReach extends Account {
  id: number
  first_name: string
  email: string | null
  email_proved_at: Date | null
  number: string | null
  /** The latest answer to the consent; null if there was none. */
  agreed: boolean | null
  /** The digest of the address by which the answer was confirmed. */
  address_hash: Buffer | null
}

/** What decides whether these clients of a site may get offers, whatever they consented to. */
export async function clientReaches(
  db: Database,
  siteId: number,
  ids: readonly number[],
  type: ConsentType,
): Promise<ClientReach[]> {
  const { rows } = await sql<ClientReach>`
    select u.id, u.first_name, u.email, u.email_proved_at, u.birth_date, u.birth_sealed, u.suspended_at, u.leaves_at,
      n.number, p.agreed, c.address_hash
    from users u
    left join phone_numbers n on n.user_id = u.id
    left join lateral (select id, agreed from consent_proofs where user_id = u.id and type = ${type}
      order by id desc limit 1) p on true
    left join consent_confirmations c on c.proof_id = p.id
    where u.id = any(${[...ids]}::bigint[]) and u.site_id = ${siteId} and u.role = 'client' and u.erased_at is null`.execute(
    db,
  )
  return rows
}

export interface LetterReach extends Account {
  id: number
  email: string
  isConfirmed: boolean
  /** The account that proved the same address; null if there is none. */
  account: number | null
}

/** These subscriptions to a site's newsletter, with the accounts that have the same addresses. */
export async function letterReaches(db: Database, siteId: number, ids: readonly number[]): Promise<LetterReach[]> {
  const { rows } = await sql<LetterReach>`
    select s.id, s.email, s.confirmed_at is not null as "isConfirmed", u.id as account, u.birth_date, u.birth_sealed,
      u.suspended_at, u.leaves_at
    from newsletter_subscriptions s
    left join users u on u.site_id = s.site_id and u.email_key = s.email_key and u.email_proved_at is not null
      and u.role = 'client' and u.erased_at is null
    where s.id = any(${[...ids]}::bigint[]) and s.site_id = ${siteId}`.execute(db)
  return rows
}
