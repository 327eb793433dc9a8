import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'

export interface BareCall {
  databaseUrl: string
  userId: number
  /** What is answered besides the row's id. */
  answer: object
}

// Runs in its own process, as the site does: a call that makes one prepared query, and nothing else.
process.once('message', ({ databaseUrl, userId, answer }: BareCall) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  const bare = new Hono()
  bare.get('/api/users/me', async (c) => {
    const text = 'select users.* from sessions join users on users.id = sessions.user_id where users.id = $1 limit 1'
    const { rows } = await pool.query({ name: 'me', text, values: [userId] })
    return c.json({ ...answer, id: rows[0].id })
  })
  serve({ fetch: bare.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => process.send!(port))
})
