/** How a payment made from the room ended, as the address that the client comes back to says in `paiement`. */
export const PAID = ['accepte', 'refuse', 'annule', 'securite', 'inconnu'] as const
