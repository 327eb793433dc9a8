export interface ShownMail {
  id: number
  recipient: string
  subject: string
  text: string
  at: Date
  /** Whether it has an HTML part. */
  hasHtml: boolean
  /** The code in the e-mail, if any. */
  code: string | null
}

export interface ShownPush {
  id: number
  recipient: string
  title: string
  body: string
  /** What a press opens. */
  path: string
  seconds: number
  at: Date
}

export function viewPush(row: {
  id: number
  recipient: string
  payload: string
  seconds: number
  at: Date
}): ShownPush {
  const { payload, ...rest } = row
  const { title, body, path } = JSON.parse(payload) as Pick<ShownPush, 'title' | 'body' | 'path'>
  return { ...rest, title, body, path }
}

export const viewMail = (row: {
  id: number
  recipient: string
  subject: string
  text: string
  sent_at: Date
  has_html: boolean
}): ShownMail => ({
  id: row.id,
  recipient: row.recipient,
  subject: row.subject,
  text: row.text,
  at: row.sent_at,
  hasHtml: row.has_html,
  code: row.text.match(/\b\d{6}\b/)?.[0] ?? null,
})
