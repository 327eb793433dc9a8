/** The session of one request. `cookie` is the Set-Cookie line that the answer must carry, if any. */
export interface SessionHandle {
  id: number | null
  /** Public reference, useless for authentication. */
  reference: string | null
  userId: number | null
  /**
   * The member of staff who gave their password in this session, and is not signed in until their second factor is
   * given too.
   */
  waitingFor: number | null
  /** When the second factor was last given. */
  factorAt: Date | null
  /** When it began: for a signed-in person, the time of sign-in. */
  startedAt: Date | null
  /** When its person last confirmed their identity, after the sign-in. */
  confirmedAt: Date | null
  /** Of the token in the request, or of a new one. */
  tokenHash: Buffer | null
  /** The request's cookie is for a session that was ended elsewhere. */
  revoked: boolean
  cookie: string | null
  /** The device cookie, sealed, with the people who signed in on this device. */
  device: string | null
  /** The Set-Cookie line of the device cookie, if it changes. */
  deviceCookie: string | null
  /** The secret of this browser, if it has one. */
  browser: string | null
  /** The Set-Cookie line of the browser's secret, if it changes. */
  browserCookie: string | null
}

/** The handle of a request without a session. */
export const noSession = (): SessionHandle => ({
  id: null,
  reference: null,
  userId: null,
  waitingFor: null,
  factorAt: null,
  startedAt: null,
  confirmedAt: null,
  tokenHash: null,
  revoked: false,
  cookie: null,
  device: null,
  deviceCookie: null,
  browser: null,
  browserCookie: null,
})

/** The Set-Cookie lines that an answer must carry. */
export const cookieLines = ({ cookie, deviceCookie, browserCookie }: SessionHandle): string[] =>
  [cookie, deviceCookie, browserCookie].filter((line) => line !== null)
