import { createHash, randomBytes } from 'node:crypto'

/** What a cookie holds of a session: 192 bits that nobody guesses. */
export const newToken = (): string => randomBytes(24).toString('base64url')

/** What the database holds of it. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
