import type { MessageView } from './send-message.server.ts'

/** A message as sent to browsers, with its time in ISO format. */
export const wire = (message: MessageView) => ({ ...message, sentAt: message.sentAt.toISOString() })
