import pg from 'pg'
import { addressOf, type Ownership } from './claim.ts'

export const database = 'voyance'
export const ownerRole = 'voyance_owner'
export const applicationRole = 'voyance_app'

/** Creates missing roles and the database; runs under the lock, so never twice at once. */
export async function provision({ client, postmaster }: Ownership): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select rolname as name from pg_roles union all select datname from pg_database',
  )
  const present = new Set(rows.map(({ name }) => name))
  for (const role of [ownerRole, applicationRole]) {
    if (!present.has(role)) await client.query(`create role ${role} login`)
  }
  if (!present.has(database)) await client.query(`create database ${database} owner ${ownerRole}`)

  const inside = new pg.Client({ connectionString: addressOf('postgres', database, postmaster) })
  inside.on('error', () => {})
  try {
    await inside.connect()
    await inside.query(`alter schema public owner to ${ownerRole}`)
  } finally {
    await inside.end()
  }
}
