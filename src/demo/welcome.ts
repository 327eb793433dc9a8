import { href } from 'react-router'
import type { App } from '../app.ts'
import type { Config } from '../config.ts'
import { demoAccounts, demoPassword } from './accounts.ts'
import { DEMO_CODE } from './seed-promotions.ts'

/** The text on the terminal once the site is up. */
export function welcome(app: App): string {
  const sites = app.sites.map((site) => `  ${site.label.padEnd(22)}${site.canonical}`)
  const payouts = app.config.payouts.debtor
    ? []
    : ['Virements : aucun compte bancaire pour payer les voyants (PAYOUT_DEBTOR_NAME, _IBAN et _TOWN)', '']
  const started = ['', 'Le site est ouvert :', ...sites, '', ...paymentsElsewhere(app.config), ...payouts]
  if (app.config.mode !== 'demo') return started.join('\n')
  return [
    ...started,
    `Comptes de démonstration (mot de passe : ${demoPassword}) :`,
    ...demoAccounts.map((account) => `  ${account.email.padEnd(22)}  ${account.role}`),
    '',
    `Un code à essayer : ${DEMO_CODE}, à l’adresse ${app.sites[0].canonical}${href('/wallet/code')}`,
    `Courriers, codes et paiements simulés : ${app.sites[0].canonical}${href('/bac-a-sable')}`,
    '',
  ].join('\n')
}

/** Whoever starts the site should know which company takes its payments, unless it is Stripe itself or the sandbox. */
function paymentsElsewhere({ stripe, gateway }: Config): string[] {
  if (stripe?.apiBase) return [`Paiements : Stripe à l’adresse ${stripe.apiBase.origin} (STRIPE_API_BASE)`, '']
  if (!gateway) return []
  const mode = gateway.mode === 'TEST' ? ', en mode test : aucun argent n’est pris' : ''
  return [`Paiements : la banque, à l’adresse ${new URL(gateway.pageUrl).origin}${mode}`, '']
}
