export interface TwilioAccount {
  origin: string
  accountSid: string
  authToken: string
}

export interface TwilioAnswer {
  status: number
  isOk: boolean
  /** Empty for an answer without fields. */
  fields: Readonly<Record<string, unknown>>
}

/** Asks one path of a Twilio account, by GET or, with a form, by POST. @throws on a network failure or no JSON */
export type AskTwilio = (path: string, signal: AbortSignal, form?: URLSearchParams) => Promise<TwilioAnswer>

/** A Twilio account's calls. Redirects are refused, since they would take the token elsewhere. */
export function twilioClient({ origin, accountSid, authToken }: TwilioAccount): AskTwilio {
  const account = `${origin}/2010-04-01/Accounts/${accountSid}`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const headers = { authorization, accept: 'application/json' }
  return async (path, signal, body) => {
    const method = body ? 'POST' : 'GET'
    const asked = { method, headers, body: body ?? null, redirect: 'error', signal } as const
    const response = await fetch(account + path, asked)
    const fields = ((await response.json()) ?? {}) as TwilioAnswer['fields']
    return { status: response.status, isOk: response.ok, fields }
  }
}

/**
 * A failure that may be retried or that concerns our account: with the status only, as Twilio's messages repeat
 * numbers.
 */
export class TwilioFault extends Error {
  readonly code: string

  constructor(status: number) {
    super(`twilio: ${status}`)
    this.name = 'TwilioFault'
    this.code = `HTTP_${status}`
  }
}
