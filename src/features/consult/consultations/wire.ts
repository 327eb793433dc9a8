import type { MessageView } from './send-message.server.ts'

/** A message as it leaves: its instant in ISO. */
export const wire = (message: MessageView) => ({ ...message, sentAt: message.sentAt.toISOString() })
