import { inner, ofClient, ofUnknown, own, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  mailbox: ofClient('mail-address', 'mails', {
    id: inner,
    site_id: own('site'),
    recipient: own('recipient'),
    subject: own('subject'),
    text: own('words'),
    html: inner,
    sent_at: own('sentAt'),
    unsubscribe: inner,
  }),
  handsets: ofClient('telephone', 'texts', {
    id: inner,
    site_id: own('site'),
    recipient: own('recipient'),
    text: own('words'),
    sent_at: own('sentAt'),
  }),
  sandbox_pushes: ofClient('user_id', 'pushes', {
    id: inner,
    site_id: own('site'),
    user_id: inner,
    payload: own('words'),
    ttl_seconds: inner,
    urgency: inner,
    sent_at: own('sentAt'),
  }),
  sandbox_grants: ofUnknown('short', 'code', 'profile', 'redirect_uri', 'challenge', 'nonce', 'expires_at'),
}
