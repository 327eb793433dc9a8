import { href } from 'react-router'

/** Where anybody who holds a receipt checks it. */
export const checkAddress = (code: string): string => href('/recu/:code', { code })
