/** Whether a psychic pays VAT; 'exempt' by article 293 B of the CGI. */
export const vatStatuses = ['exempt', 'liable'] as const
export type VatStatus = (typeof vatStatuses)[number]
