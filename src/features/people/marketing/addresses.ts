import { href } from 'react-router'

// Pages that links of mails lead to: each token is the whole right to what its page does.

export const confirmationPage = (token: string): string => `${href('/offres/confirmer')}?jeton=${token}`

export const unsubscribePage = (token: string): string =>
  `${href('/desinscription')}?${new URLSearchParams({ jeton: token })}`
