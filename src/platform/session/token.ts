import { createHash, randomBytes } from 'node:crypto'

/** A session token for a cookie: 192 random bits. */
export const newToken = (): string => randomBytes(24).toString('base64url')

/** The digest of a token, as stored in the database. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
