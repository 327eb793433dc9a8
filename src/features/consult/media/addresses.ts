/** Where participants read a picture of their conversation. */
export const pictureAddress = (consultationId: number, file: string, size: 'full' | 'preview'): string =>
  `/api/consultations/${consultationId}/pictures/${file}${size === 'preview' ? '?size=preview' : ''}`

/** Where participants read a voice note of their conversation. */
export const noteAddress = (consultationId: number, file: string): string =>
  `/api/consultations/${consultationId}/voice-notes/${file}`
