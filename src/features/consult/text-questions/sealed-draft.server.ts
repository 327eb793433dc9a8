/** Where a question by text message is sealed, while its price waits for a yes. */
export const draftPlace = (userId: number): string => `text draft ${userId}`

/** Where a message that came in is sealed. */
export const inboundPlace = (providerId: string): string => `inbound text ${providerId}`
