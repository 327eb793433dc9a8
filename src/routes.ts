import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page, one line each. */
export default [
  index('features/home/home.page.tsx'),
  route('voyance', 'features/psychics/psychics.page.tsx'),
  route('voyance/:slug', 'features/psychics/psychic.page.tsx'),
  route('voyance/:slug/consulter', 'features/consultations/consult.page.tsx'),
  route('consultations/:id', 'features/consultations/room.page.tsx'),
  route('consultations/:id/messages', 'features/consultations/pane.page.tsx'),
  route('consultations/:id/recu', 'features/consultations/receipt.page.tsx'),
  route('consultations/:id/recu.pdf', 'features/consultations/receipt-pdf.page.ts'),
  route('mon-compte/consultations', 'features/consultations/mine.page.tsx'),
  route('inscription', 'features/accounts/register.page.tsx'),
  route('connexion', 'features/accounts/sign-in.page.tsx'),
  route('deconnexion', 'features/accounts/sign-out.page.ts'),
  route('verification', 'features/accounts/verify.page.tsx'),
  route('mon-compte', 'features/accounts/account.page.tsx'),
  route('page/conditions', 'features/consents/terms.page.tsx'),
  route('bac-a-sable', 'features/sandbox/sandbox.page.tsx'),
  route('mes-favoris', 'features/favorites/favorites.page.tsx'),
  route('wallet', 'features/wallet/wallet.page.tsx'),
  route('bac-a-sable/paiement/:reference', 'features/wallet/sandbox-payment.page.tsx'),
  route('espace-voyant/demandes', 'features/workspace/watch.page.tsx'),
  route('espace-voyant', 'features/workspace/workspace.page.tsx'),
  route('ui', 'features/style-guide/style-guide.page.tsx'),
  route('*', 'features/home/not-found.page.tsx'),
] satisfies RouteConfig
