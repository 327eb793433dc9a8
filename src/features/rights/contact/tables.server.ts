import { inner, ofClient, own, type Tables } from '../../../personal-data/kinds.ts'
import { openAnswer, openMessage } from './sealed-message.server.ts'

export const tables: Tables = {
  contact_messages: {
    ...ofClient('contact', 'contacts', {
      id: inner,
      site_id: own('site'),
      reference: own('reference'),
      user_id: inner,
      subject: own('subject'),
      sealed: own('words'),
      digest: inner,
      address_mark: inner,
      sent_at: own('sentAt'),
      closed_at: own('settledAt'),
      sealed_answer: own('reply'),
    }),
    open: (keys, row) => {
      const reference = row.reference as string
      const { name, emailAddress, message } = openMessage(keys, { reference, sealed: row.sealed as Buffer })
      const sealedAnswer = row.sealed_answer as Buffer | null
      return {
        sealed: `${name}, ${emailAddress}\n${message}`,
        sealed_answer: openAnswer(keys, { reference, sealedAnswer }),
      }
    },
  },
}
