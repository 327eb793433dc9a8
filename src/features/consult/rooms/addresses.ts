import { href } from 'react-router'

/** Where a consultation is held, and read again after. */
export const roomAddress = (id: number | string): string => href('/consultations/:id', { id: String(id) })

export const receiptAddress = (id: number | string): string => href('/consultations/:id/recu', { id: String(id) })
