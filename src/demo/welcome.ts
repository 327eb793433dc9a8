import { href } from 'react-router'
import type { App } from '../app.ts'
import { demoAccounts, demoPassword } from './accounts.ts'

/** The text on the terminal once the site is up. */
export function welcome(app: App): string {
  const sites = app.sites.map((site) => `  ${site.label.padEnd(22)}${site.canonical}`)
  const { apiBase } = app.config.stripe ?? {}
  // Whoever starts the site should know that its payments are not at Stripe itself.
  const payments = apiBase ? [`Paiements : Stripe à l’adresse ${apiBase.origin} (STRIPE_API_BASE)`, ''] : []
  const started = ['', 'Le site est ouvert :', ...sites, '', ...payments]
  if (app.config.mode !== 'demo') return started.join('\n')
  return [
    ...started,
    `Comptes de démonstration (mot de passe : ${demoPassword}) :`,
    ...demoAccounts.map((account) => `  ${account.email.padEnd(22)}  ${account.role}`),
    '',
    `Courriers, codes et paiements simulés : ${app.sites[0].canonical}${href('/bac-a-sable')}`,
    '',
  ].join('\n')
}
